import authExchangeRoutes from '../domains/accounts/exchange-routes';
import companyRegistrationRoutes from '../domains/accounts/company-registration-routes';
import ownAccountRoutes from '../domains/accounts/own-account-routes';
import accountRoutes from '../domains/accounts/routes';
import applicationRoutes from '../domains/applications/routes';
import followRoutes from '../domains/company/follow-routes';
import companyRoutes from '../domains/company-pages/routes';
import contentRoutes from '../domains/content/routes';
import sitemapRoutes from '../domains/content/sitemap-routes';
import geoRoutes from '../domains/addresses/routes';
import jobOfferRoutes from '../domains/job-offers/routes';
import jobOfferSearchRoutes from '../domains/job-offers/search-routes';
import jobSeekerRoutes from '../domains/job-seekers/routes';
import jobSeekerSearchRoutes from '../domains/job-seekers/search-routes';
import outboxRoutes from '../platform/mail/outbox-routes';
import unsubscribeRoutes from '../domains/accounts/unsubscribe-routes';
import photoRoutes from '../domains/media/photo-routes';
import mediaRoutes from '../domains/media/routes';
import protectionRoutes from '../domains/messages/protection-routes';
import messageRoutes from '../domains/messages/routes';
import packageRoutes from '../domains/packages/routes';
import placeRoutes from '../domains/places/routes';
import privacyRoutes from '../domains/privacy/routes';
import productRoutes from '../domains/products/routes';
import ratingRoutes from '../domains/ratings/routes';
import savedSearchRoutes from '../domains/saved-searches/routes';
import alertRoutes from '../domains/saved-searches/alert-routes';
import catalogueRoutes from '../domains/catalogue/catalogue-routes';
import searchRoutes from '../domains/company-search/routes';
import type { App } from '../platform/http/app-type';

type Domain = { routes: (app: App) => Promise<void>; prefix?: string };

/** The routes of every domain, under `/api-backend` unless a prefix is given. */
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
