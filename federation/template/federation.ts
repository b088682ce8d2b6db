import { defineSlice } from '@care/contracts/slice';

/** Well-rated providers of a town: the beginning of a slice, with a page that shows a part of another slice. */
export default defineSlice({
  name: 'mf-sample',
  contracts: '^1.8.0',
  exposes: { page: './exposes/page.ts' },
  routes: [{ path: '/sample', expose: 'page', query: [], slots: ['search.company-card'] }],
  navigation: [{ label: 'Sample', to: '/sample', order: 90 }],
});
