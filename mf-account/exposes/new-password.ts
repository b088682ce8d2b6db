import type { PageHead } from '@care/contracts';
import { accountPageText } from '../texts';

export { NewPasswordPage as default } from '../routes/NewPasswordPage';

export const head = (): PageHead => ({ title: accountPageText('password.newTitle'), robots: 'noindex,nofollow' });
