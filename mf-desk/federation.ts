import { defineSlice } from '@care/contracts/slice';

/** Well-rated providers of a town: the beginning of a slice, with a page that shows a part of another slice. */
export default defineSlice({
  name: 'mf-desk',
  contracts: '^1.9.0',
  exposes: { page: './exposes/page.ts' },
  routes: [{ path: '/desk', expose: 'page', query: [], slots: ['search.company-card'] }],
  navigation: [{ label: 'Desk', to: '/desk', order: 90 }],
});
