import type { PageHead } from '@care/contracts';
import { at } from './texts';

/** The URLs of these pages contain a key. */
const ROBOTS = 'noindex,nofollow';
export const confirmAlertHead = (): PageHead => ({ title: at('confirm.title'), robots: ROBOTS });
export const endAlertHead = (): PageHead => ({ title: at('end.title'), robots: ROBOTS });
