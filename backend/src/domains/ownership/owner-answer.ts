import type { OwnershipAnswerInput, OwnershipDispute } from '@care/contracts/schemas';
import { formatDate } from '@care/contracts/format';
import { sql } from 'kysely';
import { tellPerson } from '../accounts';
import { isFound, pick, rowsWith, changeRows, times } from '../../platform/database/queries';
import type { Db, DbTransaction } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import { conflict } from '../../platform/http/errors';
import { noSuch } from '../../platform/http/texts';
import { recordForSubject } from '../desk';
import { caseOf, claimReference, OPEN_STATES } from './claim-queries';
import { ownerNoticeMail, type ClaimedCompany } from './ownership-mails';

interface Owned extends ClaimedCompany {
  owner_id: number | null;
}

/**
 * The end of the 14 days in which an owner may answer the claim `a` before STAFF decides for another person. All owners
 * together have 28 days: handing the provider over again and again does not hold a claim up.
 */
const answerUntil = sql<Date>`least(a.informed_at + interval '14 days', (select min(first.informed_at)
  from ownership_answer first where first.claim_id = a.claim_id) + interval '28 days')`.as('answer_until');

/**
 * Tells the owner by mail that somebody else claims the provider; once for each claim, and once a day for all claims of
 * one person.
 * @param claim the claim that the owner may answer; left out for one that was refused at once
 */
export async function informOwner(
  app: App,
  db: DbTransaction,
  { company, origin, claim }: { company: Owned; origin: string; claim?: number },
): Promise<void> {
  if (company.owner_id === null) return;
  if (claim !== undefined) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('ownership_answer')
      .values({ claim_id: claim, owner_id: company.owner_id })
      .onConflict((again) => again.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n || (await wasToldToday(db, claim, company.owner_id))) return;
  }
  const answer = claim === undefined ? undefined : await answerOf(db, claim, company.owner_id);
  const about = { origin, answerUntil: answer?.answer_until };
  await tellPerson(app, db, company.owner_id, (owner) => ownerNoticeMail(owner, company, about));
}

/** Whether the owner was told today of another claim of the same person on the same provider, such as a withdrawn one. */
const wasToldToday = (db: DbTransaction, claim: number, ownerId: number): Promise<boolean> =>
  isFound(
    rowsWith(db, 'ownership_answer', { owner_id: ownerId }).where(
      'informed_at',
      '>=',
      sql<Date>`date_trunc('day', now())`,
    ).where(sql<boolean>`claim_id in (select other.id from ownership_claim o join ownership_claim other
          using (company_id, user_id) where o.id = ${claim} and other.id <> o.id)`),
  );

/**
 * Informs the owner of the claims that STAFF is reviewing and of which this owner was not told yet: after a change of the
 * owner, a merge, or the proof of a claim that is older than the ownership.
 */
export async function informOfReviewedClaims(
  app: App,
  db: DbTransaction,
  { company, origin }: { company: Owned; origin: string },
): Promise<void> {
  const { owner_id } = company;
  if (owner_id === null) return;
  const reviewed = await db
    .selectFrom('ownership_claim as o')
    .leftJoin('ownership_answer as a', (join) => join.onRef('a.claim_id', '=', 'o.id').on('a.owner_id', '=', owner_id))
    .select('o.id')
    .where('o.company_id', '=', company.id)
    .where('o.user_id', '<>', owner_id)
    .where('o.status', 'in', ['PENDING_REVIEW', 'DISPUTED'])
    .where('a.claim_id', 'is', null)
    .orderBy('o.id')
    .execute();
  for (const { id } of reviewed) await informOwner(app, db, { company, origin, claim: id });
}

/** The claims of others on a provider of this owner that are not decided, the oldest first. */
export async function disputesOf(db: Db, companyId: number, ownerId: number): Promise<OwnershipDispute[]> {
  const rows = await disputes(db, ownerId).where('c.id', '=', companyId).orderBy('o.id').execute();
  return rows.map((row) => ({
    ...pick(row, ['id', 'agrees', 'text']),
    reference: claimReference(row),
    ...times(row, ['informed_at', 'answer_until', 'answered_at']),
  }));
}

const disputes = (db: Db, ownerId: number) =>
  db
    .selectFrom('ownership_answer as a')
    .innerJoin('ownership_claim as o', 'o.id', 'a.claim_id')
    .innerJoin('company as c', 'c.id', 'o.company_id')
    .select(['o.id', 'o.created_at', 'a.informed_at', 'a.answered_at', 'a.agrees', 'a.text'])
    .select(answerUntil)
    .where('a.owner_id', '=', ownerId)
    .where('c.owner_id', '=', ownerId)
    .where('o.status', 'in', OPEN_STATES);

/**
 * Stores what the owner says about a claim; STAFF reads it and decides.
 * @throws 404 for others and decided claims, 409 for a second answer that differs
 */
export async function answerClaim(
  db: DbTransaction,
  { claim, ownerId, answer }: { claim: number; ownerId: number; answer: OwnershipAnswerInput },
): Promise<void> {
  const found = await disputes(db, ownerId)
    .where('o.id', '=', claim)
    .forUpdate('a')
    .executeTakeFirstOrThrow(() => noSuch('claim'));
  if (found.answered_at) {
    // Sent again after a lost answer.
    if (found.agrees === answer.agrees && found.text === answer.text) return;
    throw conflict('Sie haben schon geantwortet.');
  }
  await changeRows(db, 'ownership_answer', { claim_id: claim, owner_id: ownerId })
    .set({ ...answer, answered_at: new Date() })
    .execute();
  const action = answer.agrees ? 'Inhaber gibt die Einrichtung ab' : 'Inhaber widerspricht';
  await recordForSubject(db, caseOf(claim), { actorId: ownerId, action, ...(answer.text && { note: answer.text }) });
}

/** The answer of the present owner about a claim; undefined if nobody was informed. */
export const answerOf = (db: Db, claim: number, ownerId: number) =>
  db
    .selectFrom('ownership_answer as a')
    .selectAll()
    .select(answerUntil)
    .where('claim_id', '=', claim)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();

/**
 * Whether the present owner was heard: has answered, or has had the time to do so.
 * @throws 409 with the date from which STAFF may decide
 */
export async function requireHeardOwner(db: DbTransaction, claim: number, ownerId: number): Promise<void> {
  const answer = await answerOf(db, claim, ownerId);
  if (answer?.answered_at) return;
  const until = answer?.answer_until;
  if (until && until < new Date()) return;
  throw conflict(
    until
      ? `Der jetzige Inhaber hat bis zum ${formatDate(until.toISOString())} Zeit zu antworten. Bis dahin kann der Antrag nicht bestätigt werden.`
      : 'Der jetzige Inhaber wurde noch nicht über diesen Antrag informiert. Der Antrag kann nicht bestätigt werden.',
  );
}

/** The answer in words, for STAFF. */
export function ownerAnswerText(answer: Awaited<ReturnType<typeof answerOf>>): string {
  if (!answer) return 'Er wurde noch nicht über den Antrag informiert.';
  if (!answer.answered_at)
    return `Er wurde informiert und hat bis zum ${formatDate(answer.answer_until.toISOString())} Zeit zu antworten.`;
  const said = answer.agrees ? 'Er gibt die Einrichtung ab.' : 'Er widerspricht dem Antrag.';
  return answer.text ? `${said} „${answer.text}“` : said;
}
