import { routes } from '@care/contracts/routes';
import { defineSlice } from '@care/contracts/slice';

/** Signing in and the own account. */
export default defineSlice({
  name: 'mf-account',
  contracts: '^1.0.0',
  exposes: { login: './exposes/login.ts', profile: './exposes/profile.ts' },
  routes: [
    { path: routes.login.pattern, expose: 'login', render: 'client' },
    { path: routes.account.pattern, expose: 'profile', render: 'client' },
  ],
});
