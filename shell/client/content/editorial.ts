import { asApiError, notFound, ok, outcomeOf, routes, t } from '@care/contracts';
import type { PageContext, PageHead, PageOutcome } from '@care/contracts';
import { CARDS_PER_PAGE, contentApi, type EditorialKind, type EditorialText } from './content-api';
import { breadcrumbsFromHome } from './json-ld';
import { contentText } from './texts';

/** The addresses and texts of the magazine and of the advisor. */
export const SECTIONS = {
  article: { index: routes.magazine, text: routes.article, name: 'magazine', plural: 'Articles' },
  guide: { index: routes.advisor, text: routes.advisorGuide, name: 'advisor', plural: 'Guides' },
} as const satisfies Record<EditorialKind, object>;

/** The page number in the address. Anything else is page 1. */
export function pageNumberOf({ searchParams }: URL): number {
  const text = searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

export const pageCountOf = (count: number): number => Math.max(1, Math.ceil(count / CARDS_PER_PAGE));

/** Page 1 has the address without a page number. */
export const indexPath = (kind: EditorialKind, page: number): string =>
  SECTIONS[kind].index.build() + (page === 1 ? '' : `?page=${page}`);

/** A page number beyond the end is not found. */
export async function loadIndex(kind: EditorialKind, { store, url }: PageContext): Promise<PageOutcome> {
  const page = pageNumberOf(url);
  const { data, error } = await store.dispatch(contentApi.texts.initiate({ kind, page }));
  if (error) return outcomeOf(asApiError(error));
  return page > 1 && data?.results.length === 0 ? notFound : ok;
}

/** Title, addresses and breadcrumbs of one page of an index (SH-20). */
export function headOfIndex(kind: EditorialKind, page: number, count: number): PageHead {
  const { name } = SECTIONS[kind];
  const title = contentText(`${name}Title`);
  const description = contentText(`${name}Description`);
  const pageTitle = page === 1 ? title : contentText('indexPage', { title, page });
  return {
    title: pageTitle,
    description: page === 1 ? description : `${pageTitle}. ${description}`,
    canonical: indexPath(kind, page),
    prev: page > 1 ? indexPath(kind, page - 1) : undefined,
    next: page < pageCountOf(count) ? indexPath(kind, page + 1) : undefined,
    ...(__ON_SERVER__ && { jsonLd: [breadcrumbsFromHome({ label: title, to: indexPath(kind, 1) })] }),
  };
}

/** Loads a text, related texts and the number of providers of its search. The page also works without the last two. */
export async function loadText(kind: EditorialKind, slug: string, { dispatch }: PageContext['store']) {
  const [{ data, error }] = await Promise.all([
    dispatch(contentApi.text.initiate({ kind, slug })),
    dispatch(contentApi.texts.initiate({ kind, page: 1 })),
  ]);
  if (data?.search_service) await dispatch(contentApi.careFormCount.initiate({ careForm: data.search_service }));
  return outcomeOf(error ? asApiError(error) : undefined);
}

/** The first texts of a list, without the current one. */
export const othersOf = <Text extends { slug: string }>(texts: readonly Text[] = [], slug: string): Text[] =>
  texts.filter((text) => text.slug !== slug).slice(0, 3);

/** Title and structured data of a text (SH-20). */
export function headOfText(kind: EditorialKind, text: EditorialText | undefined): PageHead {
  const { index, name, text: route } = SECTIONS[kind];
  const label = contentText(`${name}Title`);
  if (!text) return { title: label, robots: 'noindex,follow' };
  const { title, description, main_image } = text;
  const path = route.build({ slug: text.slug });
  const image = main_image?.url;
  return {
    title,
    description,
    canonical: path,
    image,
    ...(__ON_SERVER__ && {
      jsonLd: [
        articleJsonLd(text, path),
        breadcrumbsFromHome({ label, to: index.build() }, { label: text.name ?? title, to: path }),
      ],
    }),
  };
}

/** An article as schema.org data. The document makes the paths absolute. */
function articleJsonLd({ title, description, main_image, published_at, updated_at }: EditorialText, path: string) {
  const publisher = { '@type': 'Organization', name: t('brand.name'), url: routes.home.build() };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    url: path,
    mainEntityOfPage: path,
    inLanguage: 'de',
    datePublished: published_at,
    dateModified: updated_at,
    image: main_image?.url,
    author: publisher,
    publisher,
  };
}
