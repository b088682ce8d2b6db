import styled from '@emotion/styled';
import { routes, t, type PageProps } from '@care/contracts';
import { Breadcrumbs, Container, Heading, Lead, Stack } from '@care/ui';
import { Prose } from '../Prose';
import { legalHead, legalNames, legalSections } from './legal-texts';
import { RunningText } from './RunningText';

const Contents = styled.ul`
  columns: 2 16rem;
  padding: 0;
  list-style: none;
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
export function LegalPage({ url }: PageProps) {
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
