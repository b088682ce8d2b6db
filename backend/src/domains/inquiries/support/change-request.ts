import type { Appointment, SupportRequest } from '@care/contracts/schemas';
import { hasPassed } from '@care/contracts/support-requests';
import type { Updateable } from 'kysely';
import { tellOwner } from '../../accounts';
import { appointmentText, closeCase } from '../../desk';
import type { Database, DbTransaction } from '../../../platform/database/schema';
import type { App, Viewer } from '../../../platform/http/app-type';
import { conflict, notFound } from '../../../platform/http/errors';
import { canceledMail, confirmedMail } from './request-mails';
import { appointmentOf, CASE_KINDS, lockRequest, partiesOf, presentRequest, type RequestRow } from './requests';
import { openRequestCase } from './send-request';
import { companyById } from '../../companies';
import { rowsWith } from '../../../platform/database/queries';

const NO_REQUEST = 'Diese Anfrage gibt es nicht.';
const HAS_CHANGED = 'Das ist bei dieser Anfrage nicht mehr möglich. Bitte laden Sie die Seite neu.';

interface Step {
  id: number;
  viewer: Viewer;
  origin: string;
}

/** Locks an own request with its case, in the order in which the desk locks them. */
async function lockOwn(db: DbTransaction, { id, viewer }: Step): Promise<RequestRow> {
  const found = await rowsWith(db, 'support_request', { id, user_id: viewer.userId })
    .select(['company_id', 'kind'])
    .executeTakeFirstOrThrow(() => notFound(NO_REQUEST));
  await companyById(db, found.company_id)
    .select('id')
    // With a removed provider everything has ended.
    .where('status', '!=', 'REMOVED')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFound(NO_REQUEST));
  await rowsWith(db, 'desk_case', { kind: CASE_KINDS[found.kind], subject_id: id }).select('id').forUpdate().execute();
  const row = await lockRequest(db, id);
  if (!row) throw notFound(NO_REQUEST);
  return row;
}

const change = (db: DbTransaction, id: number, values: Updateable<Database['support_request']>): Promise<RequestRow> =>
  db.updateTable('support_request').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

const subjectOf = ({ id, kind }: RequestRow) => ({ kinds: [CASE_KINDS[kind]], subjectId: id });

/**
 * Withdraws a request for a visit, or cancels a confirmed visit, which the desk has to read: its case is opened again. Once
 * more changes nothing. The person who sent it may do that without the package and without the provider too (PK-08).
 * @throws 404 for a request of somebody else, 409 if there is nothing to cancel any more
 */
export async function cancelRequest(app: App, step: Step): Promise<SupportRequest> {
  await app.jobs.ready('mail');
  return app.databases.primary.kysely.transaction().execute(async (db) => {
    const row = await lockOwn(db, step);
    if (row.state === 'CANCELED') return presentRequest(row);
    const appointment = appointmentOf(row);
    const isOpen = row.state === 'RECEIVED' || row.state === 'PROPOSED';
    if (row.kind !== 'VISIT' || !(isOpen || row.state === 'CONFIRMED')) throw conflict(HAS_CHANGED);
    if (row.state === 'CONFIRMED' && appointment && hasPassed(appointment))
      throw conflict('Dieser Termin ist vorbei und lässt sich nicht mehr stornieren.');
    const canceled = await change(db, row.id, { state: 'CANCELED', settled_at: new Date() });
    const actorId = step.viewer.userId;
    if (row.state === 'CONFIRMED' && appointment) {
      const action = `Termin storniert: ${appointmentText(appointment)}`;
      await openRequestCase(db, canceled, { actorId, action, badge: 'Termin storniert' });
      const parties = await partiesOf(db, canceled);
      const mail = canceledMail({ row: canceled, parties, origin: step.origin }, appointment);
      await tellOwner(app, db, parties, mail);
    } else await closeCase(db, subjectOf(row), { actorId, action: 'Anfrage zurückgezogen' });
    return presentRequest(canceled);
  });
}

/**
 * Accepts the time that the desk has proposed; once more changes nothing (PK-08).
 * @param seen the proposed time that the person has read
 * @throws 404 for a request of somebody else, 409 if another time is proposed meanwhile or this one has passed
 */
export async function acceptAppointment(app: App, step: Step, seen: Appointment): Promise<SupportRequest> {
  await app.jobs.ready('mail');
  return app.databases.primary.kysely.transaction().execute(async (db) => {
    const row = await lockOwn(db, step);
    const appointment = appointmentOf(row);
    const isSame = appointment?.day === seen.day && appointment.time === seen.time;
    if (row.state === 'CONFIRMED' && isSame) return presentRequest(row);
    if (row.state !== 'PROPOSED') throw conflict(HAS_CHANGED);
    if (!isSame) throw conflict('Unser Team hat inzwischen einen anderen Termin vorgeschlagen.');
    if (hasPassed(seen)) throw conflict('Dieser Termin ist vorbei. Bitte ziehen Sie die Anfrage zurück.');
    const parties = await partiesOf(db, row);
    if (parties.owner_id !== row.user_id) throw conflict('Diese Einrichtung gehört inzwischen jemand anderem.');
    const confirmed = await change(db, row.id, { state: 'CONFIRMED', settled_at: new Date() });
    const action = `Termin angenommen: ${appointmentText(seen)}`;
    await closeCase(db, subjectOf(row), { actorId: step.viewer.userId, action });
    await tellOwner(app, db, parties, confirmedMail({ row: confirmed, parties, origin: step.origin }, seen));
    return presentRequest(confirmed);
  });
}
