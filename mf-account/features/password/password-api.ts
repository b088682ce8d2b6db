import { defineSliceApi } from '@care/contracts';
import type { Accepted, EmailConfirmed, EmailKey, EmailOnly, PasswordReset } from '@care/contracts/schemas';

/** What links in mails lead to, and asking for such mails. */
export const keyApi = defineSliceApi('account-keys', (build) => ({
  /** The answer is the same whether the address is known or not. */
  requestReset: build.mutation<Accepted, EmailOnly>({ query: (body) => ({ url: '/auth/password/reset/', body }) }),
  reset: build.mutation<Accepted, PasswordReset>({ query: (body) => ({ url: '/auth/password/reset/confirm/', body }) }),
  confirmEmail: build.mutation<EmailConfirmed, EmailKey>({
    query: (body) => ({ url: '/auth/verify-email/', body }),
    invalidatesTags: ['User'],
  }),
  resend: build.mutation<Accepted, EmailOnly>({ query: (body) => ({ url: '/auth/verify-email/resend/', body }) }),
}));
