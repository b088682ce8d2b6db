import { clientNetwork } from '@care/contracts/client-network';
import { companyFiguresSchema, companyHitsSchema, companyVisitSchema, idParamsSchema } from '@care/contracts/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { signedIn, type App } from '../../../platform/http/app-type';
import { noSuch } from '../../../platform/http/texts';
import { limits } from '../limits';
import { companyFigures } from './company-figures';
import { visitCounter } from './visit-counter';
import { calls } from '../../../platform/http/calls';

const forAll = calls('company');
const forUsers = calls('company', 'user');

const FLUSH_MS = 10_000;
/** The figures show 24 months. */
const KEPT_DAYS = 800;

/** Programs whose user agent says that they are not a person's browser. */
const programs = /^$|bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|node/i;

const isProgram = (userAgent: string): boolean => programs.test(userAgent);

/** Views of profiles, and the figures that their owners read (AC-16). */
export default async function companyVisitRoutes(app: App): Promise<void> {
  keepCounting(app);
  app.post(
    '/company/visit/',
    forAll(
      'A browser has opened the profile; it counts once a day, without data about the person',
      { body: companyVisitSchema, response: { 204: z.undefined() } },
      { rateLimit: limits.visit },
    ),
    async ({ body: { company, job_offer: offer }, viewer, headers, ip }, reply) => {
      const userAgent = headers['user-agent'] ?? '';
      if (!isProgram(userAgent) && !viewer?.isStaff && viewer?.company?.id !== company)
        await visitCounter(app.databases).countView({ company, offer }, { network: clientNetwork(ip), userAgent });
      return reply.code(204).send();
    },
  );

  app.post(
    '/company/hits/',
    forAll(
      'A browser shows a page of results; each provider on it counts as found, without data about the person',
      { body: companyHitsSchema, response: { 204: z.undefined() } },
      { rateLimit: limits.hits },
    ),
    ({ body: { companies }, viewer, headers }, reply) => {
      if (!isProgram(headers['user-agent'] ?? '') && !viewer?.isStaff)
        visitCounter(app.databases).countHits(companies.filter((id) => id !== viewer?.company?.id));
      return reply.code(204).send();
    },
  );

  app.get(
    '/company/:id/figures/',
    forUsers('What the profile of the own company did in the last weeks and months', {
      params: idParamsSchema,
      response: { 200: companyFiguresSchema },
    }),
    async (request) => {
      const { id } = request.params;
      if (signedIn(request).company?.id !== id) throw noSuch('company');
      await visitCounter(app.databases).flush();
      return companyFigures(app.databases.primary.kysely, id);
    },
  );
}

/** Deletes the marks of browsers and the salts of all days before today. */
export async function forgetVisits({ primary }: App['databases']): Promise<void> {
  for (const table of ['visit_salt', 'visit_mark'] as const)
    await primary.kysely
      .deleteFrom(table)
      .where('day', '<', sql<string>`(now() at time zone 'Europe/Berlin')::date`)
      .execute();
}

/**
 * Writes the counts every few seconds and before the process ends.
 */
function keepCounting(app: App): void {
  const counter = visitCounter(app.databases);
  const timer = setInterval(() => {
    counter.flush().catch((error: unknown) => {
      if (!app.faults.countDatabaseFault(error))
        app.log.warn({ err: error }, 'views not written; they are written with the next ones');
    });
  }, FLUSH_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await counter.flush().catch((error: unknown) => app.log.warn({ err: error }, 'the last views were not written'));
  });
}

/** Deletes counts that no figure shows any more. */
export const forgetCounts = ({ primary }: App['databases']) =>
  primary.kysely
    .deleteFrom('company_day_count')
    .where('day', '<', sql<string>`current_date - ${KEPT_DAYS}::int`)
    .execute();
