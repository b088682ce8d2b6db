import { defineSliceApi } from '@care/contracts';
import type { PublicOperator } from '@care/contracts/schemas';

/** The operator of the site, for its legal pages and the links to them (OP-06). */
export const operatorApi = defineSliceApi('operator', (build) => ({
  operator: build.query<PublicOperator, void>({
    query: () => '/operator/',
    // An editor changes it on the desk.
    providesTags: [{ type: 'User', id: 'OPERATOR' }],
  }),
}));
