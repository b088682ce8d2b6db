import type { GeoAddress, GeoKind, GeoSuggestion } from '@care/contracts/schemas';
import { idOfAddress } from './address';

interface LookupOptions {
  kind: GeoKind;
}

/** A source of places and addresses (docs/adr/0014). Failures are thrown as `LookupUnavailable`. */
export interface AddressLookup {
  /** The attribution to show with its results. */
  readonly attribution: string;
  /** Whether its answers may be cached. */
  readonly storable: boolean;
  suggest(phrase: string, options: LookupOptions): Promise<GeoSuggestion[]>;
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
