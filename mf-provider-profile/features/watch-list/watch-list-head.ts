import type { PageContext, PageHead } from '@care/contracts';
import { watchListText } from './texts';
import { readAddress } from './watch-list-address';

/** The page is personal and not indexed. Its title names the view, which screen readers read out first. */
export function watchListHead({ url }: Pick<PageContext, 'url'>): PageHead {
  const { compared, shared } = readAddress(url);
  const view = compared.length > 0 ? 'compare.title' : shared ? 'shared.title' : 'title';
  return { title: watchListText(view), description: watchListText('description'), robots: 'noindex,follow' };
}
