import { TIER_LIMITS } from '@care/contracts/constants';
import type { Company, CompanyJobOffer } from '@care/contracts/schemas';
import { OTHER_CARE_FORM } from '@care/contracts/vocabulary';
import { careServices } from './care-forms';
import { featuresOf } from './company-cards';
import { qualificationsOf } from '../search';
import type { CompanyMedia } from './company-media';
import type { CompanyRow } from './company-queries';

/** Slugs of care forms, the main one first; free texts replace the slug "weitere-pflegeformen" (SR-21). */
export const servicesOf = (company: Parameters<typeof careServices>[0]): string[] =>
  careServices(company).map(({ value, name }) =>
    value === OTHER_CARE_FORM && company.custom_services.length ? name : value,
  );

export interface CompanyParts {
  company: CompanyRow;
  media: CompanyMedia;
  /** The open job offers. */
  jobOffers: CompanyJobOffer[];
  isOwner: boolean;
}

/**
 * A provider as this viewer may see it. Parts that the tier does not include are left out for all viewers except the
 * owner, who edits them; the main image is left out for the owner too, because the free tier has none (PP-02, PP-03,
 * PK-05).
 */
export function presentCompany({ company, media, jobOffers, isOwner }: CompanyParts): Company {
  const limits = TIER_LIMITS[company.subscription];
  const benefits = limits.benefits || isOwner ? company.benefits : [];
  const job_offers = limits.jobsTab || isOwner ? jobOffers : [];
  return {
    id: company.id,
    slug: company.slug,
    name: company.name,
    street: company.street,
    zip_code: company.zip_code,
    city: company.city,
    city_slug: company.city_slug,
    coords: { lng: company.lon, lat: company.lat },
    phone: company.phone,
    website: company.website,
    operator: company.operator,
    owner: company.owner_id,
    subscription: company.subscription,
    is_wpw_confirmed: company.is_wpw_confirmed,
    services: servicesOf(company),
    features: featuresOf(company.features_mask),
    additional_features: company.additional_features,
    place: company.place_kind,
    qualifications: qualificationsOf(company.qualifications_mask),
    description: company.description,
    activities: company.activities,
    opening_hours: company.opening_hours,
    logo: media.logo,
    main_image: limits.mainImage ? media.main_image : null,
    gallery: isOwner ? media.gallery : media.gallery.slice(0, limits.galleryItems),
    benefits,
    job_offers,
    job_offers_count: job_offers.length,
    profile: { id: company.id, benefits, job_offers },
    ...averagesOf(company),
    can_add_job_offer: isOwner && jobOffers.length < limits.jobOffers,
    job_offers_limit: limits.jobOffers,
    updated_at: company.updated_at.toISOString(),
  };
}

/** The overall average and the six others of a provider, with the number of ratings. */
export const averagesOf = (company: CompanyRow) => ({
  average_rating: company.average_rating,
  ratings_count: company.ratings_count,
  average_housing_rating: company.average_housing_rating,
  average_food_rating: company.average_food_rating,
  average_reliability_rating: company.average_reliability_rating,
  average_friendliness_rating: company.average_friendliness_rating,
  average_competence_rating: company.average_competence_rating,
  average_activities_rating: company.average_activities_rating,
});
