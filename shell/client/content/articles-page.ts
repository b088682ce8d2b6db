import { asApiError, notFound, ok, outcomeOf, routes } from '@care/contracts';
import type { PageContext, PageHead, PageOutcome } from '@care/contracts';
import { contentApi } from './content-api';
import { indexHead, pageNumberOf } from './page-number';
import { contentText } from './texts';

export { ArticlesPage as default } from './ArticlesPage';

/** A page number beyond the end is not found. */
export async function load({ store, url }: PageContext): Promise<PageOutcome> {
  const page = pageNumberOf(url);
  const { data, error } = await store.dispatch(contentApi.articles.initiate(page));
  if (error) return outcomeOf(asApiError(error));
  return page > 1 && data?.results.length === 0 ? notFound : ok;
}

export function head({ store, url }: PageContext): PageHead {
  const page = pageNumberOf(url);
  const { data } = contentApi.articles.select(page)(store.getState());
  return indexHead(
    routes.magazine.build(),
    contentText('magazineTitle'),
    contentText('magazineDescription'),
    page,
    data?.count ?? 0,
  );
}
