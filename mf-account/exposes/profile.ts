import { t, type PageHead } from '@care/contracts';

export { ProfilePage as default } from '../routes/ProfilePage';

export const head = (): PageHead => ({ title: t('nav.myAccount'), robots: 'noindex,nofollow' });
