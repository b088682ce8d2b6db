import { MINUTE, type RateLimits } from '../../platform/http/rate-limit';

export const limits = {
  visit: { name: 'visit', limit: 120, windowSeconds: MINUTE, key: 'address' },
  hits: { name: 'hits', limit: 60, windowSeconds: MINUTE, key: 'address' },
} as const satisfies RateLimits;
