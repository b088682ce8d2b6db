import { formatRating } from '@care/contracts';
import type { CompanyCard, CompanyMap, Coords, JobOfferCard, JobOfferMap, JobSeekerMap } from '@care/contracts/schemas';
import { MIN_RATINGS_FOR_AVERAGE } from '@care/ui';
import { providerKey, hitsOf, type MapPin, jobPlaceKey, type PinKey } from './map-hits';
import { resultsMapText } from './texts';

/** A provider on the map. */
export interface ProviderPin extends MapPin {
  id: number;
  slug: string;
  companyName: string;
  /** Null below three ratings. */
  rating: number | null;
  /** Only of the hits in the list. */
  company?: CompanyCard;
}

type Provider = Pick<CompanyCard, 'id' | 'slug' | 'name' | 'ratings_count'> &
  Pick<ProviderPin, 'at' | 'rating'> & { has_free_place: boolean };

function pinOf({ id, slug, name, at, rating, ratings_count, has_free_place }: Provider): ProviderPin {
  const average = ratings_count < MIN_RATINGS_FOR_AVERAGE ? null : rating;
  const words =
    average === null ? resultsMapText('noAverage') : resultsMapText('stars', { stars: formatRating(average) });
  return {
    key: providerKey(id),
    id,
    slug,
    companyName: name,
    name: [name, words, ...(has_free_place ? [resultsMapText('freePlace')] : [])].join(', '),
    isMarked: has_free_place,
    at,
    rating: average,
    uncounted: 1,
  };
}

/** The pins of the list, and what else the map holds. */
export function providerPins(results: CompanyCard[], map: CompanyMap | undefined) {
  const { clusters, singles } = hitsOf(map);
  const known = new Set(results.map(({ id }) => id));
  const single = new Set(singles.map(({ id }) => id));
  return {
    clusters,
    listed: results.map((company) => ({
      ...pinOf({
        ...company,
        at: company.coords,
        rating: company.average_rating,
        has_free_place: company.places?.is_free ?? false,
      }),
      company,
      uncounted: clusters.length > 0 && !single.has(company.id) ? 0 : 1,
    })),
    others: singles.filter(({ id }) => !known.has(id)).map(pinOf),
  };
}

/** The texts of a job offer on the map. */
type OfferInBrief = Pick<JobOfferCard, 'id' | 'slug' | 'title'> & {
  company: Pick<JobOfferCard['company'], 'slug' | 'name'>;
};

/** All offers of one place, usually of one employer. */
export type JobPin = MapPin & { offers: OfferInBrief[] };

const unique = (names: string[]): string => [...new Set(names)].join(', ');

function nameOf(offers: OfferInBrief[]): string {
  const company = unique(offers.map((offer) => offer.company.name));
  return resultsMapText('pflegejobs.pin', { count: offers.length, title: offers[0]?.title ?? '', company });
}

/** The pins of the places with an offer in the list, those of other places, and the clusters. */
export function jobPins(results: JobOfferCard[], map: JobOfferMap | undefined) {
  const { clusters, singles } = hitsOf(map);
  const known = new Set(results.map(({ id }) => id));
  const places = new Map<PinKey, { at: Coords; offers: OfferInBrief[] }>();
  const others = singles.filter(({ id }) => !known.has(id));
  for (const { at, ...offer } of [...results.map((offer) => ({ ...offer, at: offer.coords })), ...others]) {
    const key = jobPlaceKey(at);
    const place = places.get(key) ?? { at, offers: [] };
    place.offers.push(offer);
    places.set(key, place);
  }
  const single = new Set(singles.map(({ id }) => id));
  const pins = [...places].map(([key, { at, offers }]): JobPin => {
    // Without clusters the map has not answered yet, or everything in view is a single hit.
    const uncounted = clusters.length > 0 ? offers.filter(({ id }) => single.has(id)).length : offers.length;
    return { key, at, offers, name: nameOf(offers), uncounted };
  });
  const isListed = ({ offers }: JobPin) => offers.some(({ id }) => known.has(id));
  return { clusters, listed: pins.filter(isListed), others: pins.filter((pin) => !isListed(pin)) };
}

/** The towns of the map's answer with all who would work there; they belong to no page of the list. */
export function staffPins(map: JobSeekerMap | undefined) {
  const { clusters, singles } = hitsOf(map);
  const others = singles.map(({ at, city, city_slug, count }) => ({
    key: city,
    at,
    name: resultsMapText('pflegepersonal.pin', { city, count }),
    city,
    citySlug: city_slug,
    count,
    uncounted: count,
  }));
  return { clusters, listed: [], others };
}
