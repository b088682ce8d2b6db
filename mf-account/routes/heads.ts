import { routes, t, type PageHead } from '@care/contracts';
import { tt } from '../texts';

export const loginHead = (): PageHead => ({
  title: t('nav.login'),
  canonical: routes.login.build(),
  robots: 'noindex,follow',
});

export const profileHead = (): PageHead => ({ title: t('nav.myAccount'), robots: 'noindex,nofollow' });

/** Pages that a link in a mail leads to; their address holds a key. */
export const confirmEmailHead = (): PageHead => ({ title: tt('confirm.title'), robots: 'noindex,nofollow' });
export const forgottenPasswordHead = (): PageHead => ({ title: tt('password.forgotten'), robots: 'noindex,follow' });
export const newPasswordHead = (): PageHead => ({ title: tt('password.newTitle'), robots: 'noindex,nofollow' });
