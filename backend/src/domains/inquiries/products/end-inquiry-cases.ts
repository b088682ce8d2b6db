import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import { endDeletedCases } from '../../desk';
import { INQUIRY_CASE } from './inquiry-case';

/** Closes the cases of inquiries that were deleted, by the retention job or with their account (AC-07). */
export const endInquiryCases = (db: Transaction<Database>): Promise<void> =>
  endDeletedCases(db, { kinds: [INQUIRY_CASE], table: 'product_inquiry', action: 'Anfrage gelöscht' });
