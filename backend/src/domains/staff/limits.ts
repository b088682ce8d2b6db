import { MINUTE, type RateLimits } from '../../platform/http/rate-limit';

export const limits = {
  staffProfile: { name: 'staff-profile', limit: 60, windowSeconds: 10 * MINUTE, key: 'user' },
  staffSearch: { name: 'staff-search', limit: 300, windowSeconds: 10 * MINUTE, key: 'user' },
} as const satisfies RateLimits;
