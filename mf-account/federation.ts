import { routes } from '@care/contracts/routes';
import { defineSlice } from '@care/contracts/slice';

/** Signing in, the own account, and the public profiles of job seekers. */
export default defineSlice({
  name: 'mf-account',
  contracts: '^1.0.0',
  exposes: {
    login: './exposes/login.ts',
    profile: './exposes/profile.ts',
    'staff-profile': './exposes/staff-profile.ts',
  },
  routes: [
    { path: routes.login.pattern, expose: 'login', render: 'client' },
    { path: routes.account.pattern, expose: 'profile', render: 'client' },
    { path: routes.jobSeekerProfile.pattern, expose: 'staff-profile' },
  ],
});
