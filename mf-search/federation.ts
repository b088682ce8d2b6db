import { routes } from '@care/contracts';
import { defineSlice } from '@care/contracts/slice';

/** The search for care providers; the addresses of the other two searches are left to whoever serves them. */
const searchType = 'pflegeanbieter';

export default defineSlice({
  name: 'mf-search',
  contracts: '^1.0.0',
  exposes: { home: './exposes/home.ts', results: './exposes/results.ts' },
  routes: [
    { path: routes.home.pattern, expose: 'home' },
    { path: routes.search.build({ searchType }), expose: 'results' },
    { path: `${routes.search.build({ searchType })}/:slug`, expose: 'results' },
  ],
  navigation: [
    { label: 'nav.providersShort', to: routes.home.build(), order: 10 },
    { label: 'nav.jobsShort', to: routes.jobsHome.build(), order: 20 },
  ],
});
