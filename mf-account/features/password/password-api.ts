import { defineSliceApi } from '@care/contracts';
import type { Accepted, EmailConfirmed, EmailKey, EmailOnly, PasswordReset } from '@care/contracts/schemas';

/** Endpoints for links in mails, and for requesting such mails. */
export const keyApi = defineSliceApi('account-keys', (build) => ({
  /** The answer is the same for known and unknown addresses. */
  requestReset: build.mutation<Accepted, EmailOnly>({ query: (body) => ({ url: '/auth/password/reset/', body }) }),
  reset: build.mutation<Accepted, PasswordReset>({ query: (body) => ({ url: '/auth/password/reset/confirm/', body }) }),
  confirmEmail: build.mutation<EmailConfirmed, EmailKey>({
    query: (body) => ({ url: '/auth/verify-email/', body }),
    invalidatesTags: [{ type: 'User', id: 'DETAILS' }],
  }),
  resend: build.mutation<Accepted, EmailOnly>({ query: (body) => ({ url: '/auth/verify-email/resend/', body }) }),
}));
