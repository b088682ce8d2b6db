import { DAY, HOUR, type RateLimits } from '../../platform/http/rate-limit';

export const limits = {
  inquiry: { name: 'inquiry', limit: 10, windowSeconds: HOUR, key: 'user' },
  supportRequest: { name: 'support-request', limit: 20, windowSeconds: DAY, key: 'user' },
} as const satisfies RateLimits;
