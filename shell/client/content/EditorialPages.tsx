import { asApiError, notFound, ok, outcomeOf, routes, t } from '@care/contracts';
import type { PageContext, PageHead, PageModule, PageOutcome, PageProps } from '@care/contracts';
import { Breadcrumbs, Container, Heading, Lead, Pagination, Section, Stack, StandaloneLink } from '@care/ui';
import { LoadState, Preview, previewOf } from '@care/ui/more';
import type { ComponentProps } from 'react';
import { CARDS_PER_PAGE, contentApi, SECTIONS, type EditorialKind, type EditorialText } from './content-api';
import { EditorialCards } from './EditorialCard';
import { breadcrumbsFromHome } from './json-ld';
import { TextView } from './TextView';
import { contentText } from './texts';

/** The page number in the address. Anything else is page 1. */
function pageNumberOf({ searchParams }: URL): number {
  const text = searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

const pageCountOf = (count: number): number => Math.max(1, Math.ceil(count / CARDS_PER_PAGE));

/** Page 1 has the address without a page number. */
const indexPath = (kind: EditorialKind, page: number): string =>
  SECTIONS[kind].index.build() + (page === 1 ? '' : `?page=${page}`);

/** A page number beyond the end is not found. */
async function loadIndex(kind: EditorialKind, { store, url }: PageContext): Promise<PageOutcome> {
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

/** An index page: an introduction, the cards, and the pagination (SH-20). */
function IndexPage({ kind, url }: PageProps & { kind: EditorialKind }) {
  const { name } = SECTIONS[kind];
  const page = pageNumberOf(url);
  const query = contentApi.texts.useQuery({ kind, page });
  const { currentData: list } = query;
  if (!list) return <NotYet query={query} failed={contentText(`${name}Failed`)} />;
  const title = contentText(`${name}Title`);
  return (
    <Container>
      <Breadcrumbs items={[{ label: t('nav.home'), to: '/' }, { label: title }]} />
      <Stack gap="small">
        <Heading level={1}>{title}</Heading>
        <Lead>{contentText(`${name}Lead`)}</Lead>
      </Stack>
      <Section>
        {list.results.length > 0 ? (
          <EditorialCards kind={kind} texts={list.results} level={2} />
        ) : (
          <>
            <p>{contentText(`${name}Empty`)}</p>
            <StandaloneLink to={routes.home.build()}>{contentText('findProviders')}</StandaloneLink>
          </>
        )}
        <Pagination page={page} pageCount={pageCountOf(list.count)} hrefFor={(number) => indexPath(kind, number)} />
      </Section>
    </Container>
  );
}

/** An article or a guide with further ones (SH-20). */
function TextPage({ kind, params, url }: PageProps & { kind: EditorialKind }) {
  const { slug = '' } = params;
  const query = contentApi.text.useQuery({ kind, slug, preview: previewOf(url) });
  const { data: list } = contentApi.texts.useQuery({ kind, page: 1 });
  const { currentData: text } = query;
  if (!text) return <NotYet query={query} failed={contentText('textFailed')} />;
  return <TextView kind={kind} text={text} others={othersOf(list?.results, slug)} />;
}

const NotYet = (props: ComponentProps<typeof LoadState>) => (
  <Container>
    <LoadState {...props} />
  </Container>
);

const indexPage = (kind: EditorialKind): PageModule => ({
  load: (context) => loadIndex(kind, context),
  head: ({ store, url }) => {
    const page = pageNumberOf(url);
    const { data } = contentApi.texts.select({ kind, page })(store.getState());
    return headOfIndex(kind, page, data?.count ?? 0);
  },
  default: (props) => <IndexPage {...props} kind={kind} />,
});

const textPage = (kind: EditorialKind): PageModule => ({
  // A preview is loaded when the session is known.
  load: ({ store, params, url }) => (previewOf(url) ? Promise.resolve(ok) : loadText(kind, params.slug ?? '', store)),
  head: ({ store, params, url }) =>
    headOfText(
      kind,
      previewOf(url) ? undefined : contentApi.text.select({ kind, slug: params.slug ?? '' })(store.getState()).data,
    ),
  default: (props) => (
    <Preview url={props.url}>
      <TextPage {...props} kind={kind} />
    </Preview>
  ),
});

export const articles = indexPage('article');
export const article = textPage('article');
export const guides = indexPage('guide');
export const guide = textPage('guide');
