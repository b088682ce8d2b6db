import { sql, type InferResult, type RawBuilder } from 'kysely';
import { plainFields, type CompanyField, type PlainField } from '@care/contracts/company-fields';
import type { ShownPlaces } from '@care/contracts/free-places';
import { ownShare } from '@care/contracts/care-costs';
import { allows, type TierLimits } from '@care/contracts/tiers';
import { featureLabel, careFormLabel } from '@care/contracts/enumerations';
import { CARE_FORMS, COMPANY_FEATURES, OTHER_CARE_FORM, RATING_CATEGORIES } from '@care/contracts/vocabulary';
import type { CareForm } from '@care/contracts/vocabulary';
import type { CareService, Company, CompanyCard, CompanyJobOffer, Feature } from '@care/contracts/schemas';
import { kmOfChord } from '../../platform/geo/distance';
import { hasNumber } from '../../platform/database/bit-mask';
import { preparedStatement } from '../../platform/database/prepared-statement';
import { pick } from '../../platform/database/queries';
import type { Db } from '../../platform/database/schema';
import { cardsOf, type Hit } from '../../platform/geo/hits';
import { imageColumn } from '../media';
import { qualificationsOf } from '../search';
import type { CompanyMedia, CompanyRow } from './company-queries';
import { shownPlaces } from './free-places/shown-places';

const companiesQuery = (db: Db, ids: RawBuilder<never>, viewerId: RawBuilder<never>) =>
  db
    .selectFrom('company as c')
    .leftJoin('company_media as logo', (join) =>
      join.onRef('logo.company_id', '=', 'c.id').on('logo.kind', '=', sql.lit('LOGO')),
    )
    .leftJoin('company_media as main', (join) =>
      join.onRef('main.company_id', '=', 'c.id').on('main.kind', '=', sql.lit('MAIN_IMAGE')),
    )
    .select(['c.id', 'c.slug', 'c.name', 'c.street', 'c.city', 'c.city_slug', 'c.zip_code', 'c.lat', 'c.lon'])
    .select(['c.services_mask', 'c.care_form_order', 'c.custom_services', 'c.features_mask'])
    .select(['c.place_kind', 'c.subscription', 'c.reply_days', 'c.share_care', 'c.share_other', 'c.prices_from'])
    .select(['c.is_wpw_confirmed', 'c.average_rating', 'c.ratings_count', 'c.job_offers_count', 'c.updated_at'])
    .leftJoin('company_places as p', 'p.company_id', 'c.id')
    .select(['p.total', 'p.free', 'p.available_from', 'p.wait', 'p.takes_clients', 'p.confirmed_at'])
    .select([imageColumn('logo').as('logo'), imageColumn('main').as('main_image')])
    .select(
      sql<boolean>`exists (select from company_follow f where f.company_id = c.id and f.user_id = ${viewerId})`.as(
        'is_followed',
      ),
    )
    .where('c.id', '=', sql<number>`any(${ids})`);

type CompanyCardRow = InferResult<ReturnType<typeof companiesQuery>>[number];

const selectCompanies = preparedStatement(
  { ids: 'bigint[]', viewerId: 'bigint' },
  ({ ids, viewerId }, db) => sql<CompanyCardRow>`${companiesQuery(db, ids, viewerId)}`,
);

/** What a resident of the care grades 2 to 5 pays in a month of the first year; null if not stated (CO-06). */
const ownShareOf = ({ share_care: care, share_other: other }: Pick<CompanyRow, 'share_care' | 'share_other'>) =>
  care === null || other === null ? null : ownShare({ care, other });

const FEATURES: readonly Feature[] = COMPANY_FEATURES.map(({ index, icon }) => ({
  index,
  icon,
  name: featureLabel(index) ?? '',
}));

const featuresOf = (mask: number): Feature[] => FEATURES.filter(({ index }) => hasNumber(mask, index));

const card = (row: CompanyCardRow, chord: number | null, hasViewer: boolean): CompanyCard => ({
  ...pick(row, ['id', 'slug', 'name', 'street', 'city', 'city_slug', 'zip_code', 'logo', 'subscription']),
  ...pick(row, ['is_wpw_confirmed', 'average_rating', 'ratings_count', 'reply_days']),
  coords: { lng: row.lon, lat: row.lat },
  services: careServices(row),
  features: featuresOf(row.features_mask),
  place: row.place_kind,
  own_share: ownShareOf(row),
  prices_from: row.prices_from,
  main_image: allows(row.subscription, 'mainImage') ? row.main_image : null,
  // A tier without the jobs tab has no page to which the badge could lead.
  job_offers_count: allows(row.subscription, 'jobsTab') ? row.job_offers_count : 0,
  distance_km: chord === null ? null : kmOfChord(chord),
  ...(hasViewer && { is_followed: row.is_followed }),
  places: shownPlaces(row),
  is_promoted: false,
  updated_at: row.updated_at.toISOString(),
});

/** The cards of found providers, in their order (SR-13). */
export const companyCards = (db: Db, hits: readonly Hit[], viewerId: number | null): Promise<CompanyCard[]> =>
  cardsOf(
    hits,
    (ids) => selectCompanies(db, { ids, viewerId }),
    (row, chord) => card(row, chord, viewerId !== null),
  );

/**
 * The order of a provider that has none of its own. A house comes before the services that many houses offer in
 * addition, such as short-term care.
 */
const USUAL_ORDER: readonly CareForm[] = [
  'stationare-pflege',
  'betreutes-wohnen',
  'senioren-wg',
  'teilstationare-pflege',
  'ambulante-pflege',
  'kurzzeitpflege',
  OTHER_CARE_FORM,
];

/** Each care form with its number, in the usual order. */
const FORMS = USUAL_ORDER.map((value) => ({
  number: CARE_FORMS.indexOf(value) + 1,
  value,
  name: careFormLabel(value),
}));

type StoredCareForms = Pick<CompanyRow, 'services_mask' | 'care_form_order' | 'custom_services'>;

/**
 * The care forms of a provider, the main one first. Free-text services replace "weitere Pflegeformen" (SR-13, SR-21).
 */
export function careServices({ services_mask, care_form_order, custom_services }: StoredCareForms): CareService[] {
  const own = care_form_order.flatMap((number) => FORMS.find((form) => form.number === number) ?? []);
  return [...new Set([...own, ...FORMS])]
    .filter(({ number }) => hasNumber(services_mask, number))
    .flatMap(({ value, name }) =>
      value === OTHER_CARE_FORM && custom_services.length
        ? custom_services.map((custom) => ({ value, name: custom }))
        : [{ value, name }],
    );
}

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

interface CompanyParts {
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
