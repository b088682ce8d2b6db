import { BENEFIT_ICONS, CARE_FORMS, COMPANY_FEATURES, PLACES } from '@care/contracts/vocabulary';
import { benefitView, careFormLabel, featureLabel, placeLabel } from '@care/contracts/enumerations';
import * as schemas from '@care/contracts/schemas';
import type { App } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';
import { NAMED_QUALIFICATIONS, qualificationsOf } from './qualifications';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/schema';

/** How long the figures for banners are cached; `as_of` gives their time. */
const KEEP_MS = 60_000;

type Figures = Omit<schemas.Stats, 'banners'>;

async function countEverything(db: Db): Promise<Figures> {
  const { rows } = await sql<Omit<Figures, 'as_of'>>`
    select
      (select count(*)::int from company where status = 'PUBLISHED') companies,
      (select count(*)::int from public_job_seeker) job_seekers,
      (select count(*)::int from job_offer where status = 'PUBLISHED' and valid_through >= berlin_today()) job_offers,
      (select count(*)::int from rating where status = 'PUBLISHED') ratings`.execute(db);
  return { ...rows[0]!, as_of: new Date().toISOString() };
}

/** Figures of the site, counted at most once a minute by one query for all requests that wait (SH-19). */
function createStats() {
  let kept: { stats: Promise<Figures>; until: number } | null = null;
  return (db: Db): Promise<Figures> => {
    if (kept && Date.now() < kept.until) return kept.stats;
    const counted = { stats: countEverything(db), until: Date.now() + KEEP_MS };
    kept = counted;
    // A failed count must not be cached for the rest of the minute.
    counted.stats.catch(() => (kept = kept === counted ? null : kept));
    return counted.stats;
  };
}

const services = CARE_FORMS.map((value) => ({ value, name: careFormLabel(value) }));
const qualifications = qualificationsOf(NAMED_QUALIFICATIONS);
const benefits = Object.keys(BENEFIT_ICONS).map((key) => ({ key, ...benefitView(key) }));
const features = COMPANY_FEATURES.map(({ index, icon }) => ({ index, name: featureLabel(index) ?? '', icon }));
const places = PLACES.map(({ index, icon }) => ({ index, name: placeLabel(index), icon }));

const forAll = calls('catalogue');

/** The closed lists for forms and filters (SR-09, SR-11, SR-21, PP-08) and the figures of the site (SH-19). */
export default async function catalogueRoutes(app: App): Promise<void> {
  const servicesCall = forAll('The care forms', { response: { 200: schemas.careServicesSchema } });
  app.get('/company/services/', servicesCall, () => ({ services }));
  const featuresCall = forAll('The features of providers', { response: { 200: schemas.featuresSchema } });
  app.get('/company/features/', featuresCall, () => ({ features, places }));
  const benefitsCall = forAll('The benefits of employers', { response: { 200: schemas.benefitsSchema } });
  app.get('/company/benefits/', benefitsCall, () => ({ benefits }));
  const qualificationsCall = forAll('The qualifications of job seekers', {
    response: { 200: schemas.qualificationsSchema },
  });
  app.get('/user/profile/qualifications/', qualificationsCall, () => ({ qualifications }));

  const stats = createStats();
  const banners: schemas.Stats['banners'] = app.settings.BANNER_FIGURES === 'live' ? 'LIVE' : 'CLAIMS';
  const statsCall = forAll('The figures of the site', { response: { 200: schemas.statsSchema } });
  app.get('/stats/', statsCall, async ({ reads }) => ({ ...(await stats(reads.kysely)), banners }));
}
