import { profilePath } from '@care/contracts/routes';
import { sql } from 'kysely';
import { type Domain, moveUnlessThere } from '../../platform/domain/domain';
import { limits } from './limits';
import { mediaStorage } from '../../platform/files/media-storage';
import { SEARCH_COLUMNS } from '../search';
import companyEditingRoutes from './editing/routes';
import followRoutes from './follow-routes';
import { askWeekly } from './free-places/ask-weekly';
import freePlacesRoutes from './free-places/routes';
import { mailSamples } from './mail-samples';
import { cleanMedia, REMOVE_MEDIA, removeMedia } from './media/clean-media';
import galleryRoutes from './media/gallery-routes';
import singlePictureRoutes from './media/single-picture-routes';
import { takeAllStoredVideos } from './media/stored-videos';
import videoRoutes from './media/video-routes';
import searchRoutes from './search/company-search';
import companyVisitRoutes, { forgetCounts, forgetVisits } from './visits/routes';

/** Rows of the providers that a person owns. */
export const OF_OWN_COMPANY = 'company_id in (select id from company where owner_id = $1)';

/** Providers: their data, media, search, followers and visits. */
export const companies: Domain = {
  routes: [
    searchRoutes,
    companyEditingRoutes,
    companyVisitRoutes,
    followRoutes,
    freePlacesRoutes,
    singlePictureRoutes,
    galleryRoutes,
    videoRoutes,
  ],
  limits,
  mails: mailSamples,
  jobs: {
    'free-places-weekly': { run: askWeekly, pollSeconds: 60, cron: '0 8 * * 1' },
    'clean-media': { run: cleanMedia, pollSeconds: 60, cron: '50 3 * * *' },
    [REMOVE_MEDIA]: { run: removeMedia, pollSeconds: 60 },
    'take-stored-videos': {
      isNeeded: ({ settings }) => mediaStorage(settings).uploads !== undefined,
      run: (app) => takeAllStoredVideos(app, mediaStorage(app.settings)),
      pollSeconds: 30,
      cron: '* * * * *',
    },
    'company-day-count-end': { run: ({ databases }) => forgetCounts(databases), pollSeconds: 60, cron: '20 3 * * *' },
    'visit-marks-end': { run: ({ databases }) => forgetVisits(databases), pollSeconds: 60, cron: '5 0 * * *' },
  },
  tables: {
    tier: {},
    company: { personal: 'owner_id = $1', omit: SEARCH_COLUMNS, merge: 'stays' },
    company_media: { personal: OF_OWN_COMPANY, picture: 'url', merge: 'stays' },
    company_video_upload: { personal: OF_OWN_COMPANY, merge: 'stays' },
    company_section: { personal: OF_OWN_COMPANY, merge: 'stays' },
    company_places: { personal: OF_OWN_COMPANY, omit: ['link_number'], merge: 'stays' },
    company_day_count: {
      personal: OF_OWN_COMPANY,
      // In the order in which new visits are written, which prevents deadlocks.
      merge: (from, into) => sql`
        insert into company_day_count as stored (company_id, day, views, hits)
        select ${into}::bigint, day, views, hits from company_day_count where company_id = ${from} order by day
        on conflict (company_id, day) do update
        set views = stored.views + excluded.views, hits = stored.hits + excluded.hits`,
    },
    company_follow: { personal: 'user_id = $1', merge: moveUnlessThere('company_follow', 'user_id, created_at') },
    visit_salt: {},
    visit_mark: {
      withheld:
        'Fingerabdrücke gegen doppeltes Zählen, nach der Nacht gelöscht; sie lassen sich keiner Person zuordnen',
    },
  },
  account: { isReferredTo: sql`exists (select from company where owner_id = u.id)` },
  sitemap: {
    providers: {
      rows: sql`select slug, null parent, null::int form, updated_at lastmod, id::text position
        from company where status = 'PUBLISHED'`,
      pathOf: ({ slug }) => profilePath(slug),
    },
  },
};
