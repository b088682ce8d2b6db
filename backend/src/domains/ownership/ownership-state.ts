import type { OwnershipState } from '@care/contracts/schemas';
import { careFormLabel } from '@care/contracts/enumerations';
import { CARE_FORMS } from '@care/contracts/vocabulary';
import type { Kysely } from 'kysely';
import type { Viewer } from '../../platform/http/app-type';
import type { Database } from '../../platform/database/schema';
import { noSuch } from '../../platform/http/texts';
import { companyById, servicesOf, type CompanyRow } from '../companies';
import { claimsOf, OPEN_STATES } from './claim-queries';
import { maskedAddress, proofAddress } from './proof-address';
import { isFound } from '../../platform/database/queries';
import { accountById } from '../accounts';

/** The ways of this person to become the owner of a provider. */
export async function ownershipState(db: Kysely<Database>, companyId: number, viewer: Viewer): Promise<OwnershipState> {
  const company = await companyById(db, companyId).selectAll().executeTakeFirst();
  const claims = company ? await claimsOf(db, viewer.userId, companyId) : [];
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

async function maskedTarget(db: Kysely<Database>, company: CompanyRow, { userId }: Viewer): Promise<string | null> {
  if (company.owner_id !== null) return null;
  const { email } = await accountById(db, userId).select('email').executeTakeFirstOrThrow();
  const target = proofAddress(company, email);
  return target === undefined ? null : maskedAddress(target);
}

const otherCompany = async (db: Kysely<Database>, companyId: number, { userId }: Viewer) =>
  (await db
    .selectFrom('company')
    .select(['id', 'slug', 'name'])
    .where('owner_id', '=', userId)
    .where('id', '<>', companyId)
    .executeTakeFirst()) ?? null;

const hasOtherClaim = (db: Kysely<Database>, companyId: number, { userId }: Viewer): Promise<boolean> =>
  isFound(
    db
      .selectFrom('ownership_claim')
      .where('company_id', '=', companyId)
      .where('user_id', '<>', userId)
      .where('status', 'in', OPEN_STATES)
      .where(({ or, eb }) => or([eb('status', '<>', 'PENDING_PROOF'), eb('expires_at', '>', new Date())]))
      .limit(1),
  );
