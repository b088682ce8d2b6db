import authExchangeRoutes from './accounts/exchange-routes';
import companyRegistrationRoutes from './accounts/company-registration-routes';
import ownAccountRoutes from './accounts/own-account-routes';
import accountRoutes from './accounts/routes';
import applicationRoutes from './applications/routes';
import followRoutes from './company/follow-routes';
import companyRoutes from './company/routes';
import contentRoutes from './content/routes';
import sitemapRoutes from './content/sitemap-routes';
import geoRoutes from './geo/routes';
import jobOfferRoutes from './job-offers/routes';
import jobOfferSearchRoutes from './job-offers/search-routes';
import jobSeekerRoutes from './job-seekers/routes';
import jobSeekerSearchRoutes from './job-seekers/search-routes';
import outboxRoutes from './mail/outbox-routes';
import unsubscribeRoutes from './mail/unsubscribe-routes';
import photoRoutes from './media/photo-routes';
import mediaRoutes from './media/routes';
import protectionRoutes from './messages/protection-routes';
import messageRoutes from './messages/routes';
import packageRoutes from './packages/routes';
import placeRoutes from './places/routes';
import privacyRoutes from './privacy/routes';
import productRoutes from './products/routes';
import ratingRoutes from './ratings/routes';
import savedSearchRoutes from './saved-searches/routes';
import alertRoutes from './saved-searches/alert-routes';
import catalogueRoutes from './search/catalogue-routes';
import searchRoutes from './search/routes';
import type { App } from './platform/app-type';

type Domain = { routes: (app: App) => Promise<void>; prefix?: string };

/** Every domain's routes; under `/api-backend` unless a prefix says otherwise. */
export const domains: Domain[] = [
  { routes: authExchangeRoutes, prefix: '/api/auth' },
  { routes: accountRoutes },
  { routes: ownAccountRoutes },
  { routes: companyRegistrationRoutes },
  { routes: privacyRoutes },
  { routes: placeRoutes },
  { routes: geoRoutes },
  { routes: catalogueRoutes },
  { routes: searchRoutes },
  { routes: jobOfferSearchRoutes },
  { routes: jobSeekerSearchRoutes },
  { routes: companyRoutes },
  { routes: followRoutes },
  { routes: jobOfferRoutes },
  { routes: jobSeekerRoutes },
  { routes: ratingRoutes },
  { routes: messageRoutes },
  { routes: protectionRoutes },
  { routes: applicationRoutes },
  { routes: savedSearchRoutes },
  { routes: alertRoutes },
  { routes: packageRoutes },
  { routes: productRoutes },
  { routes: contentRoutes },
  { routes: sitemapRoutes },
  { routes: mediaRoutes },
  { routes: photoRoutes },
  { routes: outboxRoutes },
  { routes: unsubscribeRoutes },
];
