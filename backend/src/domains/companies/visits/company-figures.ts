import type { CompanyFigures, PeriodFigures } from '@care/contracts/schemas';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema';

const WEEKS = 8;
const MONTHS = 24;

/** The figures of a provider; the running week and month come last. */
export async function companyFigures(db: Kysely<Database>, companyId: number): Promise<CompanyFigures> {
  const [weeks, months, { rows }] = await Promise.all([
    figuresBy(db, companyId, 'week', WEEKS),
    figuresBy(db, companyId, 'month', MONTHS),
    sql<Pick<CompanyFigures, 'followers' | 'new_applications' | 'unanswered_ratings' | 'former_widget_keys'>>`
      select (select count(*)::int from company_follow where company_id = ${companyId}) as followers,
        (select count(*)::int from application where company_id = ${companyId} and status = 'SUBMITTED'
          and employer_deleted_at is null) as new_applications,
        (select count(*)::int from rating where company_id = ${companyId} and status = 'PUBLISHED'
          and not exists (select from rating_response where rating_id = rating.id)) as unanswered_ratings,
        (select count(*)::int from widget_key where company_id = ${companyId} and is_of_former_owner
          and revoked_at is null) as former_widget_keys`.execute(db),
  ]);
  const [totals] = rows;
  return { followers: 0, new_applications: 0, unanswered_ratings: 0, former_widget_keys: 0, ...totals, weeks, months };
}

/** Weeks from Monday, or months, in Berlin. Messages and watch lists count as long as they exist. */
async function figuresBy(
  db: Kysely<Database>,
  companyId: number,
  unit: 'week' | 'month',
  periods: number,
): Promise<PeriodFigures[]> {
  const step = `1 ${unit}`;
  const countOf = (table: 'company_follow' | 'message' | 'application', condition = sql`true`) => sql`(
    select count(*)::int from ${sql.table(table)} counted
    where counted.company_id = ${companyId} and ${condition}
      and counted.created_at >= period.start at time zone 'Europe/Berlin'
      and counted.created_at < (period.start + ${step}::interval) at time zone 'Europe/Berlin')`;
  const sumOf = (column: 'views' | 'hits') => sql`(
    select coalesce(sum(counted.${sql.ref(column)}), 0)::int from company_day_count counted
    where counted.company_id = ${companyId}
      and counted.day >= period.start::date and counted.day < (period.start + ${step}::interval)::date)`;
  const { rows } = await sql<PeriodFigures>`
    with today as (select date_trunc(${unit}, now() at time zone 'Europe/Berlin') as start)
    select to_char(period.start, 'YYYY-MM-DD') as "from", ${sumOf('views')} as views,
      ${countOf('company_follow')} as follows,
      ${countOf('message', sql`counted.kind = 'CONTACT' and counted.thread_id is null and not counted.is_held`)} as messages,
      ${countOf('application')} as applications, ${sumOf('hits')} as hits
    from today, generate_series(today.start - ${periods - 1} * ${step}::interval, today.start, ${step}::interval) as period (start)
    order by period.start`.execute(db);
  return rows;
}
