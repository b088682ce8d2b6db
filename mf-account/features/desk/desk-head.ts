import type { PageHead } from '@care/contracts';
import { deskText } from './texts';

export const deskHead = (): PageHead => ({ title: deskText('title'), robots: 'noindex,nofollow' });
