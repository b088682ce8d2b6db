import { defineSliceApi } from '@care/contracts';
import type {
  Accepted,
  AuthenticatorCode,
  NewAuthenticator,
  NewPasskey,
  PasskeyConfirmation,
  PasskeyOptions,
  PasskeyUse,
  PasswordOnly,
  RecoveryCodes,
  SecondFactor,
} from '@care/contracts/schemas';

const BASE = '/auth/second-factor/';
const state = { type: 'User', id: 'SECOND_FACTOR' } as const;

/** Endpoints of the second factor (AC-30, AC-32, OP-70). */
export const secondFactorApi = defineSliceApi('second-factor', (build) => ({
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
  removeAuthenticator: build.mutation<Accepted, PasswordOnly>({
    query: (body) => ({ url: `${BASE}remove/`, body }),
    invalidatesTags: [state],
  }),
  beginPasskey: build.mutation<PasskeyOptions, PasswordOnly>({
    query: (body) => ({ url: `${BASE}passkey/options/`, body }),
  }),
  addPasskey: build.mutation<RecoveryCodes, NewPasskey>({
    query: (body) => ({ url: `${BASE}passkey/`, body }),
    invalidatesTags: [state, { type: 'Session', id: 'LIST' }],
  }),
  renamePasskey: build.mutation<Accepted, { id: number; name: string }>({
    query: ({ id, name }) => ({ url: `${BASE}passkey/${id}/`, method: 'PATCH', body: { name } }),
    invalidatesTags: [state],
  }),
  removePasskey: build.mutation<Accepted, PasswordOnly & { id: number }>({
    query: ({ id, password }) => ({ url: `${BASE}passkey/${id}/remove/`, body: { password } }),
    invalidatesTags: [state],
  }),
  passkeyChallenge: build.mutation<PasskeyOptions, void>({
    query: () => ({ url: `${BASE}passkey/challenge/`, body: {} }),
  }),
  confirmByPasskey: build.mutation<PasskeyConfirmation, PasskeyUse>({
    query: (body) => ({ url: `${BASE}passkey/confirm/`, body }),
  }),
}));
