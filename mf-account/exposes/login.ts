import { routes, t, type PageHead } from '@care/contracts';

export { LoginPage as default } from '../routes/LoginPage';

export const head = (): PageHead => ({
  title: t('nav.login'),
  canonical: routes.login.build(),
  robots: 'noindex,follow',
});
