import { profilePath, routes, t, type PageHead } from '@care/contracts';
import { EMBED_VERSION_LIST_PATH } from '@care/contracts/embed-addresses';
import { useSearchParams } from '@care/contracts/router';
import { Breadcrumbs, Container, Heading, Lead, media, Panel, Section, Stack, StandaloneLink } from '@care/ui';
import { CareForm, RadioSegment, TextField, useFormState } from '@care/ui/form';
import { SideColumns } from '@care/ui/more';
import styled from '@emotion/styled';
import { useDeferredValue, useMemo, useState } from 'react';
import { CodeBlock } from '../features/embedding/CodeBlock';
import { DataTable, Mono } from '../features/embedding/DataTable';
import { Preview, useOrigin } from '../features/embedding/Preview';
import {
  elementHtml,
  federationCode,
  fragmentRequest,
  moduleCode,
  preloadHtml,
  scriptHtml,
  type EmbedChoice,
} from '../features/embedding/snippets';
import { embeddingText } from '../features/embedding/texts';

const Columns = styled(SideColumns)`
  gap: var(--s-5);
  ${media.desktop} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
  }
`;

const SANDBOX = 'beispiel';

/** The fields of the form; an empty one is absent. */
type Fields = Partial<Pick<EmbedChoice, 'slug' | 'view' | 'theme'>>;

/** The form only holds the choice. */
const sendNothing = () => undefined;

/** How a profile is embedded into other pages: preview, code, and the contract for integrators (EM-05, PP-21). */
export function EmbeddingPage() {
  const [search] = useSearchParams();
  const slug = search.get('slug') ?? SANDBOX;
  const initialValues = useMemo<Fields>(() => ({ slug, view: 'full', theme: 'light' }), [slug]);
  return (
    <>
      <Container>
        <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home.build() }, { label: embeddingText('title') }]} />
        <Stack>
          <Heading level={1}>{embeddingText('title')}</Heading>
          <Lead>{embeddingText('lead')}</Lead>
        </Stack>
      </Container>
      <CareForm<Fields> initialValues={initialValues} requiredHint={false} onSubmit={sendNothing}>
        {() => <Chosen />}
      </CareForm>
      <Contract />
    </>
  );
}

const optionsOf = <const Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value, label: label(value) }));

/** The fields of the choice, its preview, and the code for it. */
function Chosen() {
  const { values } = useFormState<Fields>({ subscription: { values: true } });
  const [minHeight, setHeight] = useState(0);
  // While somebody types, the preview keeps the values before.
  const shown = useDeferredValue(values);
  const choice = useMemo<EmbedChoice>(
    () => ({
      slug: shown.slug?.trim() || SANDBOX,
      view: shown.view ?? 'full',
      theme: shown.theme ?? 'light',
      minHeight: Math.ceil(minHeight / 10) * 10,
    }),
    [shown, minHeight],
  );
  return (
    <>
      <Section aria-label={embeddingText('form.label')}>
        <Container>
          <Columns>
            <Panel>
              <Stack gap="large">
                <TextField name="slug" label={embeddingText('form.slug')} hint={embeddingText('form.slugHint')} />
                <RadioSegment
                  name="view"
                  label={embeddingText('form.view')}
                  options={optionsOf(['compact', 'full'], (view) => embeddingText(`form.${view}`))}
                />
                <RadioSegment
                  name="theme"
                  label={embeddingText('form.theme')}
                  options={optionsOf(['light', 'dark', 'auto'], (theme) => embeddingText(`themes.${theme}`))}
                />
              </Stack>
            </Panel>
            <Stack>
              <Heading level={2}>{embeddingText('preview.title')}</Heading>
              <Preview choice={choice} onHeight={setHeight} />
            </Stack>
          </Columns>
        </Container>
      </Section>
      <Ways choice={choice} />
    </>
  );
}

/** The four forms of embedding, for one choice. */
function Ways({ choice }: { choice: EmbedChoice }) {
  const origin = useOrigin();
  const link = { href: origin + profilePath(choice.slug), label: embeddingText('link', { brand: t('brand.name') }) };
  const html = [preloadHtml(origin, choice), scriptHtml(origin), '', elementHtml(choice, link)].join('\n');
  const ways = [
    ['html', html],
    ['module', moduleCode(origin, choice)],
    ['federation', federationCode(origin, choice)],
    ['fragment', fragmentRequest(origin, choice)],
  ] as const;
  return (
    <Section ground="white">
      <Container>
        <Stack gap="large">
          <Heading level={2}>{embeddingText('ways.title')}</Heading>
          {ways.map(([way, code]) => (
            <Columns key={way}>
              <Stack gap="small">
                <Heading level={3}>{embeddingText(`ways.${way}`)}</Heading>
                <p>{embeddingText(`ways.${way}Text`)}</p>
              </Stack>
              <CodeBlock title={embeddingText(`ways.${way}`)} code={code} />
            </Columns>
          ))}
        </Stack>
      </Container>
    </Section>
  );
}

/** The names that are promised, and what a strict policy has to allow. */
function Contract() {
  const origin = useOrigin();
  return (
    <Section>
      <Container>
        <Stack>
          <Heading level={2}>{embeddingText('contract.title')}</Heading>
          <DataTable
            caption={embeddingText('contract.caption')}
            heading={(name) => <Mono>{name}</Mono>}
            columns={(['name', 'meaning', 'otherwise'] as const).map((column) => embeddingText(`contract.${column}`))}
            rows={[
              ['slug', embeddingText('contract.attribute.slug'), embeddingText('contract.attribute.required')],
              ['view', embeddingText('contract.attribute.view'), 'compact'],
              ['parts', embeddingText('contract.attribute.parts'), embeddingText('contract.attribute.all')],
              ['theme', embeddingText('contract.attribute.theme'), 'light'],
              ['heading-level', embeddingText('contract.attribute.level'), '3'],
              ['height', embeddingText('contract.attribute.height'), 'auto'],
              ['key', embeddingText('contract.attribute.key'), embeddingText('contract.attribute.none')],
              ['pp-load', embeddingText('contract.event.load'), embeddingText('contract.attribute.none')],
              ['pp-contact', embeddingText('contract.event.contact'), embeddingText('contract.attribute.none')],
              ['pp-error', embeddingText('contract.event.error'), embeddingText('contract.attribute.none')],
            ]}
          />
          <p>{embeddingText('contract.styles')}</p>
          <p>
            {embeddingText('contract.policy')}{' '}
            <Mono>{`script-src ${origin}; connect-src ${origin}; img-src ${origin}`}</Mono>.{' '}
            {embeddingText('contract.policyText', { origin })}
          </p>
          <p>
            {embeddingText('contract.versions')} <Mono>{origin + EMBED_VERSION_LIST_PATH}</Mono>.
          </p>
          <p>{embeddingText('contract.widgets')}</p>
          <StandaloneLink to={routes.companyWidgets.build()}>{embeddingText('contract.manage')}</StandaloneLink>
        </Stack>
      </Container>
    </Section>
  );
}

export const embeddingHead = (): PageHead => ({
  title: embeddingText('title'),
  description: embeddingText('description'),
  canonical: routes.embedding.build(),
});
