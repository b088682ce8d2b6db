import { routes, t, type PageContext, type PageHead } from '@care/contracts';
import { confirmationKindOf } from '../features/confirm-email/confirmable';
import { accountPageText } from '../texts';

export const loginHead = (): PageHead => ({
  title: t('nav.login'),
  canonical: routes.login.build(),
  robots: 'noindex,follow',
});

export const companyAreaHead = (): PageHead => ({ title: t('nav.companyOwnerArea'), robots: 'noindex,nofollow' });

export const profileHead = (): PageHead => ({ title: t('nav.myAccount'), robots: 'noindex,nofollow' });

/** A page linked from a mail; its URL contains a key. */
export const confirmEmailHead = ({ url }: PageContext): PageHead => ({
  title: accountPageText(`confirm.title.${confirmationKindOf(url)}`),
  robots: 'noindex,nofollow',
});
export const forgottenPasswordHead = (): PageHead => ({
  title: accountPageText('password.forgotten'),
  robots: 'noindex,follow',
});
export const newPasswordHead = (): PageHead => ({
  title: accountPageText('password.newTitle'),
  robots: 'noindex,nofollow',
});
