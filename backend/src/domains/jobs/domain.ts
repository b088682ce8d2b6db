import { BOOKKEEPING_YEARS } from '@care/contracts/facts';
import { jobOfferPath } from '@care/contracts/routes';
import { sql } from 'kysely';
import type { DbTransaction } from '../../platform/database/schema';
import { type Domain, type RetentionRule, moveAll } from '../../platform/domain/domain';
import type { App } from '../../platform/http/app-type';
import { hasJobsTab, OF_OWN_COMPANY } from '../companies';
import { SEARCH_COLUMNS } from '../search';
import { sweepPrivateFiles } from './applications/attachments';
import type { CompletedPlacement } from './applications/hire-state';
import applicationRoutes from './applications/routes';
import { endJobOffers, removeOffersOf } from './offers/change-job-offer';
import jobOfferRoutes from './offers/routes';

const OF_OWN_APPLICATION = 'applicant_id = $1 and applicant_deleted_at is null';
const isClosed = (time: string) => `status in ('REJECTED', 'WITHDRAWN') and status_at < now() - ${time}`;
const OF_CLOSED: Pick<RetentionRule, 'time' | 'kept' | 'why'> = {
  time: [6, 'month'],
  kept: (time) => `${time} after a refusal or withdrawal`,
  why: 'claims after a refusal (AGG)',
};

type OnPlacement = (app: App, db: DbTransaction, placement: CompletedPlacement) => Promise<void>;

/** Job offers, applications, and contracts that come from them, which a later domain bills. */
export const jobs = (onPlacement: OnPlacement): Domain => ({
  routes: [jobOfferRoutes, (app) => applicationRoutes(app, (db, placement) => onPlacement(app, db, placement))],
  jobs: {
    // Right after midnight, and every hour in case no process ran then.
    'job-offer-end': { run: ({ databases }) => endJobOffers(databases), pollSeconds: 30, cron: '0 * * * *' },
    'private-files-sweep': { run: sweepPrivateFiles, pollSeconds: 60, cron: '40 3 * * *' },
  },
  tables: {
    job_offer: {
      personal: OF_OWN_COMPANY,
      omit: SEARCH_COLUMNS,
      // The package of the remaining provider may include fewer: its owner publishes them again.
      merge: (from, into) => sql`
        update job_offer set company_id = ${into}, status = case status when 'PUBLISHED' then 'PAUSED' else status end,
          slug = case when exists (
            select 1 from job_offer there where there.company_id = ${into} and there.slug = job_offer.slug)
            then slug || '-' || id else slug end
        where company_id = ${from}`,
    },
    job_offer_view_count: { personal: `job_offer_id in (select id from job_offer where ${OF_OWN_COMPANY})` },
    application: {
      personal: OF_OWN_APPLICATION,
      merge: (from, into) => sql`
        update application set company_id = ${into} where company_id = ${from} and not exists (
          select 1 from application there where there.company_id = ${into}
            and there.applicant_id = application.applicant_id
            and there.job_offer_id is not distinct from application.job_offer_id and there.status <> 'WITHDRAWN')`,
    },
    hire_confirmation: {
      personal: `employer_id = $1 or application_id in (select id from application where ${OF_OWN_APPLICATION})`,
    },
    placement: { personal: 'applicant_id = $1 or employer_id = $1', merge: moveAll('placement') },
  },
  retention: [
    {
      ...OF_CLOSED,
      name: 'application messages',
      table: 'message',
      over: (time) => `id in (select message_id from application where ${isClosed(time)})`,
    },
    {
      ...OF_CLOSED,
      name: 'closed applications',
      notice: (time) => `Bewerbungen mit ihren Dateien: ${time} nach Absage oder Rückzug`,
      table: 'application',
      over: isClosed,
    },
    {
      name: 'placements',
      time: [BOOKKEEPING_YEARS.value, 'year'],
      kept: (time) => `${time} after the end of the year, with title and name as the employer saw them`,
      why: 'they are the ground of invoices',
      notice: (time) =>
        `Bestätigte Vermittlungen, mit Stelle und Name: ${time} ab dem Ende des Jahres, auch ohne Konto`,
      table: 'placement',
      over: (time) =>
        `date_trunc('year', confirmed_at at time zone 'Europe/Berlin') + interval '1 year' + ${time} <= now() at time zone 'Europe/Berlin'`,
    },
  ],
  account: {
    isReferredTo: sql`exists (select from application a left join message m on m.id = a.message_id
      where a.applicant_id = u.id and not coalesce(m.is_held, false))`,
    deleted: removeOffersOf,
  },
  sitemap: {
    jobs: {
      rows: sql`select o.slug, c.slug parent, null::int form, o.updated_at lastmod, o.id::text position
        from job_offer o join company c on c.id = o.company_id where o.status = 'PUBLISHED'
          and o.valid_through >= berlin_today() and c.status = 'PUBLISHED' and ${hasJobsTab('c')}`,
      pathOf: ({ slug, parent }) => jobOfferPath(parent ?? '', slug),
    },
  },
});
