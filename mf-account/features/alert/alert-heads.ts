import type { PageHead } from '@care/contracts';
import { at } from './texts';

/** Their address holds a key. */
const robots = 'noindex,nofollow';
export const confirmAlertHead = (): PageHead => ({ title: at('confirm.title'), robots });
export const endAlertHead = (): PageHead => ({ title: at('end.title'), robots });
