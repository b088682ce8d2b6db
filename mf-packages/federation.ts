import { routes } from '@care/contracts/routes';
import { defineSlice } from '@care/contracts/slice';

/** Packages: what they include and cost. */
export default defineSlice({
  name: 'mf-packages',
  contracts: '^1.0.0',
  exposes: { packages: './exposes/packages.ts' },
  routes: [{ path: routes.packages.pattern, expose: 'packages', query: [] }],
  navigation: [{ label: 'nav.packages', to: routes.packages.build(), order: 40 }],
});
