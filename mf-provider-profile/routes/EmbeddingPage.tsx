import { routes, t, type PageHead } from '@care/contracts';
import { useSearchParams } from '@care/contracts/router';
import { Breadcrumbs, Container, Heading, Lead, Row, Stack, StandaloneLink } from '@care/ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { choiceOf, initialChoice } from '../features/embedding/choice-values';
import { Configurator } from '../features/embedding/Configurator';
import { ContractTables, Origins, OtherWays, Versions } from '../features/embedding/Reference';
import { embeddingText } from '../features/embedding/texts';
import { useOrigin } from '../features/embedding/use-origin';
import { useVersions } from '../features/embedding/use-versions';

const Intro = styled(Container)`
  padding-bottom: var(--s-section);
`;

const SANDBOX = 'beispiel';

/** How a profile is embedded into other pages: configurator, code, and the contract for integrators (EM-05, PP-21). */
export function EmbeddingPage() {
  const [search] = useSearchParams();
  const slug = search.get('slug') ?? SANDBOX;
  const [choice, setChoice] = useState(() => choiceOf(initialChoice(slug)));
  const versions = useVersions();
  const fixed =
    versions.kind === 'ready'
      ? versions.list.versions.find(({ version }) => version === versions.list.current)
      : undefined;
  const origin = useOrigin();
  return (
    <>
      <Intro>
        <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home.build() }, { label: embeddingText('title') }]} />
        <Stack gap="large">
          <Stack>
            <Heading level={1}>{embeddingText('title')}</Heading>
            <Lead>{embeddingText('lead')}</Lead>
            <Row as="nav" aria-label={embeddingText('toc.label')}>
              {(
                [
                  ['build', 'bauen'],
                  ['ways', 'wege'],
                  ['contract', 'attribute'],
                  ['origins', 'herkunft'],
                  ['versions', 'versionen'],
                ] as const
              ).map(([part, id]) => (
                <StandaloneLink key={id} to={`#${id}`}>
                  {embeddingText(`toc.${part}`)}
                </StandaloneLink>
              ))}
            </Row>
          </Stack>
          <section id="bauen" aria-label={embeddingText('toc.build')}>
            <Configurator origin={origin} slug={slug} fixed={fixed} onChoice={setChoice} />
          </section>
        </Stack>
      </Intro>
      <OtherWays origin={origin} choice={choice} />
      <ContractTables />
      <Origins origin={origin} />
      <Versions versions={versions} />
    </>
  );
}

export const embeddingHead = (): PageHead => ({
  title: embeddingText('title'),
  description: embeddingText('description'),
  canonical: routes.embedding.build(),
});
