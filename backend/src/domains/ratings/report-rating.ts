import type { ErrorDetails, RatingReported, RatingReportInput } from '@care/contracts/schemas';
import { clientNetwork } from '@care/contracts/client-network';
import { t } from '@care/contracts/texts';
import { REPORT_REASONS, type ReportReason } from '@care/contracts/vocabulary';
import type { Transaction, Updateable } from 'kysely';
import { createHmac } from 'node:crypto';
import type { Database } from '../../platform/database/schema';
import type { App, Viewer } from '../../platform/http/app-type';
import { refusedAt, validationError } from '../../platform/http/errors';
import { noSuch } from '../../platform/http/texts';
import { once } from '../../platform/http/idempotency';
import { normalAddress, normalColumn } from '../../platform/mail/mail-address';
import { authSecret } from '../../platform/secrets/auth-secret';
import { manyLines, oneLine } from '../../platform/text/plain-text';
import { confirmedPerson } from '../accounts';
import { companyById } from '../companies';
import { reasonsOf } from './rating-case';
import { openRatingCase } from './rating-case-kind';
import { receivedMail } from './rating-mails';

const OWN_RATING = 'Eigene Bewertungen können Sie nicht melden.';

interface From {
  viewer: Viewer | null;
  /** The address of the client. */
  address: string;
  idempotencyKey: string | undefined;
}

/** The reporter: an account, or a visitor with name and address. */
interface Reporter {
  reporter_id: number | null;
  reporter_name: string;
  reporter_email: string | null;
}

/**
 * Keeps the report of a public rating, brings the rating to the desk and confirms the receipt by mail (RV-05). Visitors
 * may report too, with reason, name, e-mail and a declaration of good faith.
 * @throws 404 for a rating that is not public, 403 for an own one, 409 with `details.author` for a second report, 422
 */
export async function reportRating(
  app: App,
  input: RatingReportInput,
  { viewer, address, idempotencyKey }: From,
): Promise<RatingReported> {
  const reporter = reporterOf(input, viewer);
  const report = { title: oneLine(input.title), description: manyLines(input.description) };
  refuseEmpty(report);
  const reason = reasonOf(input);
  const scope = `rating-report ${viewer ? `user:${viewer.userId}` : 'visitor'}`;
  return once(app.databases, { scope, key: idempotencyKey, body: input }, async (db) => {
    const rating = await lockPublicRating(db, input.rating);
    if (viewer && rating.author_id === viewer.userId) throw refusedAt('detail', 403, 'permission_denied', OWN_RATING);
    const values = { ...reporter, ...report, reason, network_hash: networkHash(app, rating.id, address) };
    const kept =
      (await reportChanged(db, rating, values)) ??
      (await db
        .insertInto('rating_report')
        .values({ rating_id: rating.id, ...values })
        .onConflict((on) => on.doNothing())
        .returning('id')
        .executeTakeFirst());
    if (!kept) throw refusedAt('author', 409, 'uniqueness', t('errors.alreadyReported'));
    const action = viewer ? 'Bewertung gemeldet' : 'Bewertung ohne Konto gemeldet';
    const entry = { letters: 'BW', number: kept.id, badge: reasonsOf([reason]) } as const;
    const reference = await openRatingCase(db, rating.id, entry, { actorId: reporter.reporter_id, action });
    // An account gets the mail at its confirmed address only; a visitor gets one without any text that was typed.
    const { reporter_id, reporter_email: email } = reporter;
    const person = email ? { email, first_name: '' } : await confirmedPerson(db, reporter_id);
    const received = { company: rating.name, reference, isVisitor: reporter_id === null };
    if (person) await app.mailer.send(receivedMail(person, received), { transaction: db });
    return { reference, status: 'RECEIVED' };
  });
}

/**
 * Replaces a report that was decided before the author changed the rating: whoever sent it may report the new text.
 * Undefined if there is none.
 */
const reportChanged = (
  db: Transaction<Database>,
  { id, updated_at }: { id: number; updated_at: Date },
  values: Reporter & Pick<Updateable<Database['rating_report']>, 'title' | 'description' | 'reason' | 'network_hash'>,
) =>
  db
    .updateTable('rating_report')
    .set({ ...values, created_at: new Date(), decided_at: null })
    .where('rating_id', '=', id)
    .where('decided_at', '<', updated_at)
    .where(({ or, eb }) =>
      or([
        eb('reporter_id', '=', values.reporter_id),
        eb(normalColumn('reporter_email'), '=', normalAddress(values.reporter_email ?? '')),
      ]),
    )
    .returning('id')
    .executeTakeFirst();

/** The reason, which the title may name too; null for a free title. */
const reasonOf = ({ reason, title }: RatingReportInput): ReportReason | null =>
  reason ?? REPORT_REASONS.find((one) => [one, t(`reportReasons.${one}`)].includes(oneLine(title))) ?? null;

/** The network of a report, which nobody can compare with that of another rating or find without the secret. */
const networkHash = ({ settings }: App, ratingId: number, address: string): Buffer =>
  createHmac('sha256', authSecret(settings))
    .update(`rating-report:${ratingId}:${clientNetwork(address)}`)
    .digest();

function reporterOf({ name = '', email, reason, good_faith }: RatingReportInput, viewer: Viewer | null): Reporter {
  if (viewer) return { reporter_id: viewer.userId, reporter_name: '', reporter_email: null };
  const reporter_name = oneLine(name);
  const details: ErrorDetails = {
    ...(!reporter_name && { name: t('fields.required') }),
    ...(!email && { email: t('fields.required') }),
    ...(email && email !== oneLine(email) && { email: t('fields.email') }),
    ...(!reason && { reason: t('fields.choice') }),
    ...(!good_faith && { good_faith: t('errors.consentRequired') }),
  };
  if (!email || Object.keys(details).length > 0) throw validationError(details);
  return { reporter_id: null, reporter_name, reporter_email: email };
}

/** Text that consists of invisible characters only is empty. */
function refuseEmpty(report: Record<string, string>): void {
  const empty = Object.keys(report).filter((field) => !report[field]);
  if (empty.length > 0) throw validationError(Object.fromEntries(empty.map((field) => [field, t('fields.required')])));
}

/** Reports wait for a decision about a rating of the same provider, and the other way round. */
async function lockPublicRating(db: Transaction<Database>, id: number) {
  const found = db
    .selectFrom('rating')
    .innerJoin('company', 'company.id', 'rating.company_id')
    .select(['rating.id', 'author_id', 'company_id', 'rating.updated_at', 'name'])
    .where('rating.id', '=', id)
    .where('rating.status', '=', 'PUBLISHED')
    .where('company.status', '=', 'PUBLISHED');
  const before = await found.executeTakeFirst();
  await companyById(db, before?.company_id ?? 0)
    .select('id')
    .forShare()
    .execute();
  return found.executeTakeFirstOrThrow(() => noSuch('rating'));
}
