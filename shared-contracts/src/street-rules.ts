import { STREET_PARTS, STREET_SEPARATOR } from './constants';

/**
 * Whether an address line has its three parts, "Straße Nr, PLZ Ort, Deutschland", none of them empty (PP-07, AC-05).
 */
export function isAddressLine(street: string): boolean {
  const parts = street.split(STREET_SEPARATOR);
  return parts.length === STREET_PARTS && parts.every((part) => part.trim() !== '');
}

const streetWord = /strasse|straße|str\.|weg|allee|platz|gasse/i;
const streetAndNumber = /^[\p{L} .-]+\d+[a-z]?$/u;

/**
 * The street rule of product inquiries (PD-04): the part before the first comma names a kind of street and ends in a
 * house number. It refuses some real streets ("Unter den Linden 3"), as the specification demands.
 */
export function isInquiryStreet(address: string): boolean {
  const first = (address.split(',')[0] ?? '').trim();
  return streetWord.test(first) && streetAndNumber.test(first);
}

type LabelParts = { city: string } & Partial<Record<'street' | 'house_number' | 'postal_code', string | null>>;

/** "Straße Nr, PLZ Ort, Deutschland", or "PLZ Ort" without a street or postcode (PP-07). */
export function addressLabel({ street, house_number, postal_code, city }: LabelParts): string {
  const town = [postal_code, city].filter(Boolean).join(' ');
  const line = [street, house_number].filter(Boolean).join(' ');
  return street && postal_code ? [line, town, 'Deutschland'].join(STREET_SEPARATOR) : town;
}

/**
 * The id of a suggestion that contains its words and no position: a position of Mapbox's temporary geocoding must not
 * be stored, so the server geocodes the words again.
 */
export const idOfWords = (kind: string, label: string): string => `${kind} ${label}`;
