import { asApiError, outcomeOf, routes } from '@care/contracts';
import type { PageContext, PageHead, PageOutcome } from '@care/contracts';
import { contentApi } from './content-api';
import { articleJsonLd, breadcrumbsJsonLd } from './json-ld';
import { tt } from './texts';

export { ArticlePage as default } from './ArticlePage';

/** The article, and others to go on with; without those it still stands. */
export async function load({ store, params }: PageContext): Promise<PageOutcome> {
  const [{ error }] = await Promise.all([
    store.dispatch(contentApi.article.initiate(params.slug ?? '')),
    store.dispatch(contentApi.articles.initiate(1)),
  ]);
  return outcomeOf(error && asApiError(error));
}

export function head({ store, params }: PageContext): PageHead {
  const { data } = contentApi.article.select(params.slug ?? '')(store.getState());
  if (!data) return { title: tt('magazineTitle'), robots: 'noindex,follow' };
  const { slug, title, description, main_image, published_at, updated_at } = data;
  const canonical = routes.article.build({ slug });
  return {
    title,
    description,
    canonical,
    image: main_image?.url,
    jsonLd: [
      articleJsonLd({ title, description, path: canonical, image: main_image?.url, published_at, updated_at }),
      breadcrumbsJsonLd([tt('magazineTitle'), routes.magazine.build()], [title, canonical]),
    ],
  };
}
