import { DAY, HOUR, MINUTE, type RateLimits } from '../../platform/http/rate-limit';

export const limits = {
  login: { name: 'login', limit: 10, windowSeconds: 15 * MINUTE, key: 'address', onlyFailures: true },
  register: { name: 'register', limit: 5, windowSeconds: HOUR, key: 'address' },
  verifyEmail: { name: 'verify-email', limit: 30, windowSeconds: HOUR, key: 'address' },
  resendEmail: { name: 'resend-email', limit: 5, windowSeconds: HOUR, key: 'address' },
  ownPassword: { name: 'own-password', limit: 10, windowSeconds: HOUR, key: 'user' },
  passkey: { name: 'passkey', limit: 60, windowSeconds: HOUR, key: 'address' },
  companyRegistration: { name: 'company-registration', limit: 10, windowSeconds: DAY, key: 'user' },
  passwordReset: { name: 'password-reset', limit: 3, windowSeconds: HOUR, key: 'address' },
} as const satisfies RateLimits;
