import type { Coords, JobOfferCard, JobOfferMap } from '@care/contracts/schemas';
import { jobPlaceKey, type PinKey, hitsOf, type MapPin } from './map-hits';
import { resultsMapText } from './texts';

/** The texts of a job offer on the map. */
export type OfferInBrief = Pick<JobOfferCard, 'id' | 'slug' | 'title'> & {
  company: Pick<JobOfferCard['company'], 'slug' | 'name'>;
};

/** All offers of one place, usually of one employer. */
export interface JobPin extends MapPin {
  offers: OfferInBrief[];
}

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
