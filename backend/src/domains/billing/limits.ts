import { HOUR, MINUTE, type RateLimits } from '../../platform/http/rate-limit';

export const limits = {
  checkout: { name: 'checkout', limit: 30, windowSeconds: HOUR, key: 'user' },
  paymentWebhook: { name: 'payment-webhook', limit: 600, windowSeconds: MINUTE, key: 'address' },
} as const satisfies RateLimits;
