import { type GeoAddress, type GeoKind, type GeoSuggestion, geoAddressSchema } from '@care/contracts/schemas';
import { addressLabel } from '@care/contracts/street-rules';
import { PLACES_CACHE_SECONDS } from '@care/contracts/constants';
import type { z } from 'zod';

const MAX_CACHED = 5000;

/**
 * Caches the suggestions of a source for a day (SR-08), for the latest 5,000 queries; a source that forbids caching is
 * returned unchanged.
 */
export function cacheSuggestions(lookup: AddressLookup, now: () => number = Date.now): AddressLookup {
  if (!lookup.storable) return lookup;
  const cached = new Map<string, { until: number; suggestions: GeoSuggestion[] }>();
  return {
    ...lookup,
    async suggest(phrase, options) {
      const key = `${options.kind} ${phrase.toLowerCase()}`;
      const known = cached.get(key);
      if (known && known.until > now()) return known.suggestions;
      const suggestions = await lookup.suggest(phrase, options);
      cached.delete(key);
      cached.set(key, { until: now() + PLACES_CACHE_SECONDS * 1000, suggestions });
      for (const oldest of cached.keys()) if (cached.size > MAX_CACHED) cached.delete(oldest);
      return suggestions;
    },
  };
}

/** A comma inside a part would give a label with more than three parts (PP-07). */
const clean = (text: string | null | undefined): string | null => text?.replace(/,\s*/g, ' ').trim() || null;

/** The parts of an address that a source provides; the rest is null. */
type AddressParts = Pick<GeoAddress, 'city' | 'lat' | 'lng' | 'precision'> &
  Partial<Record<'street' | 'house_number' | 'postal_code' | 'state', string | null | undefined>>;

/**
 * An address in its parts with the label "Straße Nr, PLZ Ort, Deutschland" for every source, or "PLZ Ort" without a
 * street (PP-07).
 */
export function composeAddress({ lat, lng, precision, ...texts }: AddressParts): GeoAddress {
  const street = clean(texts.street);
  const house_number = clean(texts.house_number);
  const postal_code = clean(texts.postal_code);
  const city = clean(texts.city) ?? '';
  const label = addressLabel({ street, house_number, postal_code, city });
  return { label, street, house_number, postal_code, city, state: clean(texts.state), lat, lng, precision };
}

/** An id that contains the address: it can be resolved without storage and without a second call to the source. */
const idOfAddress = (address: GeoAddress): string => Buffer.from(JSON.stringify(address)).toString('base64url');

/** The address in such an id; null for anything else. */
export function addressOfId(id: string): GeoAddress | null {
  try {
    const read = geoAddressSchema.safeParse(JSON.parse(Buffer.from(id, 'base64url').toString('utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** A source of places and addresses (docs/adr/0014). Failures are thrown as `LookupUnavailable`. */
export interface AddressLookup {
  /** The attribution to show with its results. */
  readonly attribution: string;
  /** Whether its answers may be cached. */
  readonly storable: boolean;
  suggest(phrase: string, options: { kind: GeoKind }): Promise<GeoSuggestion[]>;
  /** Null for an id that it did not create. */
  resolve(id: string): Promise<GeoAddress | null>;
}

/** The source did not answer, or its answer was invalid. */
export class LookupUnavailable extends Error {}

export const MAX_SUGGESTIONS = 6;

/** A suggestion that contains its address. */
export const suggestionOf = (address: GeoAddress, kind: GeoKind, label = address.label): GeoSuggestion => ({
  id: idOfAddress(address),
  label,
  secondary: address.state,
  kind,
});

/** Suggestions from the results of a source: addresses only with a street, no duplicates. */
export function suggestionsOf(found: (GeoAddress | null)[], kind: GeoKind): GeoSuggestion[] {
  const fitting = found.filter((one) => one !== null).filter(({ street }) => kind === 'city' || street !== null);
  const byLabel = new Map(fitting.map((address) => [`${address.label}|${address.state}`, address] as const));
  return [...byLabel.values()].slice(0, MAX_SUGGESTIONS).map((address) => suggestionOf(address, kind));
}

const TIMEOUT_MS = 3000;

/**
 * Reads JSON and validates it with a schema. Throws `LookupUnavailable` if the source is slow, unreachable or answers
 * something else.
 */
export async function fetchJson<Schema extends z.ZodType>(url: URL, schema: Schema): Promise<z.output<Schema>> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'accept-language': 'de', 'user-agent': 'care-marketplace' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return schema.parse(await response.json());
  } catch (error) {
    // The address may contain a token, so only the host is named.
    throw new LookupUnavailable(`${url.host}: ${error instanceof Error ? error.message : 'no answer'}`);
  }
}
