import { t, type PageHead } from '@care/contracts';

export { MessagesPage as default } from '../routes/MessagesPage';
export { loadMessages as load } from '../features/inbox/load-inbox';

export const head = (): PageHead => ({ title: t('nav.inbox'), robots: 'noindex,nofollow' });
