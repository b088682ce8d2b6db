import { ok, routes } from '@care/contracts';
import type { PageContext, PageHead, PageOutcome } from '@care/contracts';
import { contentApi } from './content-api';
import { breadcrumbsJsonLd } from './json-ld';
import { tt } from './texts';

export { ChoicePage as default } from './ChoicePage';

/** The questions stand without the guides below them. */
export async function load({ store }: PageContext): Promise<PageOutcome> {
  await store.dispatch(contentApi.guides.initiate(1));
  return ok;
}

export const head = (): PageHead => ({
  title: `${tt('choice.title')}: ${tt('choice.heading')}`,
  description: tt('choice.description'),
  canonical: routes.guide.build(),
  ...(__ON_SERVER__ && { jsonLd: [breadcrumbsJsonLd([tt('choice.title'), routes.guide.build()])] }),
});
