import type { PageHead } from '@care/contracts';
import { securityText } from '../features/security/texts';

export { SecurityPage as default } from '../routes/SecurityPage';

export const head = (): PageHead => ({ title: securityText('title'), robots: 'noindex,nofollow' });
