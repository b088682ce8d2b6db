import { INVOICES_PATH, SUPPORT_PATH } from '@care/contracts/owner-paths';
import { routes } from '@care/contracts/routes';
import { defineSlice } from '@care/contracts/slice';

/** Packages: what they include and cost, booking and paying them, and support. */
export default defineSlice({
  name: 'mf-packages',
  contracts: '^1.10.0',
  exposes: {
    packages: './exposes/packages.ts',
    'company-support': './exposes/company-support.ts',
    'company-package': './exposes/company-package.ts',
    invoices: './exposes/invoices.ts',
    'package-selection': './exposes/package-selection.ts',
  },
  routes: [
    { path: routes.packages.pattern, expose: 'packages', query: ['package', 'period', 'payment', 'order'] },
    { path: INVOICES_PATH, expose: 'invoices', render: 'client' },
    { path: SUPPORT_PATH, expose: 'company-support', render: 'client' },
  ],
  fills: { 'company.package': 'company-package', 'registration.package-selection': 'package-selection' },
  navigation: [{ label: 'nav.packages', to: routes.packages.build(), order: 40 }],
});
