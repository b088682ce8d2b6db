import { defineSliceApi } from '@care/contracts';
import type { Tariff, TariffChangeInput } from '@care/contracts/schemas';

const TARIFF = '/admin/tariff/';
const tariffTag = { type: 'User' as const, id: 'TARIFF' };
// Also after a refusal: somebody else may have changed it meanwhile.
const invalidatesTags = [tariffTag];

/** Prices, fees and limits, for FINANCE (OP-50). */
export const pricesApi = defineSliceApi('prices', (build) => ({
  tariff: build.query<Tariff, void>({ query: () => TARIFF, providesTags: [tariffTag], keepUnusedDataFor: 0 }),
  add: build.mutation<Tariff, TariffChangeInput>({ query: (body) => ({ url: TARIFF, body }), invalidatesTags }),
  withdraw: build.mutation<Tariff, number>({
    query: (id) => ({ url: `${TARIFF}${id}/`, method: 'DELETE' }),
    invalidatesTags,
  }),
}));
