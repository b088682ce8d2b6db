import { HOUR, MINUTE, type RateLimits } from '../../platform/http/rate-limit';

export const limits = {
  confirmPlaces: { name: 'places-link', limit: 60, windowSeconds: HOUR, key: 'address' },
  visit: { name: 'visit', limit: 120, windowSeconds: MINUTE, key: 'address' },
  hits: { name: 'hits', limit: 60, windowSeconds: MINUTE, key: 'address' },
} as const satisfies RateLimits;
