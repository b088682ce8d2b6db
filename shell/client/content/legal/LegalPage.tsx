import styled from '@emotion/styled';
import {
  addTexts,
  asApiError,
  ok,
  outcomeOf,
  routes,
  t,
  unavailable,
  useUserContext,
  type PageContext,
  type PageHead,
  type PageOutcome,
  type PageProps,
} from '@care/contracts';
import type { OperatorField } from '@care/contracts/operator';
import { operatorLabels } from '@care/contracts/operator-labels';
import { Alert, Breadcrumbs, Container, EmptyState, Heading, Lead, Section, Stack, StandaloneLink } from '@care/ui';
import { LoadState } from '@care/ui/more';
import { Prose } from '../Prose';
import { legalHead, legalNames, legalSections, missingOf, needsOperator, type LegalName } from './legal-texts';
import { breadcrumbsFromHome } from '../json-ld';
import { operatorApi } from './operator-api';

const closedText = addTexts('legal-closed', {
  text: 'Diese Seite ist noch nicht fertig. Bitte versuchen Sie es später noch einmal.',
  failed: 'Die Angaben konnten nicht geladen werden.',
  staffTitle: 'Nur für die Prüfstelle: Diese Seite ist nicht öffentlich',
  missing: 'Es fehlen Angaben zum Betreiber: {{fields}}.',
  complete: 'Angaben ergänzen',
});

const nameOf = (url: URL): LegalName => legalNames[url.pathname] ?? 'imprint';

const namesRetention = (name: LegalName): boolean => name === 'privacy';

/** A page that lacks data of the operator answers 503 (OP-07). */
export async function load({ store, url }: PageContext): Promise<PageOutcome> {
  const name = nameOf(url);
  if (!needsOperator(name)) return ok;
  const { data, error } = await store.dispatch(operatorApi.operator.initiate());
  if (!data) return outcomeOf(asApiError(error));
  if (namesRetention(name)) {
    const { error: unread } = await store.dispatch(operatorApi.retention.initiate());
    if (unread) return outcomeOf(asApiError(unread));
  }
  return missingOf(name, data).length > 0 ? unavailable : ok;
}

export function head({ store, url }: PageContext): PageHead {
  const name = nameOf(url);
  const { title: headline, description } = legalHead(name);
  const title = headline.replaceAll('\u00ad', '');
  const { data } = operatorApi.operator.select()(store.getState());
  if (missingOf(name, data).length > 0) return { title, robots: 'noindex,follow' };
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
  const name = nameOf(url);
  const operator = operatorApi.operator.useQuery(undefined, { skip: !needsOperator(name) });
  const retention = operatorApi.retention.useQuery(undefined, { skip: !namesRetention(name) });
  const query = operator.data ? retention : operator;
  if (needsOperator(name) && (!operator.data || (namesRetention(name) && !retention.data)))
    return (
      <Container>
        <LoadState
          error={query.error}
          failed={closedText('failed')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </Container>
    );
  const missing = missingOf(name, operator.data);
  return missing.length > 0 ? (
    <ClosedPage name={name} missing={missing} />
  ) : (
    <OpenPage name={name} sections={legalSections(name, operator.data, retention.data)} />
  );
}

/** A page that lacks data of the operator: visitors are told that it follows, STAFF reads what is missing (OP-07). */
function ClosedPage({ name, missing }: { name: LegalName; missing: readonly OperatorField[] }) {
  const { isStaff } = useUserContext();
  return (
    <Container width="narrow">
      <Section>
        <EmptyState title={legalHead(name).title} level={1}>
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

function OpenPage({ name, sections }: { name: LegalName; sections: ReturnType<typeof legalSections> }) {
  const { title, lead } = legalHead(name);
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
