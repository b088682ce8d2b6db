import { routes, t, type PageProps } from '@care/contracts';
import { Container } from '@care/ui';
import { LoadState } from '@care/ui/more';
import { contentApi } from './content-api';
import { teaserOfArticle } from './EditorialCard';
import { othersOf } from './text-page';
import { TextView } from './TextView';
import { contentText } from './texts';

/** `/pflegemagazin/{slug}` (SH-20). */
export function ArticlePage({ params }: PageProps) {
  const { slug = '' } = params;
  const { currentData: article, error, isFetching, refetch } = contentApi.article.useQuery(slug);
  const { data: newest } = contentApi.articles.useQuery(1);
  if (!article) {
    return (
      <Container>
        <LoadState
          error={error}
          failed={contentText('textFailed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Container>
    );
  }
  return (
    <TextView
      crumbs={[
        { label: t('nav.home'), to: routes.home.build() },
        { label: contentText('magazineTitle'), to: routes.magazine.build() },
        { label: article.title },
      ]}
      text={article}
      more={{
        title: contentText('moreArticles'),
        all: contentText('allArticles'),
        to: routes.magazine.build(),
        teasers: othersOf(newest?.results, slug).map(teaserOfArticle),
      }}
    />
  );
}
