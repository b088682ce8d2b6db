import { DAY, type RateLimits } from '../../platform/http/rate-limit';

export const limits = {
  ownership: { name: 'ownership', limit: 20, windowSeconds: DAY, key: 'user' },
} as const satisfies RateLimits;
