import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/schema';

/** Several renewals fit into it, so that a slow database does not end the lease of an API that is alive. */
const LEASE_SECONDS = 45;
const RENEWED_EVERY_MS = 10_000;

type Uploads = ExpressionBuilder<Database, 'company_video_upload'>;

/**
 * The clock of the database: APIs on other machines read the lease. An API that takes a video renews it until the video
 * is stored or refused.
 */
export const leaseBegin = sql<Date>`clock_timestamp()`;

/** Uploads that an API began and then ended, for example because it was killed. */
export const isLeaseOver = (eb: Uploads): Expression<SqlBool> =>
  eb('started_at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${LEASE_SECONDS})`);

/**
 * Renews the lease of an upload while its video is taken.
 * @returns ends the renewal
 */
export function keepLease(db: Kysely<Database>, upload: number): () => void {
  const renew = () =>
    db
      .updateTable('company_video_upload')
      .set({ started_at: leaseBegin })
      .where('id', '=', upload)
      .where('media_id', 'is', null)
      .where('started_at', 'is not', null)
      .execute()
      // The next renewal follows; without any, the client may send the video again.
      .catch(() => undefined);
  const timer = setInterval(() => void renew(), RENEWED_EVERY_MS);
  return () => clearInterval(timer);
}
