import type { PageHead } from '@care/contracts';
import { ownershipText } from '../features/ownership/texts';

export { OwnershipPage as default } from '../routes/OwnershipPage';

export const head = (): PageHead => ({ title: ownershipText('title'), robots: 'noindex,nofollow' });
