import type { OwnershipState } from '@care/contracts/schemas';
import { careFormLabel } from '@care/contracts/enumerations';
import { CARE_FORMS } from '@care/contracts/vocabulary';
import type { Kysely } from 'kysely';
import type { Viewer } from '../../platform/http/app-type';
import type { Database } from '../../platform/database/schema';
import { notFound } from '../../platform/http/errors';
import { answerText } from '../../platform/http/texts';
import { servicesOf, type CompanyRow } from '../companies';
import { claimsOf, OPEN_STATES } from './claim-queries';
import { maskedAddress, proofAddress } from './proof-address';

/** The ways of this person to become the owner of a provider. */
export async function ownershipState(db: Kysely<Database>, companyId: number, viewer: Viewer): Promise<OwnershipState> {
  const company = await db.selectFrom('company').selectAll().where('id', '=', companyId).executeTakeFirst();
  const claims = company ? await claimsOf(db, viewer.userId, companyId) : [];
  const isShown = company?.status === 'PUBLISHED' || (company?.status === 'PENDING_REVIEW' && claims.length > 0);
  if (!company || !isShown) throw notFound(answerText('noSuch.facility'));
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
  const { email } = await db
    .selectFrom('user_account')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
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

async function hasOtherClaim(db: Kysely<Database>, companyId: number, { userId }: Viewer): Promise<boolean> {
  const other = await db
    .selectFrom('ownership_claim')
    .select('id')
    .where('company_id', '=', companyId)
    .where('user_id', '<>', userId)
    .where('status', 'in', OPEN_STATES)
    .where(({ or, eb }) => or([eb('status', '<>', 'PENDING_PROOF'), eb('expires_at', '>', new Date())]))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
