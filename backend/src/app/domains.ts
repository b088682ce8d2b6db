import {
  AUTH_PREFIX,
  authExchangeRoutes,
  companyRegistrationRoutes,
  ownAccountRoutes,
  accountRoutes,
  unsubscribeRoutes,
} from '../domains/accounts';
import {
  applicationHooks,
  applicationRoutes,
  type PlacementListener,
  jobOfferRoutes,
  jobOfferSearchRoutes,
} from '../domains/jobs';
import {
  followRoutes,
  companyEditingRoutes,
  companyVisitRoutes,
  galleryRoutes,
  singlePictureRoutes,
  videoRoutes,
  searchRoutes,
} from '../domains/companies';
import { companyRoutes, comparisonRoutes } from '../domains/company-pages';
import { cityPageRoutes, contentRoutes, sitemapRoutes } from '../domains/content';
import { staffAnnouncements, jobSeekerRoutes, jobSeekerSearchRoutes } from '../domains/staff';
import { deskRoutes, type DeskKind } from '../domains/desk';
import { embedRoutes, widgetKeyRoutes } from '../domains/embedding';
import { geoRoutes, placeRoutes, catalogueRoutes } from '../domains/search';
import outboxRoutes from '../platform/http/outbox-routes';
import { photoRoutes, mediaRoutes } from '../domains/media';
import { protectionRoutes, messageReportKind, messageRoutes } from '../domains/messages';
import { newCompanyKind, ownershipKind, ownershipRoutes } from '../domains/ownership';
import { packageRoutes, invoiceRoutes, recordPlacement, paymentRoutes } from '../domains/billing';
import { privacyRoutes } from '../domains/privacy';
import {
  inquiryKind,
  productRoutes,
  providerSupportRoutes,
  supportQuestionKind,
  visitRequestKind,
} from '../domains/inquiries';
import {
  ratingAnswerRoutes,
  ratingInviteRoutes,
  ratingReportKind,
  ratingReportRoutes,
  ratingRoutes,
} from '../domains/ratings';
import { savedSearchRoutes, alertRoutes } from '../domains/saved-searches';
import type { App } from '../platform/http/app-type';

interface Domain {
  routes: (app: App) => Promise<void>;
  prefix?: string;
}

/** The kinds of cases that STAFF decides; a new one is added here. */
const deskKinds: readonly DeskKind[] = [
  ownershipKind,
  newCompanyKind,
  messageReportKind,
  ratingReportKind,
  inquiryKind,
  supportQuestionKind,
  visitRequestKind,
];

/** Listeners in the transaction that completes a placement; a new one is added here. */
const placementListeners = (app: App): readonly PlacementListener[] => [
  (db, placement) => recordPlacement(app, db, placement),
];

/** The routes of every domain, under `/api-backend` unless a prefix is given. */
export const domains: Domain[] = [
  { routes: authExchangeRoutes, prefix: AUTH_PREFIX },
  { routes: accountRoutes },
  { routes: ownAccountRoutes },
  { routes: companyRegistrationRoutes },
  { routes: privacyRoutes },
  { routes: placeRoutes },
  { routes: cityPageRoutes },
  { routes: geoRoutes },
  { routes: catalogueRoutes },
  { routes: searchRoutes },
  { routes: jobOfferSearchRoutes },
  { routes: jobSeekerSearchRoutes },
  { routes: companyRoutes },
  { routes: companyEditingRoutes },
  { routes: comparisonRoutes },
  { routes: companyVisitRoutes },
  { routes: embedRoutes },
  { routes: widgetKeyRoutes },
  { routes: ownershipRoutes },
  { routes: (app) => deskRoutes(app, deskKinds) },
  { routes: followRoutes },
  { routes: jobOfferRoutes },
  { routes: jobSeekerRoutes },
  { routes: staffAnnouncements },
  { routes: ratingRoutes },
  { routes: (app) => ratingReportRoutes(app, deskKinds) },
  { routes: ratingAnswerRoutes },
  { routes: ratingInviteRoutes },
  { routes: (app) => messageRoutes(app, applicationHooks) },
  { routes: (app) => protectionRoutes(app, applicationHooks) },
  { routes: (app) => applicationRoutes(app, placementListeners(app)) },
  { routes: savedSearchRoutes },
  { routes: alertRoutes },
  { routes: packageRoutes },
  { routes: paymentRoutes },
  { routes: invoiceRoutes },
  { routes: productRoutes },
  { routes: providerSupportRoutes },
  { routes: contentRoutes },
  { routes: sitemapRoutes },
  { routes: mediaRoutes },
  { routes: photoRoutes },
  { routes: singlePictureRoutes },
  { routes: galleryRoutes },
  { routes: videoRoutes },
  { routes: outboxRoutes },
  { routes: unsubscribeRoutes },
];
