import { asApiError, outcomeOf } from '@care/contracts';
import type { PageContext, PageHead, PageOutcome } from '@care/contracts';
import type { ArticlePage, Picture } from '@care/contracts/schemas';
import { contentApi } from './content-api';
import { articleJsonLd, breadcrumbsFromHome } from './json-ld';

/** The common fields of an article and a guide. */
interface EditorialText {
  title: string;
  description: string;
  main_image: Picture | null;
  published_at?: string;
  updated_at: string;
}

interface Loaded {
  data?: Pick<ArticlePage, 'search_service'>;
  error?: unknown;
}

/** Loads a text, related texts and the number of providers of its search. The page also works without the last two. */
export async function loadText(
  dispatch: PageContext['store']['dispatch'],
  text: PromiseLike<Loaded>,
  others: PromiseLike<unknown>,
): Promise<PageOutcome> {
  const [{ data, error }] = await Promise.all([text, others]);
  if (data?.search_service) await dispatch(contentApi.careFormCount.initiate({ careForm: data.search_service }));
  return outcomeOf(error ? asApiError(error) : undefined);
}

/** The first texts of a list, without the current one. */
export const othersOf = <Text extends { slug: string }>(texts: readonly Text[] = [], slug: string): Text[] =>
  texts.filter((text) => text.slug !== slug).slice(0, 3);

/** Title and structured data of a text. `crumb` is its name in the breadcrumbs, below its index (SH-20). */
export function headOfText(
  text: EditorialText,
  path: string,
  crumb: string,
  index: { label: string; to: string },
): PageHead {
  const { title, description, main_image, published_at, updated_at } = text;
  const image = main_image?.url;
  return {
    title,
    description,
    canonical: path,
    image,
    ...(__ON_SERVER__ && {
      jsonLd: [
        articleJsonLd({ title, description, path, image, published_at, updated_at }),
        breadcrumbsFromHome(index, { label: crumb, to: path }),
      ],
    }),
  };
}
