import { PLACES_CACHE_SECONDS } from '@care/contracts/constants';
import type { GeoSuggestion } from '@care/contracts/schemas';
import type { AddressLookup } from './address-lookup';

const MAX_KEPT = 5000;

interface Kept {
  until: number;
  suggestions: GeoSuggestion[];
}

/**
 * Caches the suggestions of a source for a day (SR-08), for the latest 5,000 queries; a source that forbids caching is
 * returned unchanged.
 */
export function keepAnswers(lookup: AddressLookup, now: () => number = Date.now): AddressLookup {
  if (!lookup.storable) return lookup;
  const kept = new Map<string, Kept>();
  return {
    ...lookup,
    async suggest(phrase, options) {
      const key = `${options.kind} ${phrase.toLowerCase()}`;
      const known = kept.get(key);
      if (known && known.until > now()) return known.suggestions;
      const suggestions = await lookup.suggest(phrase, options);
      kept.delete(key);
      kept.set(key, { until: now() + PLACES_CACHE_SECONDS * 1000, suggestions });
      for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest);
      return suggestions;
    },
  };
}
