import { defineSliceApi } from '@care/contracts';
import type * as Api from '@care/contracts/schemas';
import { tagsOf } from '../../tags';

/** The key is the same for every retry of a registration. */
export const registrationApi = defineSliceApi('account-registration', (build) => ({
  register: build.mutation<Api.Registered, { registration: Api.Registration; idempotencyKey: string }>({
    query: ({ registration, idempotencyKey }) => ({ url: '/auth/register/', body: registration, idempotencyKey }),
  }),
  registerCompany: build.mutation<Api.CompanyRegistered, { input: Api.CompanyRegistration; idempotencyKey: string }>({
    query: ({ input, idempotencyKey }) => ({ url: '/auth/company/register/', body: input, idempotencyKey }),
    invalidatesTags: [...tagsOf('User', 'DETAILS'), ...tagsOf('Company', 'LIST')],
  }),
  qualifications: build.query<Api.Qualifications, void>({ query: () => '/user/profile/qualifications/' }),
  services: build.query<Api.CareServices, void>({ query: () => '/company/services/' }),
}));
