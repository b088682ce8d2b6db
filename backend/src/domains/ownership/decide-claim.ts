import { sql } from 'kysely';
import type { App } from '../../platform/http/app-type';
import type { DbTransaction } from '../../platform/database/schema';
import { privateFiles } from '../../platform/files/private-files';
import { conflict } from '../../platform/http/errors';
import { noSuch } from '../../platform/http/texts';
import { isAccountInUse, tellPerson } from '../accounts';
import { changeClaim, lockClaim, OPEN_STATES, refuseMerged, type ClaimRow, CASE_KINDS, caseOf } from './claim-queries';
import { informOfReviewedClaims, requireHeardOwner } from './owner-answer';
import { approvedMail, questionMail, rejectedMail, removedMail, replacedMail } from './ownership-mails';
import { refuseSecondCompany } from './start-claim';
import { companyById, updateCompany } from '../companies';
import { rowsWith, changeRows } from '../../platform/database/queries';
import type { Leaver } from '../../platform/domain/domain';
import { closeCase } from '../desk';

export const REMOVE_FILES = 'ownership-files';
const OTHER_WON = 'Für diese Einrichtung ist inzwischen eine andere Inhaberschaft bestätigt.';
const NOT_IN_USE = 'Das Konto dieser Person ist gesperrt oder wird gelöscht. Der Antrag kann nicht bestätigt werden.';

interface Decision {
  id: number;
  origin: string;
  reason?: string;
}

async function lockUndecided(db: DbTransaction, id: number) {
  const claim = await lockClaim(db, id);
  if (!claim) throw noSuch('claim');
  if (!OPEN_STATES.some((state) => state === claim.status)) throw conflict('Dieser Antrag ist schon entschieden.');
  return claim;
}

const companyOf = (db: DbTransaction, id: number) =>
  companyById(db, id)
    .select(['id', 'slug', 'name', 'status', 'owner_id', 'has_former_owner'])
    .executeTakeFirstOrThrow();

/**
 * Makes the claimant the owner. A code is not enough for a provider that has or had an owner; the desk may decide against
 * one.
 */
export async function approveClaim(
  app: App,
  db: DbTransaction,
  { id, origin, reason, by }: Decision & { by: 'CODE' | 'DESK' },
): Promise<void> {
  const claim = await lockUndecided(db, id);
  await refuseSecondCompany(db, claim.user_id, claim.company_id);
  const company = await companyOf(db, claim.company_id);
  const isCodeEnough = company.owner_id === null && !company.has_former_owner && company.status === 'PUBLISHED';
  if (by === 'CODE' && !isCodeEnough)
    throw conflict('Für diese Einrichtung genügt ein Code per E-Mail nicht mehr. Bitte laden Sie ein Dokument hoch.');
  if (company.owner_id !== null && company.owner_id !== claim.user_id)
    await requireHeardOwner(db, id, company.owner_id);
  refuseMerged(company);
  if (!(await isAccountInUse(db, claim.user_id))) throw conflict(NOT_IN_USE);
  await updateCompany(db, company.id, {
    owner_id: claim.user_id,
    is_wpw_confirmed: true,
    ...(company.status === 'PENDING_REVIEW' && { status: 'PUBLISHED', published_at: new Date() }),
  });
  await close(app, db, { id, status: 'APPROVED', reason });
  if (company.owner_id !== null && company.owner_id !== claim.user_id)
    await tellPerson(app, db, company.owner_id, (former) => replacedMail(former, company, { reason, origin }));
  await tellPerson(app, db, claim.user_id, (person) => approvedMail(person, company, { reason, origin }));
  await informOfReviewedClaims(app, db, { company: { ...company, owner_id: claim.user_id }, origin });
  // Other claims without proof end now. STAFF still decides about those with a document.
  const others = await rowsWith(db, 'ownership_claim', { company_id: company.id, status: 'PENDING_PROOF' })
    .select(['id', 'user_id', 'company_id'])
    .execute();
  for (const other of others) await reject(app, db, other, { origin, reason: OTHER_WON });
}

export async function rejectClaim(app: App, db: DbTransaction, { id, origin, reason }: Decision & { reason: string }) {
  await reject(app, db, await lockUndecided(db, id), { origin, reason });
}

/** Asks the claimant for something; an answer or the next document brings the claim back to the desk. */
export async function askClaimant(app: App, db: DbTransaction, { id, origin, reason }: Decision & { reason: string }) {
  const claim = await lockUndecided(db, id);
  await changeClaim(db, id, { question: reason, answer: null });
  const company = await companyOf(db, claim.company_id);
  await tellPerson(app, db, claim.user_id, (person) => questionMail(person, company, { reason, origin }));
}

async function reject(
  app: App,
  db: DbTransaction,
  { id, user_id, company_id }: Pick<ClaimRow, 'id' | 'user_id' | 'company_id'>,
  { reason, origin, mail = rejectedMail }: { reason: string; origin: string; mail?: typeof rejectedMail },
): Promise<void> {
  await close(app, db, { id, status: 'REJECTED', reason });
  const company = await companyOf(db, company_id);
  await tellPerson(app, db, user_id, (person) => mail(person, company, { reason, origin }));
}

/** Ends the open claims on a provider that the desk has removed; the caller has locked the provider. */
export async function endClaims(
  app: App,
  db: DbTransaction,
  { companyId, reason, origin }: { companyId: number; reason: string; origin: string },
): Promise<void> {
  const open = await rowsWith(db, 'ownership_claim', { company_id: companyId })
    .select(['id', 'user_id', 'company_id'])
    .where('status', 'in', OPEN_STATES)
    .execute();
  for (const claim of open) await reject(app, db, claim, { reason, origin, mail: removedMail });
}

/** Ends a claim: its code is void, and the files of its documents are deleted; their names stay. */
export async function close(
  app: App,
  db: DbTransaction,
  { id, status, reason }: { id: number; status: 'APPROVED' | 'REJECTED' | 'WITHDRAWN'; reason?: string | undefined },
): Promise<void> {
  const ended = { question: null, code_hash: null, decided_at: new Date() };
  await changeClaim(db, id, { ...ended, status, reason: reason ?? null });
  const kept = await rowsWith(db, 'ownership_document', { claim_id: id })
    .select('storage_key')
    .where('storage_key', 'is not', null)
    .execute();
  if (kept.length === 0) return;
  await db.updateTable('ownership_document').set({ storage_key: null }).where('claim_id', '=', id).execute();
  const keys = kept.map(({ storage_key }) => storage_key);
  await app.jobs.enqueue(REMOVE_FILES, { keys }, { transaction: db });
}

/** The job that deletes files of decided claims after the commit. */
export async function removeClaimFiles({ settings }: App, { keys }: { keys: string[] }): Promise<void> {
  const files = privateFiles(settings);
  for (const key of keys) await files.remove(key);
}

/** The nightly job: ends claims that nobody has proved within 30 days. */
export const expireClaims = ({ databases }: Pick<App, 'databases'>) =>
  changeRows(databases.primary.kysely, 'ownership_claim', { status: 'PENDING_PROOF' })
    .set({ status: 'EXPIRED', code_hash: null, updated_at: new Date() })
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();

/**
 * Ends the open claims of an account that is being deleted, with their cases, and removes name and address from all
 * cases of the account (AC-07, AC-20). The caller has locked the account. Documents are deleted after the commit.
 */
async function endClaimsOfAccount(app: App, db: DbTransaction, userId: number): Promise<void> {
  const open = await rowsWith(db, 'ownership_claim', { user_id: userId })
    .select('id')
    .where('status', 'in', OPEN_STATES)
    .orderBy('company_id')
    .execute();
  for (const { id } of open) {
    await lockClaim(db, id);
    await close(app, db, { id, status: 'WITHDRAWN' });
    await closeCase(db, caseOf(id), { actorId: null, action: 'Antrag mit dem Konto gelöscht' });
  }
  await changeRows(db, 'desk_case', { person_id: userId })
    .set({ search_text: '' })
    .where('kind', 'in', CASE_KINDS)
    .execute();
}

/** A provider remains after its owner is deleted, without the paid tier. */
async function releaseCompany(db: DbTransaction, userId: number): Promise<void> {
  await changeRows(db, 'company', { owner_id: userId })
    .set({
      owner_id: null,
      subscription: 'FREE_TIER',
      billing_period: null,
      is_wpw_confirmed: false,
      job_offers_count: 0,
      updated_at: new Date(),
    })
    .execute();
  // Registered, but never proved to belong to anybody.
  await sql`
    delete from company where status = 'PENDING_REVIEW' and owner_id is null
      and id in (select company_id from ownership_claim where user_id = ${userId})
      and not exists (select from ownership_claim where company_id = company.id and user_id <> ${userId})`.execute(db);
}

/** Ends the claims of an account that is being deleted, and releases its provider. */
export async function releaseAccount(app: App, db: DbTransaction, { id }: Leaver): Promise<void> {
  await endClaimsOfAccount(app, db, id);
  await releaseCompany(db, id);
}
