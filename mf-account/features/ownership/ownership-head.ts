import type { PageHead } from '@care/contracts';
import { ownershipText } from './texts';

export const ownershipHead = (): PageHead => ({ title: ownershipText('title'), robots: 'noindex,nofollow' });
