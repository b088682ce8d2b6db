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
const sessions = { type: 'Session', id: 'LIST' } as const;

/** Endpoints of the second factor (AC-30, AC-32, OP-70). */
export const secondFactorApi = defineSliceApi('second-factor', (build) => {
  const post = <Answer, Body extends object>(path: string, invalidatesTags: (typeof state | typeof sessions)[] = []) =>
    build.mutation<Answer, Body>({ query: (body) => ({ url: BASE + path, body }), invalidatesTags });
  return {
    secondFactor: build.query<SecondFactor, void>({ query: () => BASE, providesTags: [state], keepUnusedDataFor: 0 }),
    beginAuthenticator: post<NewAuthenticator, PasswordOnly>('authenticator/'),
    confirmAuthenticator: post<RecoveryCodes, AuthenticatorCode>('authenticator/confirm/', [state, sessions]),
    newRecoveryCodes: post<RecoveryCodes, PasswordOnly>('recovery-codes/', [state]),
    removeAuthenticator: post<Accepted, PasswordOnly>('remove/', [state]),
    beginPasskey: post<PasskeyOptions, PasswordOnly>('passkey/options/'),
    addPasskey: post<RecoveryCodes, NewPasskey>('passkey/', [state, sessions]),
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
    confirmByPasskey: post<PasskeyConfirmation, PasskeyUse>('passkey/confirm/'),
  };
});
