import { BENEFIT_ICONS, CARE_FORMS, COMPANY_FEATURES, PLACES } from '@care/contracts/vocabulary';
import { benefitView, careFormLabel, featureLabel, placeLabel } from '@care/contracts/enumerations';
import {
  benefitsSchema,
  careServicesSchema,
  featuresSchema,
  qualificationsSchema,
  statsSchema,
  type Stats,
} from '@care/contracts/schemas';
import type { App } from '../../../platform/http/app-type';
import { NAMED_QUALIFICATIONS, qualificationsOf } from './qualifications';
import { createStats } from './stats';

const services = CARE_FORMS.map((value) => ({ value, name: careFormLabel(value) }));
const qualifications = qualificationsOf(NAMED_QUALIFICATIONS);
const benefits = Object.keys(BENEFIT_ICONS).map((key) => ({ key, ...benefitView(key) }));
const features = COMPANY_FEATURES.map(({ index, icon }) => ({ index, name: featureLabel(index) ?? '', icon }));
const places = PLACES.map(({ index, icon }) => ({ index, name: placeLabel(index), icon }));

/** The closed lists for forms and filters (SR-09, SR-11, SR-21, PP-08) and the figures of the site (SH-19). */
export default async function catalogueRoutes(app: App): Promise<void> {
  app.get('/company/services/', { schema: { response: { 200: careServicesSchema } } }, () => ({ services }));
  app.get('/company/features/', { schema: { response: { 200: featuresSchema } } }, () => ({ features, places }));
  app.get('/company/benefits/', { schema: { response: { 200: benefitsSchema } } }, () => ({ benefits }));
  app.get('/user/profile/qualifications/', { schema: { response: { 200: qualificationsSchema } } }, () => ({
    qualifications,
  }));

  const stats = createStats();
  const banners: Stats['banners'] = app.settings.BANNER_FIGURES === 'live' ? 'LIVE' : 'CLAIMS';
  app.get('/stats/', { schema: { response: { 200: statsSchema } } }, async ({ reads }) => ({
    ...(await stats(reads.kysely)),
    banners,
  }));
}
