import { defineSliceApi } from '@care/contracts';
import type * as Api from '@care/contracts/schemas';

const BASE = '/auth/second-factor/';
const state = { type: 'User', id: 'SECOND_FACTOR' } as const;
const sessions = { type: 'Session', id: 'LIST' } as const;

/** Endpoints of the second factor (AC-30, AC-32, OP-70). */
export const secondFactorApi = defineSliceApi('second-factor', (build) => {
  const post = <Answer, Body extends object>(path: string, invalidatesTags: (typeof state | typeof sessions)[] = []) =>
    build.mutation<Answer, Body>({ query: (body) => ({ url: BASE + path, body }), invalidatesTags });
  return {
    secondFactor: build.query<Api.SecondFactor, void>({
      query: () => BASE,
      providesTags: [state],
      keepUnusedDataFor: 0,
    }),
    beginAuthenticator: post<Api.NewAuthenticator, Api.PasswordOnly>('authenticator/'),
    confirmAuthenticator: post<Api.RecoveryCodes, Api.AuthenticatorCode>('authenticator/confirm/', [state, sessions]),
    newRecoveryCodes: post<Api.RecoveryCodes, Api.PasswordOnly>('recovery-codes/', [state]),
    removeAuthenticator: post<Api.Accepted, Api.PasswordOnly>('remove/', [state]),
    beginPasskey: post<Api.PasskeyOptions, Api.PasswordOnly>('passkey/options/'),
    addPasskey: post<Api.RecoveryCodes, Api.NewPasskey>('passkey/', [state, sessions]),
    renamePasskey: build.mutation<Api.Accepted, { id: number; name: string }>({
      query: ({ id, name }) => ({ url: `${BASE}passkey/${id}/`, method: 'PATCH', body: { name } }),
      invalidatesTags: [state],
    }),
    removePasskey: build.mutation<Api.Accepted, Api.PasswordOnly & { id: number }>({
      query: ({ id, password }) => ({ url: `${BASE}passkey/${id}/remove/`, body: { password } }),
      invalidatesTags: [state],
    }),
    passkeyChallenge: build.mutation<Api.PasskeyOptions, void>({
      query: () => ({ url: `${BASE}passkey/challenge/`, body: {} }),
    }),
    confirmByPasskey: post<Api.PasskeyConfirmation, Api.PasskeyUse>('passkey/confirm/'),
  };
});
