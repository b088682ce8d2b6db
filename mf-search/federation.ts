import { routes } from '@care/contracts';
import { defineSlice, type SliceRoute } from '@care/contracts/slice';
import { queryParameters as query } from './features/search/query-parameters';

/** The form of a search and, with a slug, its results. */
const search = (searchType: string, expose: string, section: string): SliceRoute[] => [
  { path: routes.search.build({ searchType }), expose, query, section },
  { path: `${routes.search.build({ searchType })}/:slug`, expose, query, section },
];

export default defineSlice({
  name: 'mf-search',
  contracts: '^1.6.0',
  exposes: {
    home: './exposes/home.ts',
    'home-staff': './exposes/home-staff.ts',
    'home-jobs': './exposes/home-jobs.ts',
    results: './exposes/results.ts',
    'staff-results': './exposes/staff-results.ts',
    'job-results': './exposes/job-results.ts',
    'company-card': './exposes/company-card.ts',
  },
  routes: [
    { path: routes.home.pattern, expose: 'home', query },
    { path: routes.staffHome.pattern, expose: 'home-staff', query },
    { path: routes.jobsHome.pattern, expose: 'home-jobs', query },
    ...search('pflegeanbieter', 'results', routes.home.build()),
    ...search('pflegepersonal', 'staff-results', routes.staffHome.build()),
    ...search('pflegejobs', 'job-results', routes.jobsHome.build()),
  ],
  fills: { 'search.company-card': 'company-card' },
  navigation: [
    { label: 'nav.providersShort', to: routes.home.build(), order: 10 },
    // Signed-in users have their own links in the bar, so this fifth link is for visitors only.
    { label: 'nav.staffShort', to: routes.staffHome.build(), order: 15, audience: 'visitor' },
    { label: 'nav.jobsShort', to: routes.jobsHome.build(), order: 20 },
  ],
});
