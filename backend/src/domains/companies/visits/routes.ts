import { clientNetwork } from '@care/contracts/client-network';
import * as schemas from '@care/contracts/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { signedIn, type App } from '../../../platform/http/app-type';
import { noSuch } from '../../../platform/http/texts';
import { limits } from '../limits';
import { visitCounter } from './visit-counter';
import { keepCounting } from './waiting-counts';
import { calls } from '../../../platform/http/calls';
import type { Db } from '../../../platform/database/schema';

const forAll = calls('company');
const forUsers = calls('company', 'user');

/** The figures show 24 months. */
const KEPT_DAYS = 800;

/** Programs whose user agent says that they are not a person's browser. */
const programs = /^$|bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|node/i;

const isProgram = (userAgent: string): boolean => programs.test(userAgent);

/** Views of profiles, and the figures that their owners read (AC-16). */
export default async function companyVisitRoutes(app: App): Promise<void> {
  keepCounting(app, 'views', () => visitCounter(app.databases).flush());
  const visitCall = forAll(
    'A browser has opened the profile; it counts once a day, without data about the person',
    { body: schemas.companyVisitSchema, response: { 204: z.undefined() } },
    { rateLimit: limits.visit },
  );
  app.post('/company/visit/', visitCall, async ({ body, viewer, headers, ip }) => {
    const { company, job_offer: offer } = body;
    const userAgent = headers['user-agent'] ?? '';
    if (!isProgram(userAgent) && !viewer?.roles.length && viewer?.company?.id !== company)
      await visitCounter(app.databases).countView({ company, offer }, { network: clientNetwork(ip), userAgent });
  });

  const hitsCall = forAll(
    'A browser shows a page of results; each provider on it counts as found, without data about the person',
    { body: schemas.companyHitsSchema, response: { 204: z.undefined() } },
    { rateLimit: limits.hits },
  );
  app.post('/company/hits/', hitsCall, async ({ body: { companies }, viewer, headers }) => {
    if (!isProgram(headers['user-agent'] ?? '') && !viewer?.roles.length)
      visitCounter(app.databases).countHits(companies.filter((id) => id !== viewer?.company?.id));
  });

  const figuresCall = forUsers('What the profile of the own company did in the last weeks and months', {
    params: schemas.idParamsSchema,
    response: { 200: schemas.companyFiguresSchema },
  });
  app.get('/company/:id/figures/', figuresCall, async (request) => {
    const { id } = request.params;
    if (signedIn(request).company?.id !== id) throw noSuch('company');
    await visitCounter(app.databases).flush();
    return companyFigures(app.databases.primary.kysely, id);
  });
}

/** Deletes the marks of browsers and the salts of all days before today. */
export async function forgetVisits({ primary }: App['databases']): Promise<void> {
  for (const table of ['visit_salt', 'visit_mark'] as const)
    await primary.kysely
      .deleteFrom(table)
      .where('day', '<', sql<string>`(now() at time zone 'Europe/Berlin')::date`)
      .execute();
}

/** Deletes counts that no figure shows any more. */
export const forgetCounts = ({ primary }: App['databases']) =>
  primary.kysely
    .deleteFrom('company_day_count')
    .where('day', '<', sql<string>`current_date - ${KEPT_DAYS}::int`)
    .execute();

const WEEKS = 8;
const MONTHS = 24;

/** The figures of a provider; the running week and month come last. */
async function companyFigures(db: Db, companyId: number): Promise<schemas.CompanyFigures> {
  const [weeks, months, { rows }] = await Promise.all([
    figuresBy(db, companyId, 'week', WEEKS),
    figuresBy(db, companyId, 'month', MONTHS),
    sql<Pick<schemas.CompanyFigures, 'followers' | 'new_applications' | 'unanswered_ratings' | 'former_widget_keys'>>`
      select (select count(*)::int from company_follow where company_id = ${companyId}) as followers,
        (select count(*)::int from application where company_id = ${companyId} and status = 'SUBMITTED'
          and employer_deleted_at is null) as new_applications,
        (select count(*)::int from rating where company_id = ${companyId} and status = 'PUBLISHED'
          and not exists (select from rating_response where rating_id = rating.id)) as unanswered_ratings,
        (select count(*)::int from widget_key where company_id = ${companyId} and is_of_former_owner
          and revoked_at is null) as former_widget_keys`.execute(db),
  ]);
  return { ...rows[0]!, weeks, months };
}

/** Weeks from Monday, or months, in Berlin. Messages and watch lists count as long as they exist. */
async function figuresBy(
  db: Db,
  companyId: number,
  unit: 'week' | 'month',
  periods: number,
): Promise<schemas.PeriodFigures[]> {
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
  const { rows } = await sql<schemas.PeriodFigures>`
    with today as (select date_trunc(${unit}, now() at time zone 'Europe/Berlin') as start)
    select to_char(period.start, 'YYYY-MM-DD') as "from", ${sumOf('views')} as views,
      ${countOf('company_follow')} as follows,
      ${countOf('message', sql`counted.kind in ('CONTACT', 'ENQUIRY') and counted.thread_id is null and not counted.is_held`)} as messages,
      ${countOf('application')} as applications, ${sumOf('hits')} as hits
    from today, generate_series(today.start - ${periods - 1} * ${step}::interval, today.start, ${step}::interval) as period (start)
    order by period.start`.execute(db);
  return rows;
}
