import type { NewApplication } from '../messages';
import type { Transaction } from 'kysely';
import { ApiError } from '../../platform/http/errors';
import type { Database } from '../../platform/database/schema';

const ALREADY_APPLIED = 'Sie haben sich hier bereits beworben. Den Stand sehen Sie unter „Meine Bewerbungen“.';

/** Stores an application; one per person and offer, otherwise 409 (PP-16). */
export async function recordApplication(
  db: Transaction<Database>,
  { companyId, jobOfferId, applicantId, messageId }: NewApplication,
): Promise<number> {
  const kept = await db
    .insertInto('application')
    .values({ company_id: companyId, job_offer_id: jobOfferId, applicant_id: applicantId, message_id: messageId })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!kept) throw new ApiError(409, 'uniqueness', ALREADY_APPLIED, { details: { uniqueness: ALREADY_APPLIED } });
  return kept.id;
}
