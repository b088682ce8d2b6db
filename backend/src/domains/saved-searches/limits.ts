import { HOUR, type RateLimits } from '../../platform/http/rate-limit';

export const limits = {
  alert: { name: 'alert', limit: 10, windowSeconds: HOUR, key: 'address' },
} as const satisfies RateLimits;
