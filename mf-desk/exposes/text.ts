import type { PageContext, PageHead } from '@care/contracts';
import { contentApi } from '../features/content/content-api';
import { contentText } from '../features/content/texts';
import { caseIdOf } from '../features/desk/desk-address';

export { TextPage as default } from '../routes/TextPage';

/** The title names the text as soon as it is loaded. */
export function head({ store, params }: Pick<PageContext, 'store' | 'params'>): PageHead {
  const id = caseIdOf(params.id);
  const entry = id === undefined ? undefined : contentApi.entry.select(id)(store.getState()).data;
  return { title: entry?.title ?? contentText('text'), robots: 'noindex,nofollow' };
}
