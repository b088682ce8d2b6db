import authExchangeRoutes from './accounts/exchange-routes';
import accountRoutes from './accounts/routes';
import jobOfferSearchRoutes from './job-offers/search-routes';
import jobSeekerSearchRoutes from './job-seekers/search-routes';
import placeRoutes from './places/routes';
import catalogueRoutes from './search/catalogue-routes';
import searchRoutes from './search/routes';
import type { App } from './platform/app-type';

type Domain = { routes: (app: App) => Promise<void>; prefix?: string };

/** Every domain's routes; under `/api-backend` unless a prefix says otherwise. */
export const domains: Domain[] = [
  { routes: authExchangeRoutes, prefix: '/api/auth' },
  { routes: accountRoutes },
  { routes: placeRoutes },
  { routes: catalogueRoutes },
  { routes: searchRoutes },
  { routes: jobOfferSearchRoutes },
  { routes: jobSeekerSearchRoutes },
];
