// Free places that owners state (PL-01): the kinds, and the words in which they are shown with their age.
import type { CompanyCard } from './schemas/search';
import { CARE_FORMS, type CareForm } from './vocabulary';

/** The kinds of places, in the order of forms and lists. `of`: the care form that a provider with such places has. */
export const PLACE_KINDS = {
  LONG_TERM_SINGLE: { label: 'Langzeitpflege, Einzelzimmer', of: 'stationare-pflege' },
  LONG_TERM_DOUBLE: { label: 'Langzeitpflege, Doppelzimmer', of: 'stationare-pflege' },
  SHORT_TERM: { label: 'Kurzzeitpflege', of: 'kurzzeitpflege' },
  DAY_CARE: { label: 'Tagespflege', of: 'teilstationare-pflege' },
  SHARED_FLAT: { label: 'Zimmer in der Senioren-WG', of: 'senioren-wg' },
  ASSISTED_LIVING: { label: 'Wohnung im Betreuten Wohnen', of: 'betreutes-wohnen' },
} as const satisfies Record<string, { label: string; of: CareForm }>;
export type PlaceKind = keyof typeof PLACE_KINDS;
export const placeKinds = Object.keys(PLACE_KINDS) as PlaceKind[];

/** The care form whose providers state which postcodes they serve instead of places. */
export const HOME_CARE = CARE_FORMS[0];

/** The kinds of places of a provider with these care forms (PL-01). */
export const placeKindsOf = (services: readonly string[]): PlaceKind[] =>
  placeKinds.filter((kind) => services.includes(PLACE_KINDS[kind].of));

/** How long people usually wait on the list of a provider. */
export const WAIT_TIMES = ['UNDER_1_MONTH', 'ABOUT_3_MONTHS', 'OVER_6_MONTHS'] as const;
export type WaitTime = (typeof WAIT_TIMES)[number];
export const WAIT_TIME_LABELS: Record<WaitTime, string> = {
  UNDER_1_MONTH: 'unter 1 Monat',
  ABOUT_3_MONTHS: 'etwa 3 Monate',
  OVER_6_MONTHS: 'über 6 Monate',
};

/** A statement counts as confirmed up to this age in whole days, and is not shown beyond the second one (PL-06). */
export const FRESH_DAYS = 14;
export const SHOWN_DAYS = 30;
export const MAX_PLACES = 2000;
export const MAX_SERVED_ZIP_CODES = 500;
/** No served postcode is farther from the provider. */
export const MAX_SERVED_KM = 100;

/** The statement of a provider as visitors see it, with its words, which the server makes: lists load no texts for them. */
export type ShownPlaces = NonNullable<CompanyCard['places']>;

/** The same without its words. */
export type StatedPlaces = Omit<ShownPlaces, 'is_free' | 'title' | 'detail'>;

const freePlacesText = (count: number): string => (count === 1 ? '1 freier Platz' : `${count} freie Plätze`);

const isPlaceFree = ({ free, takes_clients }: StatedPlaces): boolean => Boolean(free) || takes_clients === true;

function ageText(days: number): string {
  if (days > FRESH_DAYS) return `Angabe ${days} Tage alt, bitte nachfragen`;
  if (days === 0) return 'heute bestätigt';
  return days === 1 ? 'gestern bestätigt' : `bestätigt vor ${days} Tagen`;
}

function placesTitle({ free, takes_clients, wait }: StatedPlaces): string {
  if (free) return freePlacesText(free);
  if (takes_clients) return 'Nimmt neue Kundinnen und Kunden auf';
  if (wait) return 'Warteliste';
  return free === null ? 'Zurzeit keine neuen Kundinnen und Kunden' : 'Zurzeit kein freier Platz';
}

/** What cards, profiles and the comparison say: the fact, and how old it is (PL-06). */
export function withWords(places: StatedPlaces): ShownPlaces {
  const is_free = isPlaceFree(places);
  const waits = !is_free && places.wait ? `üblich ${WAIT_TIME_LABELS[places.wait]}, ` : '';
  return { ...places, is_free, title: placesTitle(places), detail: waits + ageText(places.age_days) };
}

/** The postcodes in a text with any separators, each once. */
export const zipCodesIn = (text: string): string[] => [...new Set(text.split(/[^\p{L}\p{N}]+/u).filter(Boolean))];
