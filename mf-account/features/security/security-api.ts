import { defineSliceApi } from '@care/contracts';
import type {
  Accepted,
  AuthenticatorCode,
  NewAuthenticator,
  PasswordOnly,
  RecoveryCodes,
  SecondFactor,
} from '@care/contracts/schemas';

const BASE = '/auth/second-factor/';
const state = { type: 'User', id: 'SECOND_FACTOR' } as const;

/** Endpoints of the second factor (AC-30, AC-32). */
export const securityApi = defineSliceApi('security', (build) => ({
  secondFactor: build.query<SecondFactor, void>({
    query: () => BASE,
    providesTags: [state],
    keepUnusedDataFor: 0,
  }),
  beginAuthenticator: build.mutation<NewAuthenticator, PasswordOnly>({
    query: (body) => ({ url: `${BASE}authenticator/`, body }),
  }),
  confirmAuthenticator: build.mutation<RecoveryCodes, AuthenticatorCode>({
    query: (body) => ({ url: `${BASE}authenticator/confirm/`, body }),
    invalidatesTags: [state, { type: 'Session', id: 'LIST' }],
  }),
  newRecoveryCodes: build.mutation<RecoveryCodes, PasswordOnly>({
    query: (body) => ({ url: `${BASE}recovery-codes/`, body }),
    invalidatesTags: [state],
  }),
  switchOff: build.mutation<Accepted, PasswordOnly>({
    query: (body) => ({ url: `${BASE}remove/`, body }),
    invalidatesTags: [state],
  }),
}));
