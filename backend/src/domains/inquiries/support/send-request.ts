import { berlinDay } from '@care/contracts/format';
import { allows } from '@care/contracts/tiers';
import type { SupportRequest, SupportRequestInput } from '@care/contracts/schemas';
import { isWithin, supportLabels, VISIT_DAYS } from '@care/contracts/support-requests';
import { t, tierNames } from '@care/contracts/texts';
import { sql, type Insertable } from 'kysely';
import { accountById, tellOwner } from '../../accounts';
import { openCase } from '../../desk';
import type { Database, DbTransaction } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import {
  notAuthenticated,
  notFound,
  permissionDenied,
  throttled,
  tierRequired,
  validationError,
} from '../../../platform/http/errors';
import { once } from '../../../platform/http/idempotency';
import type { Sender } from '../../../platform/http/sender';
import { manyLines, oneLine } from '../../../platform/text/plain-text';
import { receivedMail } from './request-mails';
import { CASE_KINDS, partiesOf, presentRequest, referenceOf, requestById, type RequestRow } from './requests';
import { lockOwnCompany } from '../../companies';
import { rowsWith } from '../../../platform/database/queries';

/** Requests of one provider within 24 hours, whoever owns it. */
const MAX_PER_DAY = 5;
const DAY_SECONDS = 86_400;

interface From extends Sender {
  companyId: number;
}

/**
 * Stores a question or a request for a visit, brings it to the desk and mails the receipt (PK-08). The schema has checked
 * the fields. A repetition with the same key returns the same request as it is now.
 * @throws 404 for a provider of somebody else, 403 without the tier or while it is not public, 422, 429 above the limit
 */
export async function sendRequest(app: App, input: SupportRequestInput, from: From): Promise<SupportRequest> {
  const { companyId, viewer, idempotencyKey: key, origin } = from;
  const scope = `support-request user:${viewer.userId}`;
  await app.jobs.ready('mail');
  const { id } = await once(app.databases, { scope, key, body: { companyId, ...input } }, async (db) => {
    await lockCompany(db, companyId, viewer.userId);
    refuseWrong(input);
    await refuseTooMany(app, db, companyId);
    const row = await db
      .insertInto('support_request')
      .values({ company_id: companyId, user_id: viewer.userId, ...columnsOf(input) })
      .returningAll()
      .executeTakeFirstOrThrow();
    const parties = await partiesOf(db, row);
    await openRequestCase(db, row, { actorId: viewer.userId, action: FIRST_STEPS[row.kind] });
    await tellOwner(app, db, parties, receivedMail({ row, parties, origin }));
    return { id: row.id };
  });
  const row = requestById(app.databases.primary.kysely, id);
  return presentRequest(await row.executeTakeFirstOrThrow(() => notFound('Diese Anfrage gibt es nicht mehr.')));
}

const FIRST_STEPS = { QUESTION: 'Frage gestellt', VISIT: 'Besuch angefragt' } as const;

/** Brings a request to the desk, or back to it. */
export async function openRequestCase(
  db: DbTransaction,
  row: RequestRow,
  { badge = 'Neu', ...event }: { actorId: number; action: string; badge?: string },
): Promise<void> {
  const { name, first_name, last_name, email } = await partiesOf(db, row);
  const entry = {
    kind: CASE_KINDS[row.kind],
    subject_id: row.id,
    reference: referenceOf(row),
    title: `${name}: ${supportLabels.subject[row.subject]}`,
    search_text: oneLine(`${first_name} ${last_name} ${email} ${row.contact ?? ''}`),
    badge,
    company_id: row.company_id,
    // A case about a person can suspend the account; a request is no reason for that.
    person_id: null,
  };
  await openCase(db, entry, event);
}

/** The own provider, locked so that its requests are counted correctly. The account is held first, as everywhere. */
async function lockCompany(db: DbTransaction, companyId: number, userId: number): Promise<void> {
  await accountById(db, userId)
    .select('id')
    .forKeyShare()
    .executeTakeFirstOrThrow(() => notAuthenticated());
  const company = await lockOwnCompany(db, companyId, { userId });
  if (!allows(company.subscription, 'support'))
    throw tierRequired(
      'support',
      `Unterstützung durch unser Team und Besuche vor Ort gehören zum Paket ${tierNames('support')}.`,
    );
  if (company.status !== 'PUBLISHED')
    throw permissionDenied('Ihr Profil ist zurzeit nicht öffentlich. Deshalb können Sie keine Anfrage senden.');
}

/** The rules that depend on the day or on several fields. */
function refuseWrong(input: SupportRequestInput): void {
  const problems: Record<string, string> = {};
  if (input.answer_by === 'PHONE' && !input.phone) problems.phone = t('fields.required');
  const today = berlinDay(new Date());
  const wishes = input.kind === 'VISIT' ? input.wishes : [];
  wishes.forEach(({ day, time }, index) => {
    if (!isWithin(day, today, VISIT_DAYS))
      problems[`wishes.${index}.day`] = `Bitte wählen Sie einen Tag zwischen morgen und heute in ${VISIT_DAYS} Tagen.`;
    else if (wishes.slice(0, index).some((one) => one.day === day && one.time === time))
      problems[`wishes.${index}.day`] = 'Diesen Termin haben Sie schon genannt.';
  });
  if (Object.keys(problems).length > 0) throw validationError(problems);
}

async function refuseTooMany(app: App, db: DbTransaction, companyId: number): Promise<void> {
  const recent = await rowsWith(db, 'support_request', { company_id: companyId })
    .select(sql<number>`extract(epoch from created_at + interval '1 day' - now())::float8`.as('seconds_left'))
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${DAY_SECONDS})`)
    .orderBy('created_at', 'desc')
    .execute();
  const limit = Math.max(1, Math.floor(MAX_PER_DAY * app.settings.RATE_LIMIT_FACTOR));
  // There is room again when the oldest of the latest ones is a day old.
  const oldest = recent[limit - 1];
  if (oldest) throw throttled(oldest.seconds_left);
}

type Columns = Omit<Insertable<Database['support_request']>, 'company_id' | 'user_id'>;

function columnsOf(input: SupportRequestInput): Columns {
  const { kind, subject, answer_by } = input;
  const columns: Columns = {
    ...{ kind, subject, answer_by, text: manyLines(input.text) },
    phone: (answer_by === 'PHONE' && input.phone) || null,
    ...{ contact: null, address: null, answer: null, answered_at: null, settled_at: null },
    ...{ appointment_day: null, appointment_time: null },
  };
  if (input.kind === 'QUESTION') return columns;
  const { contact, address, wishes } = input;
  return { ...columns, contact: oneLine(contact), address: oneLine(address), wishes: JSON.stringify(wishes) };
}
