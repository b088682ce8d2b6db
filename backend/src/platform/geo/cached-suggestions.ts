import { PLACES_CACHE_SECONDS } from '@care/contracts/constants';
import type { GeoSuggestion } from '@care/contracts/schemas';
import type { AddressLookup } from './address-lookup';

const MAX_CACHED = 5000;

interface CachedSuggestions {
  until: number;
  suggestions: GeoSuggestion[];
}

/**
 * Caches the suggestions of a source for a day (SR-08), for the latest 5,000 queries; a source that forbids caching is
 * returned unchanged.
 */
export function cacheSuggestions(lookup: AddressLookup, now: () => number = Date.now): AddressLookup {
  if (!lookup.storable) return lookup;
  const cached = new Map<string, CachedSuggestions>();
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
