import { jobOfferPath, profilePath } from '@care/contracts/routes';
import type { Company, CompanyPage, EmbeddedCompany, WidgetState } from '@care/contracts/schemas';
import { allows } from '@care/contracts/tiers';
import { isAccountInUse } from '../accounts';
import { openJobOffers } from '../jobs';
import { limitsOfCompany } from '../operator';
import type { Viewer } from '../../platform/http/app-type';
import { pick, rowsWith } from '../../platform/database/queries';
import type { Db } from '../../platform/database/schema';
import { countsByCategory, ratingGroups } from '../ratings';
import * as companies from '../companies';

/** `GET /company/details/{id}/`: the provider with its media. */
export async function companyDetails(db: Db, company: companies.CompanyRow, viewer: Viewer | null): Promise<Company> {
  const [media, offers, limits, places] = await Promise.all([
    companies.companyMedia(db, company.id),
    openJobOffers(db, company.id),
    limitsOfCompany(db, company),
    companies.placesOf(db, company.id),
  ]);
  const jobOffers = offers.map((offer) => pick(offer, ['id', 'slug', 'title', 'employment_type']));
  return companies.presentCompany({
    ...{ company, media, limits, jobOffers },
    isOwner: companies.isOwner(company, viewer),
    places: companies.shownPlaces(places),
  });
}

/** `GET /company/by-slug/{slug}/`: all data of the profile page in one answer (PP-05). */
export async function companyPage(db: Db, company: companies.CompanyRow, viewer: Viewer | null): Promise<CompanyPage> {
  const owns = companies.isOwner(company, viewer);
  const [details, groups, pending, ties, canContact] = await Promise.all([
    companyDetails(db, company, viewer),
    ratingGroups(db, company.id),
    company.owner_id === null && companies.hasPendingClaim(db, company.id),
    companies.viewerTies(db, company.id, viewer),
    company.owner_id !== null && !owns && isAccountInUse(db, company.owner_id),
  ]);
  return {
    ...details,
    ratings: { ...companies.averagesOf(company), by_category: countsByCategory(groups) },
    owner_state: company.owner_id !== null ? 'OWNED' : pending ? 'PENDING' : 'NONE',
    ...(company.status === 'PENDING_REVIEW' && { is_in_review: true as const }),
    canonical_path: profilePath(company.slug),
    ...(owns && { email: company.email }),
    // Permission to rate (RV-09) and to write (PP-14, PP-26). Visitors may write too.
    viewer: {
      is_owner: owns,
      is_followed: ties.isFollowed,
      can_rate: viewer !== null && !owns && !ties.hasOwned && company.status === 'PUBLISHED',
      has_rated: ties.hasRated,
      can_contact: canContact,
    },
  };
}

/** The public part of a provider for other sites; job offers only where widgets are allowed (PP-21, PK-08). */
export async function embeddedCompany(
  db: Db,
  company: companies.CompanyRow,
  widgets: WidgetState,
): Promise<EmbeddedCompany> {
  const [media, limits, offers, canContact] = await Promise.all([
    companies.companyMedia(db, company.id),
    limitsOfCompany(db, company),
    widgets === 'allowed' ? openJobOffers(db, company.id) : [],
    company.owner_id !== null && isAccountInUse(db, company.owner_id),
  ]);
  const shown = companies.presentCompany({ company, media, limits, jobOffers: [], isOwner: false, places: null });
  return {
    ...shown,
    path: profilePath(company.slug),
    can_contact: canContact,
    widgets,
    job_offers: offers.map((offer) => ({
      ...pick(offer, ['id', 'slug', 'title', 'employment_type']),
      path: jobOfferPath(company.slug, offer.slug),
    })),
  };
}

/**
 * Whether a key allows the widgets of this provider on the site that asks, and if not, why. On this site itself, which
 * shows its owner a preview, each of its keys does.
 */
export async function widgetState(
  db: Db,
  company: Pick<companies.CompanyRow, 'id' | 'subscription'>,
  { key, origin, isOwnSite }: { key?: string; origin?: string; isOwnSite?: boolean },
): Promise<WidgetState> {
  if (!key) return 'none';
  const known = await rowsWith(db, 'widget_key', { key, company_id: company.id })
    .select(['allowed_origins', 'revoked_at'])
    .executeTakeFirst();
  if (!known) return 'unknown';
  if (known.revoked_at) return 'revoked';
  if (!isOwnSite && !(origin && known.allowed_origins.includes(origin))) return 'origin';
  return allows(company.subscription, 'widgets') ? 'allowed' : 'tier';
}
