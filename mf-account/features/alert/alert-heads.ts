import type { PageHead } from '@care/contracts';
import { at } from './texts';

/** Their address holds a key. */
const ROBOTS = 'noindex,nofollow';
export const confirmAlertHead = (): PageHead => ({ title: at('confirm.title'), robots: ROBOTS });
export const endAlertHead = (): PageHead => ({ title: at('end.title'), robots: ROBOTS });
