import { berlinDay } from '@care/contracts/format';
import { allows } from '@care/contracts/tiers';
import type { SupportRequest, SupportRequestInput, Appointment } from '@care/contracts/schemas';
import { isWithin, supportLabels, VISIT_DAYS, hasPassed } from '@care/contracts/support-requests';
import { t, tierNames } from '@care/contracts/texts';
import { sql, type Insertable, type Updateable } from 'kysely';
import { accountById, tellOwner } from '../../accounts';
import { openCase, appointmentText, closeCase } from '../../desk';
import type { Database, DbTransaction } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import {
  notAuthenticated,
  notFound,
  permissionDenied,
  throttled,
  tierRequired,
  validationError,
  conflict,
} from '../../../platform/http/errors';
import { once } from '../../../platform/http/idempotency';
import type { Sender } from '../../../platform/http/sender';
import { manyLines, oneLine } from '../../../platform/text/plain-text';
import { receivedMail, canceledMail, confirmedMail } from './request-mails';
import {
  CASE_KINDS,
  partiesOf,
  presentRequest,
  referenceOf,
  requestById,
  type RequestRow,
  appointmentOf,
  lockRequest,
} from './requests';
import { lockOwnCompany, companyById } from '../../companies';
import { rowsWith } from '../../../platform/database/queries';

/** Requests of one provider within 24 hours, whoever owns it. */
const MAX_PER_DAY = 5;
const DAY_SECONDS = 86_400;

/**
 * Stores a question or a request for a visit, brings it to the desk and mails the receipt (PK-08). The schema has checked
 * the fields. A repetition with the same key returns the same request as it is now.
 * @throws 404 for a provider of somebody else, 403 without the tier or while it is not public, 422, 429 above the limit
 */
export async function sendRequest(app: App, companyId: number, input: SupportRequestInput, sender: Sender) {
  const { viewer, idempotencyKey: key, origin } = sender;
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
async function openRequestCase(
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
  };
  if (input.kind === 'QUESTION') return columns;
  const { contact, address, wishes } = input;
  return { ...columns, contact: oneLine(contact), address: oneLine(address), wishes: JSON.stringify(wishes) };
}

const NO_REQUEST = 'Diese Anfrage gibt es nicht.';
const HAS_CHANGED = 'Das ist bei dieser Anfrage nicht mehr möglich. Bitte laden Sie die Seite neu.';

type Step = Pick<Sender, 'viewer' | 'origin'> & { id: number };

/** Runs a step of a person on an own request, whose row is locked, and answers with the request after it. */
async function takeStep(app: App, own: Step, run: (db: DbTransaction, row: RequestRow) => Promise<RequestRow>) {
  await app.jobs.ready('mail');
  const db = app.databases.primary.kysely;
  return presentRequest(await db.transaction().execute(async (locked) => run(locked, await lockOwn(locked, own))));
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
export const cancelRequest = (app: App, step: Step): Promise<SupportRequest> =>
  takeStep(app, step, async (db, row) => {
    if (row.state === 'CANCELED') return row;
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
    return canceled;
  });

/**
 * Accepts the time that the desk has proposed; once more changes nothing (PK-08).
 * @param seen the proposed time that the person has read
 * @throws 404 for a request of somebody else, 409 if another time is proposed meanwhile or this one has passed
 */
export const acceptAppointment = (app: App, step: Step, seen: Appointment): Promise<SupportRequest> =>
  takeStep(app, step, async (db, row) => {
    const appointment = appointmentOf(row);
    const isSame = appointment?.day === seen.day && appointment.time === seen.time;
    if (row.state === 'CONFIRMED' && isSame) return row;
    if (row.state !== 'PROPOSED') throw conflict(HAS_CHANGED);
    if (!isSame) throw conflict('Unser Team hat inzwischen einen anderen Termin vorgeschlagen.');
    if (hasPassed(seen)) throw conflict('Dieser Termin ist vorbei. Bitte ziehen Sie die Anfrage zurück.');
    const parties = await partiesOf(db, row);
    if (parties.owner_id !== row.user_id) throw conflict('Diese Einrichtung gehört inzwischen jemand anderem.');
    const confirmed = await change(db, row.id, { state: 'CONFIRMED', settled_at: new Date() });
    const action = `Termin angenommen: ${appointmentText(seen)}`;
    await closeCase(db, subjectOf(row), { actorId: step.viewer.userId, action });
    await tellOwner(app, db, parties, confirmedMail({ row: confirmed, parties, origin: step.origin }, seen));
    return confirmed;
  });
