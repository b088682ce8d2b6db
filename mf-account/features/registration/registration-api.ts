import { defineSliceApi } from '@care/contracts';
import type {
  CareServices,
  CompanyRegistered,
  CompanyRegistration,
  Qualifications,
  Registered,
  Registration,
} from '@care/contracts/schemas';

interface NewAccount {
  registration: Registration;
  /** The same for every retry of this registration. */
  idempotencyKey: string;
}
interface NewCompany {
  input: CompanyRegistration;
  /** The same for every retry of this registration. */
  idempotencyKey: string;
}

export const registrationApi = defineSliceApi('account-registration', (build) => ({
  register: build.mutation<Registered, NewAccount>({
    query: ({ registration, idempotencyKey }) => ({ url: '/auth/register/', body: registration, idempotencyKey }),
  }),
  registerCompany: build.mutation<CompanyRegistered, NewCompany>({
    query: ({ input, idempotencyKey }) => ({ url: '/auth/company/register/', body: input, idempotencyKey }),
    invalidatesTags: [
      { type: 'User', id: 'DETAILS' },
      { type: 'Company', id: 'LIST' },
    ],
  }),
  qualifications: build.query<Qualifications, void>({ query: () => '/user/profile/qualifications/' }),
  services: build.query<CareServices, void>({ query: () => '/company/services/' }),
}));
