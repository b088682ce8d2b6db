import { HOUR, type RateLimits } from '../../platform/http/rate-limit';

export const limits = {
  deskPassword: { name: 'desk-password', limit: 10, windowSeconds: HOUR, key: 'user', onlyFailures: true },
} as const satisfies RateLimits;
