import { routes, type PageContext, type PageHead } from '@care/contracts';
import { contentApi } from './content-api';
import { headOfText, loadText } from './text-page';
import { contentText } from './texts';

export { ArticlePage as default } from './ArticlePage';

export const load = ({ store: { dispatch }, params }: PageContext) =>
  loadText(
    dispatch,
    dispatch(contentApi.article.initiate(params.slug ?? '')),
    dispatch(contentApi.articles.initiate(1)),
  );

export function head({ store, params }: PageContext): PageHead {
  const { data } = contentApi.article.select(params.slug ?? '')(store.getState());
  if (!data) return { title: contentText('magazineTitle'), robots: 'noindex,follow' };
  const index = { label: contentText('magazineTitle'), to: routes.magazine.build() };
  return headOfText(data, routes.article.build({ slug: data.slug }), data.title, index);
}
