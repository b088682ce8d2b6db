import type { PageContext, PageHead } from '@care/contracts';
import { caseIdOf } from '../features/desk/desk-address';
import { deskApi } from '../features/desk/desk-api';
import { deskText } from '../features/desk/texts';

export { DeskCasePage as default } from '../routes/DeskCasePage';

/** The title names the case as soon as it is loaded, so that tabs and history can be told apart. */
export function head({ store, params }: Pick<PageContext, 'store' | 'params'>): PageHead {
  const id = caseIdOf(params.id);
  const deskCase = id === undefined ? undefined : deskApi.case.select(id)(store.getState()).data;
  const { title = '', kind_label: kind = '', reference = '' } = deskCase ?? {};
  return {
    title: deskCase ? deskText('caseTitle', { title, kind, reference }) : deskText('case'),
    robots: 'noindex,nofollow',
  };
}
