import type { PageHead } from '@care/contracts';
import { accountPageText } from '../texts';

export { ForgottenPasswordPage as default } from '../routes/ForgottenPasswordPage';

export const head = (): PageHead => ({ title: accountPageText('password.forgotten'), robots: 'noindex,follow' });
