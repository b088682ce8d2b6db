import { COMPANY_FEATURES, CARE_FORMS, OWN_SHARES, type CareForm, type CompanySort } from '@care/contracts/vocabulary';
import type { FilterParam, FlagKey } from '@care/contracts/search';
import type { CompanyFacets } from '@care/contracts/schemas';
import { CITIES } from './cities';
import { FLAGS, servedZipCodes, type TestCompany } from './companies';
import type { Box } from './searches';
import { distanceKm, within, type LatLon } from './sphere';

/** A provider search in plain terms: the meaning of the query parameters, independent of the database. */
export interface PlainSearch {
  centre?: LatLon;
  radius?: number;
  services?: readonly CareForm[];
  features?: readonly number[];
  place?: number;
  rating?: number;
  grade?: number;
  /** The highest own share in cents. */
  own_share?: number;
  /** 1: those without a price, too. */
  without_price?: number;
  /** The chosen yes/no filters. */
  flags?: readonly string[];
  bbox?: Box;
  q?: string;
  sort?: CompanySort;
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

const meetsBox = ({ lat, lon }: TestCompany, [west, south, east, north]: Box) =>
  lat >= south && lat <= north && (west <= east ? lon >= west && lon <= east : lon >= west || lon <= east);

/** Whether a provider is a result. */
const matches = (company: TestCompany, search: PlainSearch): boolean =>
  company.status === 'PUBLISHED' &&
  (!search.services?.length || search.services.some((service) => offers(company, service))) &&
  (search.features ?? []).every((feature) => has(company, feature)) &&
  (!search.place || company.place_kind === search.place) &&
  (!search.rating || (company.average_rating !== null && company.average_rating >= search.rating)) &&
  meetsShare(company, search) &&
  (search.flags ?? []).every((flag) => says(company, flag)) &&
  words(search.q ?? '').every((word) => comparable(company.name).includes(comparable(word))) &&
  (isInArea(company, search) || servesPlace(company, search));

const HOME_CARE: CareForm = 'ambulante-pflege';
/** A point has the postcode of the nearest city up to this distance. */
const POSTCODE_KM = 10;

/** Home care is found by who lives where it serves, if the search is for home care. */
function servesPlace(company: TestCompany, { bbox, centre, services = [] }: PlainSearch): boolean {
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

function meetsShare(company: TestCompany, { grade, own_share, without_price }: PlainSearch): boolean {
  const share = shareOf(company);
  if (own_share === undefined || grade === 1) return true;
  return share === null ? without_price === 1 : share <= own_share;
}

/** A box takes the place of the circle. */
function isInArea(company: TestCompany, { bbox, centre, radius = 20 }: PlainSearch): boolean {
  if (bbox) return meetsBox(company, bbox);
  return !centre || within(centre, company, radius);
}

type Key = number | null;
/** Compares by the first key that differs; null is last. */
const byKeys =
  (...keys: ((company: TestCompany) => Key)[]) =>
  (a: TestCompany, b: TestCompany): number => {
    for (const key of keys) {
      const [one, other] = [key(a) ?? Infinity, key(b) ?? Infinity];
      if (one !== other) return one - other;
    }
    return 0;
  };
const falling = (value: Key): Key => (value === null ? null : -value);

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
  const rating = (company: TestCompany) => falling(scoreOf(company));
  const count = (company: TestCompany) => -company.ratings_count;
  const distance = (company: TestCompany) => (centre ? distanceKm(centre, company) : 0);
  const id = (company: TestCompany) => company.id;
  const isPossible = search.sort === 'ownShareAsc' ? search.grade !== 1 : centre || search.sort?.startsWith('rating');
  const sort = search.sort && isPossible ? search.sort : 'ratingDesc';
  const orders = {
    ratingDesc: byKeys(rating, count, distance, id),
    ratingAsc: byKeys(scoreOf, count, distance, id),
    radiusAsc: byKeys(distance, rating, count, id),
    radiusDesc: byKeys((company) => -distance(company), rating, count, id),
    ownShareAsc: byKeys(shareOf, rating, count, distance, id),
  };
  return results.sort(orders[sort]);
}

/**
 * The number for each further filter value: any-of filters are replaced by the one value, a feature or a yes/no
 * filter is added to the chosen ones.
 */
export function facetsOf(companies: readonly TestCompany[], search: PlainSearch): CompanyFacets {
  const candidates = companies.filter((company) =>
    [[], [HOME_CARE]].some((services) => {
      const widened = { services, place: undefined, rating: undefined, own_share: undefined };
      return matches(company, { ...search, ...widened });
    }),
  );
  const count = (change: PlainSearch) =>
    candidates.filter((company) => matches(company, { ...search, ...change })).length;
  return {
    services: CARE_FORMS.map((value) => ({ value, count: count({ services: [value] }) })),
    features: COMPANY_FEATURES.map(({ index }) => ({
      index,
      count: count({ features: [...(search.features ?? []), index] }),
    })),
    place: ([1, 2] as const).map((value) => ({ value, count: count({ place: value }) })),
    rating: [1, 2, 3, 4, 5].map((min) => ({ min, count: count({ rating: min }) })),
    own_share: OWN_SHARES.map((max) => ({
      max,
      count: count({ own_share: max, without_price: undefined, grade: undefined }),
    })),
    without_price: candidates.filter(
      (company) => matches(company, { ...search, own_share: undefined }) && shareOf(company) === null,
    ).length,
    ...(Object.fromEntries(FLAGS.map((flag) => [flag, count({ flags: [...(search.flags ?? []), flag] })])) as Record<
      FilterParam<'pflegeanbieter', FlagKey>,
      number
    >),
  };
}
