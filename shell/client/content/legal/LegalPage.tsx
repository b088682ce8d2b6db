import styled from '@emotion/styled';
import { type PageContext, type PageHead, type PageProps, routes, t } from '@care/contracts';
import { Breadcrumbs, Container, Heading, Lead, Stack } from '@care/ui';
import { Fragment } from 'react';
import { Prose } from '../Prose';
import { legalHead, legalNames, legalSections } from './legal-texts';
import { breadcrumbsFromHome } from '../json-ld';

export function head({ url }: PageContext): PageHead {
  const { title: headline, description } = legalHead(legalNames[url.pathname] ?? 'imprint');
  const title = headline.replaceAll('\u00ad', '');
  return {
    title,
    description,
    canonical: url.pathname,
    ...(__ON_SERVER__ && { jsonLd: [breadcrumbsFromHome({ label: title, to: url.pathname })] }),
  };
}

const Block = styled.div`
  & > * {
    margin-top: var(--s-3);
  }
`;

const PlaceHolder = styled.mark`
  background: var(--lamp-200);
  color: inherit;
`;

/**
 * Renders paragraphs and lists of plain text. Text in square brackets is a place-holder for the operator, and is
 * marked.
 */
const RunningText = ({ text }: { text: string }) => (
  <Block>
    {text.split('\n\n').map((block) => {
      const lines = block.split('\n');
      if (!lines.every((line) => line.startsWith('- '))) return <p key={block}>{withMarks(block)}</p>;
      return (
        <ul key={block}>
          {lines.map((line) => (
            <li key={line}>{withMarks(line.slice(2))}</li>
          ))}
        </ul>
      );
    })}
  </Block>
);

const withMarks = (text: string) =>
  text
    .split(/(\[[^\]]+\])/)
    .map((part, index) =>
      part.startsWith('[') ? <PlaceHolder key={index}>{part}</PlaceHolder> : <Fragment key={index}>{part}</Fragment>,
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
  const name = legalNames[url.pathname] ?? 'imprint';
  const { title, lead } = legalHead(name);
  const sections = legalSections(name);
  return (
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
}
