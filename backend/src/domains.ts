import authExchangeRoutes from './accounts/exchange-routes';
import accountRoutes from './accounts/routes';
import companyRoutes from './company/routes';
import contentRoutes from './content/routes';
import sitemapRoutes from './content/sitemap-routes';
import geoRoutes from './geo/routes';
import jobOfferRoutes from './job-offers/routes';
import jobOfferSearchRoutes from './job-offers/search-routes';
import jobSeekerRoutes from './job-seekers/routes';
import jobSeekerSearchRoutes from './job-seekers/search-routes';
import mediaRoutes from './media/routes';
import messageRoutes from './messages/routes';
import packageRoutes from './packages/routes';
import placeRoutes from './places/routes';
import productRoutes from './products/routes';
import ratingRoutes from './ratings/routes';
import catalogueRoutes from './search/catalogue-routes';
import searchRoutes from './search/routes';
import type { App } from './platform/app-type';

type Domain = { routes: (app: App) => Promise<void>; prefix?: string };

/** Every domain's routes; under `/api-backend` unless a prefix says otherwise. */
export const domains: Domain[] = [
  { routes: authExchangeRoutes, prefix: '/api/auth' },
  { routes: accountRoutes },
  { routes: placeRoutes },
  { routes: geoRoutes },
  { routes: catalogueRoutes },
  { routes: searchRoutes },
  { routes: jobOfferSearchRoutes },
  { routes: jobSeekerSearchRoutes },
  { routes: companyRoutes },
  { routes: jobOfferRoutes },
  { routes: jobSeekerRoutes },
  { routes: ratingRoutes },
  { routes: messageRoutes },
  { routes: packageRoutes },
  { routes: productRoutes },
  { routes: contentRoutes },
  { routes: sitemapRoutes },
  { routes: mediaRoutes },
];
