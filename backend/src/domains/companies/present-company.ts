import { plainFields, type CompanyField, type PlainField } from '@care/contracts/company-fields';
import type { ShownPlaces } from '@care/contracts/free-places';
import { allows, type TierLimits } from '@care/contracts/tiers';
import type { Company, CompanyJobOffer } from '@care/contracts/schemas';
import { OTHER_CARE_FORM, RATING_CATEGORIES } from '@care/contracts/vocabulary';
import { pick } from '../../platform/database/queries';
import { careServices, featuresOf, ownShareOf } from './company-cards';
import { qualificationsOf } from '../search';
import type { CompanyRow, CompanyMedia } from './company-queries';

/** Slugs of care forms, the main one first; free texts replace the slug "weitere-pflegeformen" (SR-21). */
export const servicesOf = (company: Parameters<typeof careServices>[0]): string[] =>
  careServices(company).map(({ value, name }) =>
    value === OTHER_CARE_FORM && company.custom_services.length ? name : value,
  );

/** All fields that the owner edits, as the profile shows them. */
export const storedFields = (company: CompanyRow) =>
  ({
    ...(Object.fromEntries(plainFields().map((field) => [field, company[field]])) as Pick<CompanyRow, PlainField>),
    street: company.street,
    zip_code: company.zip_code,
    coords: { lng: company.lon, lat: company.lat },
    services: servicesOf(company),
    features: featuresOf(company.features_mask),
    place: company.place_kind,
    additional_features: company.additional_features,
    qualifications: qualificationsOf(company.qualifications_mask),
  }) satisfies Record<CompanyField, unknown>;

export interface CompanyParts {
  company: CompanyRow;
  media: CompanyMedia;
  limits: TierLimits;
  /** The open job offers. */
  jobOffers: CompanyJobOffer[];
  isOwner: boolean;
  places: ShownPlaces | null;
}

/**
 * A provider as this viewer may see it. Parts that the tier does not include are left out for all viewers except the
 * owner, who edits them; the main image is left out for the owner too, because the free tier has none (PP-02, PP-03,
 * PK-05).
 */
export function presentCompany({ company, media, limits, jobOffers, isOwner, places }: CompanyParts): Company {
  const tier = company.subscription;
  const benefits = allows(tier, 'benefits') || isOwner ? company.benefits : [];
  const job_offers = allows(tier, 'jobsTab') || isOwner ? jobOffers : [];
  const { email: _, ...fields } = storedFields(company);
  return {
    ...fields,
    ...pick(company, ['id', 'slug', 'city', 'city_slug', 'subscription', 'is_wpw_confirmed', 'reply_days']),
    owner: company.owner_id,
    logo: media.logo,
    main_image: allows(tier, 'mainImage') ? media.main_image : null,
    gallery: isOwner ? media.gallery : media.gallery.slice(0, limits.galleryItems),
    benefits,
    job_offers,
    job_offers_count: job_offers.length,
    profile: { id: company.id, benefits, job_offers },
    ...averagesOf(company),
    own_share: ownShareOf(company),
    places,
    can_add_job_offer: isOwner && jobOffers.length < limits.jobOffers,
    job_offers_limit: limits.jobOffers,
    gallery_limit: limits.galleryItems,
    updated_at: company.updated_at.toISOString(),
  };
}

/** The overall average and the six others of a provider, with the number of ratings. */
export const averagesOf = (company: CompanyRow) => ({
  ...pick(company, ['average_rating', 'ratings_count']),
  ...pick(
    company,
    RATING_CATEGORIES.map((name) => `average_${name}_rating` as const),
  ),
});
