import { defineSliceApi } from '@care/contracts';
import type { SuppressionList } from '@care/contracts/schemas';

const tag = { type: 'User' as const, id: 'MAIL-SUPPRESSIONS' };

/** Calls about addresses that take no mail. */
export const suppressionApi = defineSliceApi('desk-suppression', (build) => ({
  list: build.query<SuppressionList, string>({
    query: (search) => `/admin/mail/suppression/${search}`,
    providesTags: [tag],
    keepUnusedDataFor: 0,
  }),
  lift: build.mutation<undefined, number>({
    query: (id) => ({ url: `/admin/mail/suppression/${id}/`, method: 'DELETE' }),
    invalidatesTags: [tag],
  }),
}));
