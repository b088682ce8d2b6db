import { COMPANY_FEATURES, CARE_FORMS, OWN_SHARES, type CareForm, type CompanySort } from '@care/contracts/vocabulary';
import type { FilterParam, FlagKey } from '@care/contracts/search';
import type { CompanyFacets } from '@care/contracts/schemas';
import { CITIES } from './cities';
import { FLAGS, servedZipCodes, type TestCompany } from './companies';
import { distanceKm, within, type LatLon } from './sphere';

/** A provider search in plain terms: the meaning of the query parameters, independent of the database. */
export interface PlainSearch {
  centre: LatLon | null;
  radius: number;
  services: readonly CareForm[];
  features: readonly number[];
  place: number | null;
  rating: number | null;
  grade: number | null;
  /** The highest own share in cents. */
  ownShare: number | null;
  withoutPrice: boolean;
  /** The chosen yes/no filters. */
  flags: readonly string[];
  bbox: [number, number, number, number] | null;
  q: string;
  sort: CompanySort | null;
}

const comparable = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const words = (text: string) => text.split(/\s+/).filter(Boolean);

const offers = (company: TestCompany, service: CareForm) =>
  ((company.services_mask >> CARE_FORMS.indexOf(service)) & 1) === 1;
const has = (company: TestCompany, feature: number) => ((company.features_mask >> (feature - 1)) & 1) === 1;

/** What each yes/no filter asks. */
const MEANING: Record<string, (company: TestCompany) => boolean> = {
  free_place: ({ free_place_until: until }) => Boolean(until) && new Date(until ?? 0) > new Date(),
};
const says = (company: TestCompany, flag: string) => MEANING[flag]?.(company) === true;

const meetsBox = ({ lat, lon }: TestCompany, [west, south, east, north]: [number, number, number, number]) =>
  lat >= south && lat <= north && (west <= east ? lon >= west && lon <= east : lon >= west || lon <= east);

/** Whether a provider is a result. */
const matches = (company: TestCompany, search: PlainSearch): boolean =>
  company.status === 'PUBLISHED' &&
  (!search.services.length || search.services.some((service) => offers(company, service))) &&
  search.features.every((feature) => has(company, feature)) &&
  (!search.place || company.place_kind === search.place) &&
  (!search.rating || (company.average_rating !== null && company.average_rating >= search.rating)) &&
  meetsShare(company, search) &&
  search.flags.every((flag) => says(company, flag)) &&
  words(search.q).every((word) => comparable(company.name).includes(comparable(word))) &&
  (isInArea(company, search) || servesPlace(company, search));

const HOME_CARE: CareForm = 'ambulante-pflege';
/** A point has the postcode of the nearest city up to this distance. */
const POSTCODE_KM = 10;

/** Home care is found by who lives where it serves, if the search is for home care. */
function servesPlace(company: TestCompany, { bbox, centre, services }: PlainSearch): boolean {
  if (bbox || !centre || !services.includes(HOME_CARE) || !offers(company, HOME_CARE)) return false;
  const nearest = CITIES.toSorted((one, other) => distanceKm(centre, one) - distanceKm(centre, other))[0]!;
  return distanceKm(centre, nearest) <= POSTCODE_KM && servedZipCodes(company).includes(nearest.first_zip);
}

/** 85 % of care costs and training, and all other parts; null unless all but the training are stated by a home. */
export function shareOf(company: TestCompany): number | null {
  const { price_care, price_training, price_lodging, price_board, price_investment } = company;
  const parts = [price_care, price_lodging, price_board, price_investment].map((cents) => cents ?? NaN);
  const sum = parts.reduce((total, cents) => total + cents, 0) + (price_training ?? 0);
  const care = (price_care ?? 0) + (price_training ?? 0);
  return Number.isNaN(sum) || !offers(company, 'stationare-pflege') ? null : sum - Math.round((care * 15) / 100);
}

function meetsShare(company: TestCompany, { grade, ownShare, withoutPrice }: PlainSearch): boolean {
  const share = shareOf(company);
  if (ownShare === null || grade === 1) return true;
  return share === null ? withoutPrice : share <= ownShare;
}

/** A box takes the place of the circle. */
function isInArea(company: TestCompany, { bbox, centre, radius }: PlainSearch): boolean {
  if (bbox) return meetsBox(company, bbox);
  return !centre || within(centre, company, radius);
}

type Key = number | null;
/** Compares by the first key that differs; null is last in both directions. */
const byKeys =
  (...keys: ((company: TestCompany) => { value: Key; falling?: boolean })[]) =>
  (a: TestCompany, b: TestCompany): number => {
    for (const key of keys) {
      const [one, other] = [key(a), key(b)];
      if (one.value === other.value) continue;
      if (one.value === null) return 1;
      if (other.value === null) return -1;
      return one.falling ? other.value - one.value : one.value - other.value;
    }
    return 0;
  };

/** The mean of all ratings, to two decimals. */
function meanOf(companies: readonly TestCompany[]): number {
  const sum = companies.reduce(
    (total, { average_rating, ratings_count }) => total + (average_rating ?? 0) * ratings_count,
    0,
  );
  const count = companies.reduce((total, { ratings_count }) => total + ratings_count, 0);
  return Math.round((sum / count) * 100) / 100;
}

/** How many average ratings are added to each provider's own. */
const PRIOR_WEIGHT = 5;

/** The shrunken mean by which providers are sorted; null without a rating. */
function scoring(companies: readonly TestCompany[]): (company: TestCompany) => number | null {
  const mean = meanOf(companies);
  return ({ average_rating, ratings_count }) =>
    average_rating === null
      ? null
      : (average_rating * ratings_count + PRIOR_WEIGHT * mean) / (ratings_count + PRIOR_WEIGHT);
}

/** All results in their order. */
export function resultsOf(companies: readonly TestCompany[], search: PlainSearch): TestCompany[] {
  const results = companies.filter((company) => matches(company, search));
  const { centre } = search;
  const scoreOf = scoring(companies);
  const rating = (company: TestCompany) => ({ value: scoreOf(company), falling: true });
  const risingRating = (company: TestCompany) => ({ value: scoreOf(company) });
  const count = (company: TestCompany) => ({ value: company.ratings_count, falling: true });
  const distance = (company: TestCompany) => ({ value: centre ? distanceKm(centre, company) : 0 });
  const fallingDistance = (company: TestCompany) => ({ ...distance(company), falling: true });
  const id = (company: TestCompany) => ({ value: company.id });
  const share = (company: TestCompany) => ({ value: shareOf(company) });
  const isPossible = search.sort === 'ownShareAsc' ? search.grade !== 1 : centre || search.sort?.startsWith('rating');
  const sort = search.sort && isPossible ? search.sort : 'ratingDesc';
  const orders = {
    ratingDesc: byKeys(rating, count, distance, id),
    ratingAsc: byKeys(risingRating, count, distance, id),
    radiusAsc: byKeys(distance, rating, count, id),
    radiusDesc: byKeys(fallingDistance, rating, count, id),
    ownShareAsc: byKeys(share, rating, count, distance, id),
  };
  return results.sort(orders[sort]);
}

/**
 * The number for each further filter value: any-of filters are replaced by the one value, a feature or a yes/no
 * filter is added to the chosen ones.
 */
export function facetsOf(companies: readonly TestCompany[], search: PlainSearch): CompanyFacets {
  const candidates = companies.filter((company) =>
    [[], [HOME_CARE]].some((services) =>
      matches(company, { ...search, services, place: null, rating: null, ownShare: null }),
    ),
  );
  const count = (change: Partial<PlainSearch>) =>
    candidates.filter((company) => matches(company, { ...search, ...change })).length;
  return {
    services: CARE_FORMS.map((value) => ({ value, count: count({ services: [value] }) })),
    features: COMPANY_FEATURES.map(({ index }) => ({ index, count: count({ features: [...search.features, index] }) })),
    place: ([1, 2] as const).map((value) => ({ value, count: count({ place: value }) })),
    rating: [1, 2, 3, 4, 5].map((min) => ({ min, count: count({ rating: min }) })),
    own_share: OWN_SHARES.map((max) => ({ max, count: count({ ownShare: max, withoutPrice: false, grade: null }) })),
    without_price: candidates.filter(
      (company) => matches(company, { ...search, ownShare: null }) && shareOf(company) === null,
    ).length,
    ...(Object.fromEntries(FLAGS.map((flag) => [flag, count({ flags: [...search.flags, flag] })])) as Record<
      FilterParam<'pflegeanbieter', FlagKey>,
      number
    >),
  };
}
