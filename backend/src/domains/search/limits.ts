import { MINUTE, type RateLimits } from '../../platform/http/rate-limit';

export const limits = {
  suggest: { name: 'suggest', limit: 60, windowSeconds: MINUTE, key: 'address' },
} as const satisfies RateLimits;
