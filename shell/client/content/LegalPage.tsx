import styled from '@emotion/styled';
import { addTexts, asApiError, ok, outcomeOf, routes, t, unavailable, useUserContext } from '@care/contracts';
import type { PageContext, PageHead, PageOutcome, PageProps } from '@care/contracts';
import { operatorLabels } from '@care/contracts/operator-labels';
import type { LegalPage as Legal } from '@care/contracts/schemas';
import { Alert, Breadcrumbs, Container, EmptyState, Heading, Lead, Section, Stack, StandaloneLink } from '@care/ui';
import { LoadState, Preview, previewOf } from '@care/ui/more';
import { Prose } from './Prose';
import { breadcrumbsFromHome } from './json-ld';
import { contentApi } from './content-api';

const closedText = addTexts('legal-closed', {
  title: 'Rechtliche Angaben',
  text: 'Diese Seite ist noch nicht fertig. Bitte versuchen Sie es später noch einmal.',
  failed: 'Die Angaben konnten nicht geladen werden.',
  staffTitle: 'Nur für die Prüfstelle: Diese Seite ist nicht öffentlich',
  missing: 'Es fehlen Angaben zum Betreiber: {{fields}}.',
  complete: 'Angaben ergänzen',
});

/** The slug of a page is its address. */
const slugOf = (url: URL): string => url.pathname.slice(1);

/** A page that lacks data of the operator answers 503 (OP-07). */
export async function load({ store, url }: PageContext): Promise<PageOutcome> {
  // A preview is loaded when the session is known.
  if (previewOf(url)) return ok;
  const { data, error } = await store.dispatch(contentApi.legal.initiate({ slug: slugOf(url) }));
  if (!data) return outcomeOf(asApiError(error));
  return data.missing.length > 0 ? unavailable : ok;
}

export function head({ store, url }: PageContext): PageHead {
  const { data } = contentApi.legal.select({ slug: slugOf(url) })(store.getState());
  const title = (data?.title ?? closedText('title')).replaceAll('\u00ad', '');
  if (!data || data.missing.length > 0 || previewOf(url)) return { title, robots: 'noindex,follow' };
  return {
    title,
    description: data.description,
    canonical: url.pathname,
    ...(__ON_SERVER__ && { jsonLd: [breadcrumbsFromHome({ label: title, to: url.pathname })] }),
  };
}

const Block = styled.div`
  & > * {
    margin-top: var(--s-3);
  }
`;

/** Renders paragraphs and lists of plain text. */
const RunningText = ({ text }: { text: string }) => (
  <Block>
    {text.split('\n\n').map((block) => {
      const lines = block.split('\n');
      if (!lines.every((line) => line.startsWith('- '))) return <p key={block}>{block}</p>;
      return (
        <ul key={block}>
          {lines.map((line) => (
            <li key={line}>{line.slice(2)}</li>
          ))}
        </ul>
      );
    })}
  </Block>
);

const Contents = styled.ul`
  columns: 2 16rem;
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-touch);
    overflow-wrap: anywhere;
  }
`;

/** A page with more sections than this has a table of contents. */
const FEW_SECTIONS = 5;

/** Imprint, privacy, terms and the other legal pages (SH-20). */
export default function LegalPage({ url }: PageProps) {
  return (
    <Preview url={url}>
      <Page url={url} />
    </Preview>
  );
}

function Page({ url }: { url: URL }) {
  const query = contentApi.legal.useQuery({ slug: slugOf(url), preview: previewOf(url) });
  const { currentData: page } = query;
  if (!page)
    return (
      <Container>
        <LoadState query={query} failed={closedText('failed')} />
      </Container>
    );
  return page.missing.length > 0 ? <ClosedPage {...page} /> : <OpenPage {...page} />;
}

/** A page that lacks data of the operator: visitors are told that it follows, STAFF reads what is missing (OP-07). */
function ClosedPage({ title, missing }: Legal) {
  const { isStaff } = useUserContext();
  return (
    <Container width="narrow">
      <Section>
        <EmptyState title={title} level={1}>
          {closedText('text')}
        </EmptyState>
        {isStaff && (
          <Alert kind="warn" title={closedText('staffTitle')} announce="none">
            <p>{closedText('missing', { fields: missing.map((field) => operatorLabels[field]).join('; ') })}</p>
            <StandaloneLink to={`${routes.desk.build()}?view=operator`}>{closedText('complete')}</StandaloneLink>
          </Alert>
        )}
      </Section>
    </Container>
  );
}

const OpenPage = ({ title, lead, sections }: Legal) => (
  <Container width="narrow">
    <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home.build() }, { label: title }]} />
    <Stack>
      <Heading level={1}>{title}</Heading>
      <Lead>{lead}</Lead>
      {sections.length > FEW_SECTIONS && (
        <Contents role="list">
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </Contents>
      )}
    </Stack>
    <Prose>
      {sections.map((section) => (
        <section key={section.id} id={section.id}>
          <h2>{section.title}</h2>
          <RunningText text={section.text} />
        </section>
      ))}
    </Prose>
  </Container>
);
