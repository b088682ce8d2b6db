import { STREET_PARTS, STREET_SEPARATOR } from './constants';

/** Whether an address line has its three parts, "Straße Nr, PLZ Ort, Deutschland", none of them empty (PP-07, AC-05). */
export function isAddressLine(street: string): boolean {
  const parts = street.split(STREET_SEPARATOR);
  return parts.length === STREET_PARTS && parts.every((part) => part.trim() !== '');
}

const streetWord = /strasse|straße|str\.|weg|allee|platz|gasse/i;
const streetAndNumber = /^[\p{L} .-]+\d+[a-z]?$/u;

/**
 * The street rule of product inquiries (PD-04): the part before the first comma names a kind of street and ends in a house
 * number. It refuses some real streets ("Unter den Linden 3"); the specification is explicit.
 */
export function isInquiryStreet(address: string): boolean {
  const first = (address.split(',')[0] ?? '').trim();
  return streetWord.test(first) && streetAndNumber.test(first);
}
