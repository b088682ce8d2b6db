import { routes, type PageProps } from '@care/contracts';
import { contentApi } from './content-api';
import { teaserOfArticle } from './EditorialCard';
import { IndexView } from './IndexView';
import { pageNumberOf } from './page-number';
import { tt } from './texts';

/** `/pflegemagazin`: articles as cards, newest first (SH-20). */
export function ArticlesPage({ url }: PageProps) {
  const page = pageNumberOf(url);
  const query = contentApi.articles.useQuery(page);
  const { currentData: data } = query;
  return (
    <IndexView
      path={routes.magazine.build()}
      page={page}
      title={tt('magazineTitle')}
      lead={tt('magazineLead')}
      empty={tt('magazineEmpty')}
      failed={tt('magazineFailed')}
      list={data && { count: data.count, teasers: data.results.map(teaserOfArticle) }}
      query={query}
    />
  );
}
