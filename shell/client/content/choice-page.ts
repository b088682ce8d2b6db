import { ok, routes } from '@care/contracts';
import type { PageContext, PageHead, PageOutcome } from '@care/contracts';
import { answersIn, PLACE, stepOf, suggestionsFor } from './choice-questions';
import { contentApi } from './content-api';
import { breadcrumbsFromHome } from './json-ld';
import { contentText } from './texts';

export { ChoicePage as default } from './ChoicePage';

/** The questions need no data. The result counts providers around the given place. */
export async function load({ store, url }: PageContext): Promise<PageOutcome> {
  const { dispatch } = store;
  if (stepOf(url.searchParams) !== 'result') {
    await dispatch(contentApi.guides.initiate(1));
    return ok;
  }
  const phrase = url.searchParams.get(PLACE)?.trim();
  const place = phrase ? (await dispatch(contentApi.places.initiate(phrase))).data?.[0] : undefined;
  if (phrase && !place) return ok;
  await Promise.all(
    suggestionsFor(answersIn(url.searchParams)).map(({ careForm }) =>
      dispatch(contentApi.careFormCount.initiate({ careForm, city: place?.slug })),
    ),
  );
  return ok;
}

export const head = ({ url }: PageContext): PageHead => ({
  title: `${contentText('choice.title')}: ${contentText('choice.heading')}`,
  description: contentText('choice.description'),
  canonical: routes.guide.build(),
  // Only the first question is indexed, because an address with answers belongs to one person.
  ...(url.search && { robots: 'noindex,follow' }),
  ...(__ON_SERVER__ && {
    jsonLd: [breadcrumbsFromHome({ label: contentText('choice.title'), to: routes.guide.build() })],
  }),
});
