import { HOUR, type RateLimits } from '../../platform/http/rate-limit';

export const limits = {
  message: { name: 'message', limit: 10, windowSeconds: HOUR, key: 'user' },
} as const satisfies RateLimits;
