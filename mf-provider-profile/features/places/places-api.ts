import { defineSliceApi } from '@care/contracts';
import type { OwnPlaces, PlacesInput } from '@care/contracts/schemas';

const urlOf = (company: number): string => `/company/${company}/places/`;

/** The statement of the owner's provider about free places (PL-01). */
export const placesApi = defineSliceApi('free-places', (build) => ({
  own: build.query<OwnPlaces, number>({
    query: urlOf,
    providesTags: (_result, _error, company) => [{ type: 'Company', id: company }],
  }),
  state: build.mutation<OwnPlaces, { company: number; input: PlacesInput }>({
    query: ({ company, input }) => ({ url: urlOf(company), method: 'PUT', body: input }),
    invalidatesTags: (_result, _error, { company }) => [{ type: 'Company', id: company }],
  }),
}));
