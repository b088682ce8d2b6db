import type { SupportRequest } from '@care/contracts/schemas';
import type { Selectable } from 'kysely';
import type { Database, Db, DbTransaction } from '../../../platform/database/schema';
import { pick, rowsWith, times } from '../../../platform/database/queries';

export type RequestRow = Selectable<Database['support_request']>;

export const CASE_KINDS = { QUESTION: 'SUPPORT_QUESTION', VISIT: 'VISIT_REQUEST' } as const;

const PREFIXES = { QUESTION: 'FR', VISIT: 'VB' } as const;

/** A reference such as "VB-2026-0012". */
export const referenceOf = ({ id, kind, created_at }: Pick<RequestRow, 'id' | 'kind' | 'created_at'>): string =>
  `${PREFIXES[kind]}-${created_at.getUTCFullYear()}-${String(id).padStart(4, '0')}`;

/** The proposed or confirmed time of a visit. */
export const appointmentOf = ({
  appointment_day,
  appointment_time,
}: Pick<RequestRow, 'appointment_day' | 'appointment_time'>): SupportRequest['appointment'] =>
  appointment_day !== null && appointment_time !== null ? { day: appointment_day, time: appointment_time } : null;

/** A request as the person who sent it sees it. */
export const presentRequest = (row: RequestRow): SupportRequest => ({
  ...pick(row, ['id', 'kind', 'state', 'subject', 'text', 'answer_by', 'phone', 'contact', 'address']),
  ...pick(row, ['wishes', 'answer']),
  reference: referenceOf(row),
  ...times(row, ['created_at', 'answered_at']),
  appointment: appointmentOf(row),
});

/** The requests that a person has sent for a provider, the latest first. */
export const requestsOf = (db: Db, companyId: number, userId: number): Promise<RequestRow[]> =>
  rowsWith(db, 'support_request', { company_id: companyId, user_id: userId })
    .selectAll()
    .orderBy('id', 'desc')
    .execute();

/** The person who sent a request, and the provider, for a mail or a case. */
export const partiesOf = (db: Db, { company_id, user_id }: Pick<RequestRow, 'company_id' | 'user_id'>) =>
  db
    .selectFrom('company as c')
    .innerJoin('user_account as u', (join) => join.on('u.id', '=', user_id))
    .select(['c.name', 'c.slug', 'c.street', 'c.owner_id', 'c.subscription', 'c.status'])
    .select(['u.first_name', 'u.last_name', 'u.email', 'u.email_verified_at'])
    .where('c.id', '=', company_id)
    .executeTakeFirstOrThrow();

export type Parties = Awaited<ReturnType<typeof partiesOf>>;

/** The query of one request by its id. */
export const requestById = (db: Db, id: number) => db.selectFrom('support_request').selectAll().where('id', '=', id);

/** Locks a request; undefined if it was deleted. */
export const lockRequest = (db: DbTransaction, id: number) => requestById(db, id).forUpdate().executeTakeFirst();
