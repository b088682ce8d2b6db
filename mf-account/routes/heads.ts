import { routes, t, type PageHead } from '@care/contracts';

export const loginHead = (): PageHead => ({
  title: t('nav.login'),
  canonical: routes.login.build(),
  robots: 'noindex,follow',
});

export const profileHead = (): PageHead => ({ title: t('nav.myAccount'), robots: 'noindex,nofollow' });
