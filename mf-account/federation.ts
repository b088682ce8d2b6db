import { routes } from '@care/contracts/routes';
import { defineSlice } from '@care/contracts/slice';

/** Registration, sign-in, the account, messages, alerts, and the profiles of job seekers. */
export default defineSlice({
  name: 'mf-account',
  contracts: '^1.10.0',
  exposes: {
    registration: './exposes/registration.ts',
    'register-as': './exposes/register-as.ts',
    'company-registration': './exposes/company-registration.ts',
    login: './exposes/login.ts',
    'confirm-email': './exposes/confirm-email.ts',
    'forgotten-password': './exposes/forgotten-password.ts',
    'new-password': './exposes/new-password.ts',
    'sign-in-again': './exposes/sign-in-again.ts',
    profile: './exposes/profile.ts',
    'company-area': './exposes/company-area.ts',
    messages: './exposes/messages.ts',
    message: './exposes/message.ts',
    ownership: './exposes/ownership.ts',
    'save-search': './exposes/save-search.ts',
    'alert-decision': './exposes/alert-decision.ts',
    'inbox-label': './exposes/inbox-label.ts',
    'staff-profile': './exposes/staff-profile.ts',
  },
  routes: [
    { path: routes.registration.pattern, expose: 'registration', query: [] },
    { path: routes.jobSeekerRegistration.pattern, expose: 'register-as', query: [] },
    { path: routes.companyUserRegistration.pattern, expose: 'register-as', query: [] },
    { path: routes.careSeekerRegistration.pattern, expose: 'register-as', query: [] },
    { path: routes.companyRegistration.pattern, expose: 'company-registration', query: [] },
    { path: routes.login.pattern, expose: 'login', render: 'client' },
    { path: routes.confirmEmail.pattern, expose: 'confirm-email', render: 'client' },
    { path: routes.forgottenPassword.pattern, expose: 'forgotten-password', render: 'client' },
    { path: routes.newPassword.pattern, expose: 'new-password', render: 'client' },
    { path: routes.account.pattern, expose: 'profile', render: 'client' },
    {
      path: routes.companyOwnerArea.pattern,
      expose: 'company-area',
      render: 'client',
      // The list of job offers follows when it is shown: neither a Free company nor an account without one has it.
      slots: ['company.package', 'company.reviews'],
    },
    { path: routes.messages.pattern, expose: 'messages', render: 'client' },
    { path: routes.message.pattern, expose: 'message', render: 'client' },
    { path: routes.ownershipClaim.pattern, expose: 'ownership', render: 'client' },
    { path: routes.confirmAlert.pattern, expose: 'alert-decision', render: 'client' },
    { path: routes.endAlert.pattern, expose: 'alert-decision', render: 'client' },
    {
      path: routes.jobSeekerProfile.pattern,
      expose: 'staff-profile',
      query: ['edit', 'vorschau'],
      section: routes.staffHome.build(),
    },
  ],
  fills: { 'session.sign-in-again': 'sign-in-again', 'nav.inbox': 'inbox-label', 'search.save': 'save-search' },
});
