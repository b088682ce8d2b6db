import { HOUR, type RateLimits } from '../../platform/http/rate-limit';

export const limits = {
  enquiry: { name: 'enquiry', limit: 5, windowSeconds: HOUR, key: 'user' },
  enquiryLink: { name: 'enquiry-link', limit: 5, windowSeconds: HOUR, key: 'address' },
} as const satisfies RateLimits;
