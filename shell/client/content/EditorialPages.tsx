import { ok, routes, t, type PageModule, type PageProps } from '@care/contracts';
import { Breadcrumbs, Container, Heading, Lead, Pagination, Section, Stack, StandaloneLink } from '@care/ui';
import { LoadState, Preview, previewOf } from '@care/ui/more';
import { contentApi, type EditorialKind } from './content-api';
import {
  headOfIndex,
  headOfText,
  indexPath,
  loadIndex,
  loadText,
  othersOf,
  pageCountOf,
  pageNumberOf,
  SECTIONS,
} from './editorial';
import { EditorialCards } from './EditorialCard';
import { TextView } from './TextView';
import { contentText } from './texts';

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

interface NotYetProps {
  query: { error?: object; isFetching: boolean; refetch: () => unknown };
  failed: string;
}

const NotYet = ({ query, failed }: NotYetProps) => (
  <Container>
    <LoadState error={query.error} failed={failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
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
