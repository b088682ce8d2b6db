import { DAY, HOUR, type RateLimits } from '../../platform/http/rate-limit';

export const limits = {
  rating: { name: 'rating', limit: 5, windowSeconds: DAY, key: 'user' },
  invite: { name: 'invite', limit: 10, windowSeconds: DAY, key: 'user' },
  inviteLink: { name: 'invite-link', limit: 120, windowSeconds: HOUR, key: 'address' },
} as const satisfies RateLimits;
