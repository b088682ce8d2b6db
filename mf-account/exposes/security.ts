import type { PageHead } from '@care/contracts';
import { securityText } from '../features/security/texts';

export { SecurityParts as default } from '../routes/SecurityParts';

export const head = (): PageHead => ({ title: securityText('title'), robots: 'noindex,nofollow' });
