import type { PageContext, PageHead } from '@care/contracts';
import type { DeskCase } from '@care/contracts/schemas';
import { isStatus } from '../platform-status/status-address';
import { statusText } from '../platform-status/texts';
import { caseIdOf, isInvoices, isLog } from './desk-address';
import { deskApi } from './desk-api';
import { deskText } from './texts';

const headOf = (title: string): PageHead => ({ title, robots: 'noindex,nofollow' });

/** The title names the view: the cases, the log, the open invoices, or the status of the slices. */
export function deskHead({ url: { searchParams } }: Pick<PageContext, 'url'>): PageHead {
  if (isStatus(searchParams)) return headOf(statusText('title'));
  if (isInvoices(searchParams)) return headOf(deskText('invoices'));
  return headOf(deskText(isLog(searchParams) ? 'log' : 'title'));
}

/** The title names the case as soon as it is loaded, so that tabs and history can be told apart. */
export function deskCaseHead({ store, params }: Pick<PageContext, 'store' | 'params'>): PageHead {
  const id = caseIdOf(params.id);
  const deskCase = id === undefined ? undefined : deskApi.case.select(id)(store.getState()).data;
  return headOf(deskCase ? caseTitle(deskCase) : deskText('case'));
}

const caseTitle = ({ title, kind_label, reference }: DeskCase): string =>
  deskText('caseTitle', { title, kind: kind_label, reference });
