import { allows } from '@care/contracts/tiers';
import { jobOfferPath, profilePath } from '@care/contracts/routes';
import type { EmbeddedCompany, WidgetState } from '@care/contracts/schemas';
import type { Kysely } from 'kysely';
import { pick } from '../../../platform/database/queries';
import type { Database } from '../../../platform/database/schema';
import { isAccountInUse } from '../../accounts';
import { companyMedia, mediaOf, presentCompany, type CompanyRow } from '../../companies';
import { openJobOffers } from '../../jobs';
import { limitsOfCompany } from '../../operator';

/** The public part of a provider for other sites; job offers only where widgets are allowed (PP-21, PK-08). */
export async function embeddedCompany(
  db: Kysely<Database>,
  company: CompanyRow,
  widgets: WidgetState,
): Promise<EmbeddedCompany> {
  const [media, limits, offers, canContact] = await Promise.all([
    companyMedia(db, company.id),
    limitsOfCompany(db, company),
    widgets === 'allowed' ? openJobOffers(db, company.id) : [],
    company.owner_id !== null && isAccountInUse(db, company.owner_id),
  ]);
  const shown = presentCompany({ company, media: mediaOf(media), limits, jobOffers: [], isOwner: false, places: null });
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
  db: Kysely<Database>,
  company: Pick<CompanyRow, 'id' | 'subscription'>,
  { key, origin, isOwnSite }: { key?: string; origin?: string; isOwnSite?: boolean },
): Promise<WidgetState> {
  if (!key) return 'none';
  const known = await db
    .selectFrom('widget_key')
    .select(['allowed_origins', 'revoked_at'])
    .where('key', '=', key)
    .where('company_id', '=', company.id)
    .executeTakeFirst();
  if (!known) return 'unknown';
  if (known.revoked_at) return 'revoked';
  if (!isOwnSite && !(origin && known.allowed_origins.includes(origin))) return 'origin';
  return allows(company.subscription, 'widgets') ? 'allowed' : 'tier';
}
