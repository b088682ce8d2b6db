import { routes, type PageProps } from '@care/contracts';
import { contentApi } from './content-api';
import { teaserOfArticle } from './EditorialCard';
import { IndexView } from './IndexView';
import { pageNumberOf } from './page-number';
import { contentText } from './texts';

/** `/pflegemagazin`: articles as cards, newest first (SH-20). */
export function ArticlesPage({ url }: PageProps) {
  const page = pageNumberOf(url);
  const query = contentApi.articles.useQuery(page);
  const { currentData: data } = query;
  return (
    <IndexView
      path={routes.magazine.build()}
      page={page}
      title={contentText('magazineTitle')}
      lead={contentText('magazineLead')}
      empty={contentText('magazineEmpty')}
      failed={contentText('magazineFailed')}
      list={data && { count: data.count, teasers: data.results.map(teaserOfArticle) }}
      query={query}
    />
  );
}
