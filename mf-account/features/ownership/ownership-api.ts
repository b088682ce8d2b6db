import { defineSliceApi } from '@care/contracts';
import type { OwnershipClaim, OwnershipInput, OwnershipState } from '@care/contracts/schemas';
import { tagsOf } from '../../tags';

interface OfClaim {
  company: number;
  id: number;
}

const stateOf = (company: number) => `OWNERSHIP_${company}`;
/** A claim changes the state of the provider, and the list of claims in the account. */
const changedBy = (company: number) => tagsOf('User', stateOf(company), 'DETAILS');

/** Calls about the ownership of a provider (PP-18). */
export const ownershipApi = defineSliceApi('ownership', (build) => ({
  state: build.query<OwnershipState, number>({
    query: (company) => `/company/${company}/ownership/`,
    providesTags: (_state, _error, company) => tagsOf('User', stateOf(company)),
    keepUnusedDataFor: 0,
  }),
  claim: build.mutation<OwnershipClaim, OwnershipInput>({
    query: (body) => ({ url: '/company/ownership/', body }),
    invalidatesTags: (_claim, _error, { company }) => changedBy(company),
  }),
  // Also after a wrong code: the number of tries that are left has changed.
  enterCode: build.mutation<OwnershipClaim, OfClaim & { code: string }>({
    query: ({ id, code }) => ({ url: `/company/ownership/${id}/confirm/`, body: { code } }),
    invalidatesTags: (_claim, error, { company }) => [
      ...changedBy(company),
      ...(error ? [] : tagsOf('Company', company)),
    ],
  }),
  sendDocument: build.mutation<OwnershipClaim, OfClaim & { file: File }>({
    query: ({ id, file }) => {
      const body = new FormData();
      body.set('file', file);
      return { url: `/company/ownership/${id}/document/`, method: 'POST', body };
    },
    invalidatesTags: (_claim, _error, { company }) => changedBy(company),
  }),
  reply: build.mutation<OwnershipClaim, OfClaim & { text: string }>({
    query: ({ id, text }) => ({ url: `/company/ownership/${id}/reply/`, body: { text } }),
    invalidatesTags: (_claim, _error, { company }) => changedBy(company),
  }),
  withdraw: build.mutation<OwnershipClaim, OfClaim>({
    query: ({ id }) => ({ url: `/company/ownership/${id}/withdraw/`, method: 'POST' }),
    invalidatesTags: (_claim, _error, { company }) => changedBy(company),
  }),
}));
