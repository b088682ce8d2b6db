import { MINUTE, type RateLimits } from '../../../platform/http/rate-limit';

export const limits = {
  embed: { name: 'embed', limit: 300, windowSeconds: MINUTE, key: 'address' },
} as const satisfies RateLimits;
