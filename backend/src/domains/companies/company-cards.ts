import { sql, type InferResult, type RawBuilder } from 'kysely';
import { ownShare } from '@care/contracts/care-costs';
import { allows } from '@care/contracts/tiers';
import { featureLabel, careFormLabel } from '@care/contracts/enumerations';
import { COMPANY_FEATURES, CARE_FORMS, OTHER_CARE_FORM, type CareForm } from '@care/contracts/vocabulary';
import type { CompanyCard, Feature, CareService } from '@care/contracts/schemas';
import { kmOfChord } from '../../platform/geo/distance';
import { hasNumber } from '../../platform/database/bit-mask';
import { preparedStatement } from '../../platform/database/prepared-statement';
import { pick } from '../../platform/database/queries';
import type { Db } from '../../platform/database/schema';
import { cardsOf, type Hit } from '../../platform/geo/hits';
import { imageColumn } from '../media';
import type { CompanyRow } from './company-queries';
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
export const ownShareOf = ({ share_care: care, share_other: other }: Pick<CompanyRow, 'share_care' | 'share_other'>) =>
  care === null || other === null ? null : ownShare({ care, other });

const FEATURES: readonly Feature[] = COMPANY_FEATURES.map(({ index, icon }) => ({
  index,
  icon,
  name: featureLabel(index) ?? '',
}));

export const featuresOf = (mask: number): Feature[] => FEATURES.filter(({ index }) => hasNumber(mask, index));

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

interface StoredCareForms {
  services_mask: number;
  care_form_order: readonly number[];
  custom_services: readonly string[];
}

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
