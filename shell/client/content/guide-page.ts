import { asApiError, outcomeOf, routes } from '@care/contracts';
import type { PageContext, PageHead, PageOutcome } from '@care/contracts';
import { contentApi } from './content-api';
import { articleJsonLd, breadcrumbsJsonLd } from './json-ld';
import { tt } from './texts';

export { GuidePage as default } from './GuidePage';

/** The guide, and others to go on with; without those it still stands. */
export async function load({ store, params }: PageContext): Promise<PageOutcome> {
  const [{ error }] = await Promise.all([
    store.dispatch(contentApi.guide.initiate(params.slug ?? '')),
    store.dispatch(contentApi.guides.initiate(1)),
  ]);
  return outcomeOf(error && asApiError(error));
}

export function head({ store, params }: PageContext): PageHead {
  const { data } = contentApi.guide.select(params.slug ?? '')(store.getState());
  if (!data) return { title: tt('advisorTitle'), robots: 'noindex,follow' };
  const { slug, title, name, description, main_image, updated_at } = data;
  const canonical = routes.advisorGuide.build({ slug });
  return {
    title,
    description,
    canonical,
    image: main_image?.url,
    jsonLd: [
      articleJsonLd({ title, description, path: canonical, image: main_image?.url, updated_at }),
      breadcrumbsJsonLd([tt('advisorTitle'), routes.advisor.build()], [name, canonical]),
    ],
  };
}
