import { OWNERSHIP_CODE_TRIES } from '@care/contracts/constants';
import { careFormLabel } from '@care/contracts/enumerations';
import type { OwnershipClaim, OwnershipState } from '@care/contracts/schemas';
import { CARE_FORMS } from '@care/contracts/vocabulary';
import { sql, type Expression, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Database, Db, DbTransaction } from '../../platform/database/schema';
import type { Viewer } from '../../platform/http/app-type';
import { conflict } from '../../platform/http/errors';
import { noSuch } from '../../platform/http/texts';
import { concernsOwnCompany } from '../desk';
import { normalColumn } from '../../platform/mail/mail-address';
import { maskedAddress, proofAddress } from './proof-address';
import { accountById } from '../accounts';
import { companyById, servicesOf, type CompanyRow } from '../companies';
import { isFound, pick, changeRows, rowsWith, times } from '../../platform/database/queries';

export const OPEN_STATES = ['PENDING_PROOF', 'PENDING_REVIEW', 'DISPUTED'] as const;

/** The kinds of cases that claims become. */
export const CASE_KINDS = ['OWNERSHIP', 'NEW_COMPANY'] as const;
/** The query by which the desk finds the case of a claim. */
export const caseOf = (claimId: number) => ({ kinds: CASE_KINDS, subjectId: claimId });

export type ClaimRow = Selectable<Database['ownership_claim']>;

/** A claim without proof ends after 30 days. The nightly job stores that; before it has run, each query computes it. */
export const isExpired = ({ status, expires_at }: Pick<ClaimRow, 'status' | 'expires_at'>): boolean =>
  status === 'PENDING_PROOF' && expires_at < new Date();

/**
 * Whether the account `me` of a query may accept the offer `h` of the provider `c`: it is open, to its confirmed address,
 * and of an owner who is not suspended.
 */
export const mayAccept = sql<boolean>`(${normalColumn('h.email')} = ${normalColumn('me.email')}
  and me.email_verified_at is not null and me.profile_type = 'CARE_PROVIDER'
  and h.expires_at > now() and c.owner_id = h.from_user_id
  and not exists (select from user_account giver where giver.id = h.from_user_id and giver.disabled_at is not null))`;

/**
 * The query of the providers that a person has ever claimed or is offered by their owner. Claims that ended count too: a
 * withdrawal would otherwise open the case of a rival, and a new claim could follow.
 */
export const claimedOrOffered = (anyAccount: RawBuilder<number>): RawBuilder<number> =>
  sql<number>`select company_id from ownership_claim where user_id = ${anyAccount}
    union all select c.id from company_handover h join company c on c.id = h.company_id
    join user_account me on me.id = ${anyAccount} and ${mayAccept}`;

/**
 * Whether a person is a party in claims on a provider: has claimed, is offered, owns or has owned it or a likely
 * duplicate of it.
 */
export const isPartyOf = (companyId: Expression<number>, personId: number): RawBuilder<boolean> =>
  concernsOwnCompany(companyId, { viewerId: personId, kinds: [{ companiesOf: claimedOrOffered }] });

/**
 * Locks a claim after the person and the provider. All code that starts or decides claims locks these two first, and
 * the case of the desk after them, which prevents deadlocks.
 */
export async function lockClaim(db: DbTransaction, id: number): Promise<ClaimRow | undefined> {
  const claim = db.selectFrom('ownership_claim').where('id', '=', id);
  const found = await claim.select(['user_id', 'company_id']).executeTakeFirst();
  if (!found) return undefined;
  await accountById(db, found.user_id).select('id').forNoKeyUpdate().execute();
  await companyById(db, found.company_id).select('id').forNoKeyUpdate().execute();
  return claim.selectAll().forNoKeyUpdate().executeTakeFirst();
}

/** @throws 409 for a claim on a provider that the desk has merged meanwhile; with a removed one its claims have ended */
export function refuseMerged({ status }: Pick<Selectable<Database['company']>, 'status'>): void {
  if (status === 'MERGED') throw conflict('Diese Einrichtung wurde mit einer anderen zusammengeführt.');
}

/** Changes the row of a claim, which the caller has locked. */
export const changeClaim = (db: DbTransaction, id: number, values: Updateable<Database['ownership_claim']>) =>
  changeRows(db, 'ownership_claim', { id })
    .set({ ...values, updated_at: new Date() })
    .execute();

/** The file number that both sides use. */
export const claimReference = ({ id, created_at }: Pick<ClaimRow, 'id' | 'created_at'>): string =>
  `IN-${created_at.getFullYear()}-${String(id).padStart(4, '0')}`;

/** The claims with these values, the latest first, for the person who made them. */
export async function claimsWith(db: Db, values: Partial<ClaimRow>): Promise<OwnershipClaim[]> {
  const company = sql<OwnershipClaim['company']>`(
    select json_build_object('id', c.id, 'slug', c.slug, 'name', c.name) from company c where c.id = ownership_claim.company_id)`;
  const claims = rowsWith(db, 'ownership_claim', values).selectAll().select(company.as('company'));
  const rows = await claims.orderBy('id', 'desc').execute();
  const ids = [0, ...rows.map(({ id }) => id)];
  const kept = db.selectFrom('ownership_document').selectAll().where('claim_id', 'in', ids).orderBy('id');
  const documents = await kept.execute();
  return rows.map((row) => ({
    ...pick(row, ['id', 'company', 'role', 'method', 'question', 'answer', 'reason']),
    reference: claimReference(row),
    status: isExpired(row) ? 'EXPIRED' : row.status,
    is_confirmed: row.confirmed_at !== null,
    masked_target: row.code_sent_to && maskedAddress(row.code_sent_to),
    code: codeOf(row),
    documents: documents
      .filter(({ claim_id }) => claim_id === row.id)
      .map(({ id, file_name, bytes, created_at }) => ({ id, file_name, bytes, created_at: created_at.toISOString() })),
    ...times(row, ['created_at', 'expires_at', 'decided_at']),
  }));
}

/** A claim that is there, for the person who made it. */
export const presentClaim = async (db: Db, id: number): Promise<OwnershipClaim> => (await claimsWith(db, { id }))[0]!;

function codeOf({ status, code_hash, code_expires_at, code_tries }: ClaimRow): OwnershipClaim['code'] {
  if (status !== 'PENDING_PROOF' || !code_hash || !code_expires_at) return null;
  const isOver = code_expires_at < new Date();
  return {
    expires_at: code_expires_at.toISOString(),
    tries_left: isOver ? 0 : Math.max(0, OWNERSHIP_CODE_TRIES - code_tries),
  };
}

/** The ways of this person to become the owner of a provider. */
export async function ownershipState(db: Db, companyId: number, viewer: Viewer): Promise<OwnershipState> {
  const company = await companyById(db, companyId).selectAll().executeTakeFirst();
  const claims = company ? await claimsWith(db, { user_id: viewer.userId, company_id: companyId }) : [];
  const isShown = company?.status === 'PUBLISHED' || (company?.status === 'PENDING_REVIEW' && claims.length > 0);
  if (!company || !isShown) throw noSuch('facility');
  const { id, slug, name, street } = company;
  return {
    company: { id, slug, name, street, services: serviceNames(company) },
    owner_state: company.owner_id === null ? 'NONE' : company.owner_id === viewer.userId ? 'OWN' : 'TAKEN',
    is_in_review: company.status === 'PENDING_REVIEW',
    masked_target: await maskedTarget(db, company, viewer),
    other_company: await otherCompany(db, companyId, viewer),
    has_other_claim: await hasOtherClaim(db, companyId, viewer),
    claim: claims[0] ?? null,
  };
}

const serviceNames = (company: CompanyRow): string[] =>
  servicesOf(company).map((service) => {
    const form = CARE_FORMS.find((one) => one === service);
    return form ? careFormLabel(form) : service;
  });

async function maskedTarget(db: Db, company: CompanyRow, { userId }: Viewer): Promise<string | null> {
  if (company.owner_id !== null) return null;
  const { email } = await accountById(db, userId).select('email').executeTakeFirstOrThrow();
  const target = proofAddress(company, email);
  return target === undefined ? null : maskedAddress(target);
}

const otherCompany = async (db: Db, companyId: number, { userId }: Viewer) =>
  (await rowsWith(db, 'company', { owner_id: userId })
    .select(['id', 'slug', 'name'])
    .where('id', '<>', companyId)
    .executeTakeFirst()) ?? null;

const hasOtherClaim = (db: Db, companyId: number, { userId }: Viewer): Promise<boolean> =>
  isFound(
    rowsWith(db, 'ownership_claim', { company_id: companyId })
      .where('user_id', '<>', userId)
      .where('status', 'in', OPEN_STATES)
      .where(sql<boolean>`(status <> 'PENDING_PROOF' or expires_at > now())`),
  );
