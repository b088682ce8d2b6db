import { defineSliceApi } from '@care/contracts';
import type { FoundReferences, PersonView } from '@care/contracts/schemas';

/** The search for what a reference means, and the account behind it (OP-74, OP-75). */
export const referenceApi = defineSliceApi('desk-references', (build) => ({
  find: build.query<FoundReferences, string>({
    query: (q) => `/admin/find/?q=${encodeURIComponent(q)}`,
    providesTags: [{ type: 'User', id: 'REFERENCES' }],
    keepUnusedDataFor: 0,
  }),
  person: build.query<PersonView, number>({
    query: (id) => `/admin/account/${id}/`,
    providesTags: [{ type: 'User', id: 'PERSON' }],
    keepUnusedDataFor: 0,
  }),
}));
