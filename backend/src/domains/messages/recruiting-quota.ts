import { sql } from 'kysely';
import { t, tierNames } from '@care/contracts/texts';
import { permissionDenied, refusedAt, tierRequired } from '../../platform/http/errors';
import type { Db, DbTransaction } from '../../platform/database/schema';
import { isFound } from '../../platform/database/queries';
import { companyById } from '../companies';
import { limitsOfCompany } from '../operator';

/** AC-12; the page shows the same text with a link to the packages. */
const ACTIVATE_ACCOUNT = `Um Pflegekräfte zu kontaktieren, benötigen Sie das ${tierNames('recruitingPerMonth', 'oder-')}Paket.`;

/** A provider that STAFF has hidden (PP-18); the page shows the same text. */
const NOT_PUBLIC = 'Ihr Profil ist zurzeit nicht öffentlich. Deshalb können Sie keine Pflegekräfte anschreiben.';

export const ONLY_EMPLOYERS = 'Nur Pflegeanbieter können Pflegekräfte anschreiben.';

const thisMonth = sql<string>`berlin_month(now())`;

/** How many people a provider has written to this month, and when the next month begins in Berlin. */
export async function recruitingUsage(db: Db, companyId: number): Promise<{ used: number; resets_at: string }> {
  const { rows } = await sql<{ used: number; resets_at: Date }>`
    select count(*)::int used,
      (berlin_month(now()) + interval '1 month')::timestamp at time zone 'Europe/Berlin' resets_at
    from recruiting_contact where company_id = ${companyId} and month = ${thisMonth}`.execute(db);
  const { used, resets_at } = rows[0] ?? { used: 0, resets_at: new Date() };
  return { used, resets_at: resets_at.toISOString() };
}

type RecruitingContact = Record<'companyId' | 'senderId' | 'jobSeekerId', number>;

/**
 * Counts that an employer writes to a job seeker (AC-12, PK-05): every person once a month. The row of the employer is
 * locked until the transaction ends, so that no simultaneous request exceeds the limit, and a change of the owner in
 * progress ends first: only the present owner writes for the provider.
 * @returns the number used now, null without a limit
 * @throws 403 `tier_required`, `permission_denied` for a former owner or a provider that is not public, or
 *   `limit_reached`
 */
export async function useRecruitingContact(db: DbTransaction, { companyId, senderId, jobSeekerId }: RecruitingContact) {
  const company = await companyById(db, companyId)
    .select(['subscription', 'tier_since', 'status'])
    .where('owner_id', '=', senderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => permissionDenied(ONLY_EMPLOYERS));
  const { recruitingPerMonth: limit } = await limitsOfCompany(db, company);
  if (limit === 0) throw tierRequired('recruitingPerMonth', ACTIVATE_ACCOUNT);
  if (company.status !== 'PUBLISHED') throw permissionDenied(NOT_PUBLIC);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('recruiting_contact')
    .values({ company_id: companyId, month: thisMonth, job_seeker_id: jobSeekerId })
    .onConflict((on) => on.columns(['company_id', 'month', 'job_seeker_id']).doNothing())
    .executeTakeFirstOrThrow();
  if (limit === null) return null;
  const quota = { limit, ...(await recruitingUsage(db, companyId)) };
  // The rollback of the transaction removes the row above the limit.
  if (numInsertedOrUpdatedRows && quota.used > limit) {
    const detail = t('errors.tooManyMailsPlusTier', { limit });
    throw refusedAt('detail', 403, 'limit_reached', detail, { ...quota, used: limit });
  }
  return quota;
}

/**
 * How many people the owner may still write to this month, shown before writing (AC-12). With a recipient, whether the
 * owner may write to that person: a person who was already contacted this month does not count again. A provider that is
 * not public has no quota.
 */
export async function recruitingAllowance(db: Db, company: { id: number } | null, recipient?: number) {
  const found =
    company && (await companyById(db, company.id).select(['subscription', 'tier_since', 'status']).executeTakeFirst());
  if (!company || found?.status !== 'PUBLISHED') return { can_contact: false, quota: null };
  const { recruitingPerMonth: limit } = await limitsOfCompany(db, found);
  if (limit === null) return { can_contact: true, quota: null };
  const quota = { limit, ...(await recruitingUsage(db, company.id)) };
  const hasRoom = quota.used < limit || (limit > 0 && (await isContacted(db, company.id, recipient)));
  return { can_contact: hasRoom, quota };
}

/** Whether the person with this account was already counted this month. */
async function isContacted(db: Db, companyId: number, userId: number | undefined): Promise<boolean> {
  if (userId === undefined) return false;
  const contacts = db
    .selectFrom('recruiting_contact')
    .innerJoin('job_seeker', 'job_seeker.id', 'job_seeker_id')
    .where('company_id', '=', companyId)
    .where('month', '=', thisMonth)
    .where('job_seeker.user_id', '=', userId);
  return isFound(contacts);
}
