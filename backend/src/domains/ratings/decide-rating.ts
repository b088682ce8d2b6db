import type { Selectable } from 'kysely';
import type { App } from '../../platform/http/app-type';
import { isFound, rowsWith, changeRows } from '../../platform/database/queries';
import type { Database, Db, DbTransaction } from '../../platform/database/schema';
import { conflict } from '../../platform/http/errors';
import { formatDate } from '@care/contracts/format';
import { closeCase } from '../desk';
import type { DeskKind } from '../../platform/domain/desk-kind';
import { siteOrigin } from '../../platform/mail/site-address';
import { aboutRating, caseOfRating, LIVE, RATING_REPORT, refreshRatingsOf, tellRestricted } from './rating-case-kind';
import { askedMail, reportDecidedMail, restoredMail } from './rating-mails';

const ANSWER_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

type RatingStatus = Selectable<Database['rating']>['status'];
type Plan = Parameters<DeskKind['decide']>[2];

/**
 * Moves a rating that the desk decides about to another state. The averages of its provider are right afterwards
 * (RV-07). The caller has locked the provider, so that a change of the rating by its author waits and no deadlock arises.
 * @returns the state before; undefined if the rating is gone or in another state
 */
async function changeStatus(db: DbTransaction, id: number, status: RatingStatus): Promise<RatingStatus | undefined> {
  const rating = await rowsWith(db, 'rating', { id })
    .select(['company_id', 'status'])
    .where('status', 'in', LIVE)
    .forUpdate()
    .executeTakeFirst();
  if (!rating) return undefined;
  await db.updateTable('rating').set({ status }).where('id', '=', id).execute();
  await refreshRatingsOf(db, rating.company_id);
  return rating.status;
}

const OUTCOMES = {
  KEEP: 'Wir haben die Bewertung geprüft und nicht beanstandet.',
  REMOVE: 'Wir haben die Bewertung geprüft. Sie ist nicht mehr öffentlich.',
  COMPANY_REMOVED: 'Die Einrichtung ist nicht mehr öffentlich, und mit ihr auch diese Bewertung.',
  DELETED: 'Die Bewertung wurde inzwischen gelöscht.',
  OWNED: 'Die Bewertung ist aus einem anderen Grund nicht mehr öffentlich.',
} as const;

interface Outcome {
  ratingId: number;
  outcome: keyof typeof OUTCOMES;
  reason?: string;
  origin: string;
}

/** Tells those who have reported a rating, once for each report. */
async function tellReporters(app: App, db: DbTransaction, { ratingId, outcome, reason, origin }: Outcome) {
  const { company, reference } = await aboutRating(db, ratingId);
  const reports = await changeRows(db, 'rating_report', { rating_id: ratingId, decided_at: null })
    .set({ decided_at: new Date() })
    .returning(['reporter_id', 'reporter_email'])
    .execute();
  const ids = reports.flatMap(({ reporter_id }) => reporter_id ?? []);
  const accounts = await db
    .selectFrom('user_account')
    .select(['email', 'first_name'])
    .where('id', 'in', [0, ...ids])
    .where('email_verified_at', 'is not', null)
    .execute();
  const visitors = reports.flatMap(({ reporter_email }) =>
    reporter_email ? { email: reporter_email, first_name: '' } : [],
  );
  const decided = { company, reference, outcome: OUTCOMES[outcome], reason, origin };
  for (const reporter of [...accounts, ...visitors])
    await app.mailer.send(reportDecidedMail(reporter, decided), { transaction: db });
}

/** Before a rating is removed, its author has answered, or has had the time to do so. */
async function requireHeardAuthor(db: DbTransaction, id: number): Promise<void> {
  const waiting = await db
    .selectFrom('rating_question as q')
    .innerJoin('desk_case as k', (join) =>
      join.onRef('k.subject_id', '=', 'q.rating_id').on('k.kind', '=', RATING_REPORT),
    )
    .select('q.answer_until')
    .where('q.rating_id', '=', id)
    .where('k.state', '=', 'WAITING')
    .where('q.answered_at', 'is', null)
    .where('q.answer_until', '>', new Date())
    .executeTakeFirst();
  if (!waiting) return;
  const until = formatDate(waiting.answer_until.toISOString());
  throw conflict(
    `Wer die Bewertung geschrieben hat, kann bis zum ${until} antworten. Bis dahin bleibt sie ausgeblendet.`,
  );
}

type Restored = Pick<Plan, 'subjectId'> & Partial<Pick<Plan, 'reason'>>;

/** Makes a rating public again, and tells its author if it was hidden. Without a reason for steps inside the desk. */
async function restore(app: App, db: DbTransaction, { subjectId, reason }: Restored): Promise<void> {
  const before = await changeStatus(db, subjectId, 'PUBLISHED');
  const { author, company, reference } = await aboutRating(db, subjectId);
  if (author && before === 'DISPUTED')
    await app.mailer.send(restoredMail(author, { company, reference, reason }), { transaction: db });
}

async function remove(app: App, db: DbTransaction, { subjectId, reason, origin }: Plan): Promise<void> {
  // The author may have deleted it meanwhile.
  if (!(await changeStatus(db, subjectId, 'REMOVED'))) return;
  await tellRestricted(app, db, subjectId, { action: 'entfernt', facts: reason, origin, isDecided: true });
}

/** Hides a rating and asks its author; a new question replaces the former one. */
async function hideAndAsk(app: App, db: DbTransaction, { subjectId, reason, origin }: Plan): Promise<void> {
  if (!(await changeStatus(db, subjectId, 'DISPUTED')))
    throw conflict('Diese Bewertung gibt es nicht mehr. Es ist nichts mehr zu fragen.');
  const { author, ...about } = await aboutRating(db, subjectId);
  if (!author)
    throw conflict('Diese Bewertung gehört zu keinem Konto, das wir erreichen. Es ist niemand da, der antworten kann.');
  const answer_until = new Date(Date.now() + ANSWER_DAYS * DAY_MS);
  const unanswered = { answer: '', answered_at: null, expired_at: null };
  const asked = { question: reason, asked_at: new Date(), answer_until, ...unanswered };
  await db
    .insertInto('rating_question')
    .values({ rating_id: subjectId, ...asked })
    .onConflict((on) => on.column('rating_id').doUpdateSet(asked))
    .execute();
  const question = { ...about, ratingId: subjectId, answerUntil: answer_until, facts: reason, origin };
  await app.mailer.send(askedMail(author, question), { transaction: db });
}

/** The decision that a proof of the author shows the contact, which the rating says from then on. */
export const PROVEN = 'PROVEN';

/** Whether the author has sent a file that can still be read. */
export const hasProof = (db: Db, ratingId: number): Promise<boolean> =>
  isFound(db.selectFrom('rating_document').where('rating_id', '=', ratingId).where('storage_key', 'is not', null));

async function markProven(db: DbTransaction, ratingId: number): Promise<void> {
  if (!(await hasProof(db, ratingId))) throw conflict('Zu dieser Bewertung liegt kein Beleg vor.');
  await db.updateTable('rating').set({ verification: 'CONTACT_PROVEN' }).where('id', '=', ratingId).execute();
}

/** Carries out a decision about a reported rating. The desk has locked its author, its provider and the case. */
export const decideRating: DeskKind['decide'] = async (app, db, plan) => {
  if (plan.decision === 'HIDE') {
    await hideAndAsk(app, db, plan);
    return 'WAITING';
  }
  if (plan.decision === PROVEN) await markProven(db, plan.subjectId);
  const outcome = plan.decision === 'REMOVE' ? 'REMOVE' : 'KEEP';
  await (outcome === 'REMOVE' ? remove : restore)(app, db, plan);
  await tellReporters(app, db, { ...plan, ratingId: plan.subjectId, outcome });
  return 'CLOSED';
};

/** A rating is hidden while its removal waits for a second person. */
export const proposalOfRemoval: NonNullable<DeskKind['proposal']> = {
  begin: async (app, db, { subjectId, reason, origin }) => {
    await requireHeardAuthor(db, subjectId);
    const before = await changeStatus(db, subjectId, 'DISPUTED');
    if (!before) throw conflict('Diese Bewertung gibt es nicht mehr. Sie brauchen sie nicht zu entfernen.');
    const restriction = { action: 'bis zur Entscheidung ausgeblendet', facts: reason, origin };
    if (before === 'PUBLISHED') await tellRestricted(app, db, subjectId, restriction);
    return before;
  },
  end: async (app, db, { before, subjectId }) => {
    if (before === 'PUBLISHED') await restore(app, db, { subjectId });
  },
};

/** The provider of reported ratings was removed: its cases are closed, and nobody decides about the reports. */
export const tellReportersOfRemoval: NonNullable<DeskKind['removed']> = async (app, db, removal) => {
  const { companyId, reason, origin } = removal;
  const reported = await db
    .selectFrom('rating_report as r')
    .innerJoin('rating as g', 'g.id', 'r.rating_id')
    .select('g.id')
    .distinct()
    .where('g.company_id', '=', companyId)
    .where('r.decided_at', 'is', null)
    .execute();
  for (const { id } of reported)
    await tellReporters(app, db, { ratingId: id, outcome: 'COMPANY_REMOVED', reason, origin });
};

type Ended = Pick<Outcome, 'origin'> & { id: number; authorId: number | null };

/** Ends the case of a rating that its author is deleting, and tells those who have reported it. */
export async function endRatingCase(app: App, db: DbTransaction, { id, authorId, origin }: Ended) {
  await tellReporters(app, db, { ratingId: id, outcome: 'DELETED', origin });
  await closeCase(db, caseOfRating(id), { actorId: authorId, action: 'Bewertung gelöscht' });
}

/** Ends the case of a rating whose author has become the owner of the provider. Reporters do not learn who wrote it. */
export async function endCaseOfOwner(app: App, db: DbTransaction, ratingId: number): Promise<void> {
  await tellReporters(app, db, { ratingId, outcome: 'OWNED', origin: siteOrigin(app.settings) });
  await closeCase(db, caseOfRating(ratingId), {
    actorId: null,
    action: 'Nicht mehr öffentlich: Wer sie geschrieben hat, vertritt jetzt die Einrichtung',
  });
}

/** Ends the cases of all ratings of an account that is being deleted. Addresses of authors leave the case with it. */
export async function endRatingCasesOf(app: App, db: DbTransaction, userId: number): Promise<void> {
  const open = await db
    .selectFrom('desk_case as k')
    .innerJoin('rating as r', 'r.id', 'k.subject_id')
    .select('r.id')
    .where('k.kind', '=', RATING_REPORT)
    .where('k.state', '<>', 'CLOSED')
    .where('r.author_id', '=', userId)
    .orderBy('r.id')
    .execute();
  for (const { id } of open) await endRatingCase(app, db, { id, authorId: null, origin: siteOrigin(app.settings) });
}
