import type { PageContext, PageHead } from '@care/contracts';
import { isStatus } from '../platform-status/status-address';
import { statusText } from '../platform-status/texts';
import { isLog } from './desk-address';
import { deskText } from './texts';

const headOf = (title: string): PageHead => ({ title, robots: 'noindex,nofollow' });

/** The title names the view: the cases, the log, or the status of the slices. */
export function deskHead({ url: { searchParams } }: Pick<PageContext, 'url'>): PageHead {
  if (isStatus(searchParams)) return headOf(statusText('title'));
  return headOf(deskText(isLog(searchParams) ? 'log' : 'title'));
}

/** A case is loaded only after the sign-in, so its title does not name it. */
export const deskCaseHead = (): PageHead => headOf(deskText('case'));
