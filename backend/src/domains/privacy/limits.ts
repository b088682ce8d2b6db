import { DAY, type RateLimits } from '../../platform/http/rate-limit';

export const limits = {
  dataExport: { name: 'data-export', limit: 5, windowSeconds: DAY, key: 'user' },
} as const satisfies RateLimits;
