import { allows } from '@care/contracts/tiers';
import { TIERS } from '@care/contracts/vocabulary';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

const WITHOUT_JOBS_TAB = TIERS.filter((tier) => !allows(tier, 'jobsTab'));

/**
 * Whether the tier of a provider shows its job offers (PK-05). The index `company_employers` has the same condition.
 */
export const hasJobsTab = (company = 'company'): RawBuilder<SqlBool> =>
  sql`${sql.ref(`${company}.subscription`)} not in (${sql.join(WITHOUT_JOBS_TAB.map((tier) => sql.lit(tier)))})`;
