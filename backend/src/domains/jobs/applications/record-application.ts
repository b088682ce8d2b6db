import type { NewApplication } from '../../messages';
import type { Transaction } from 'kysely';
import { ApiError } from '../../../platform/http/errors';
import type { Database } from '../../../platform/database/schema';

const ALREADY_APPLIED = 'Sie haben sich hier bereits beworben. Den Stand sehen Sie unter „Meine Bewerbungen“.';
const APPLIED_AND_DELETED =
  'Sie haben sich hier bereits beworben und die Bewerbung bei sich gelöscht. Der Pflegeanbieter hat sie noch. Möchten Sie etwas ergänzen oder sie zurückziehen, wenden Sie sich bitte direkt an ihn.';

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
  if (kept) return kept.id;
  const listed = await db
    .selectFrom('application')
    .select('id')
    .where('applicant_id', '=', applicantId)
    .where('company_id', '=', companyId)
    .where('job_offer_id', 'is not distinct from', jobOfferId)
    .where('status', '<>', 'WITHDRAWN')
    .where('applicant_deleted_at', 'is', null)
    .executeTakeFirst();
  const reason = listed ? ALREADY_APPLIED : APPLIED_AND_DELETED;
  throw new ApiError(409, 'uniqueness', reason, { details: { uniqueness: reason } });
}
