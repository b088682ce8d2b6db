import type { PageHead } from '@care/contracts';
import { alertText } from './texts';

/** The URLs of these pages contain a key. */
const ROBOTS = 'noindex,nofollow';
export const confirmAlertHead = (): PageHead => ({ title: alertText('confirm.title'), robots: ROBOTS });
export const endAlertHead = (): PageHead => ({ title: alertText('end.title'), robots: ROBOTS });
