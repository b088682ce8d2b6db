import { asApiError, embeddingPath, profilePath, routes, t, type PageProps } from '@care/contracts';
import { allows } from '@care/contracts/tiers';
import type { CompanyPage, WidgetKey } from '@care/contracts/schemas';
import {
  Alert,
  apiErrorMessage,
  Button,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Heading,
  Lead,
  Meta,
  Panel,
  Row,
  Stack,
  StandaloneLink,
} from '@care/ui';
import { lazyShown } from '@care/ui/lazy';
import { Placeholder } from '@care/ui/more';
import { SlowAction } from '@care/ui/slow-action';
import styled from '@emotion/styled';
import { Plus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { OwnCompanyPage, personalHead } from '../features/company/OwnCompanyPage';
import { useMessage } from '../features/company/use-message';
import { DataTable } from '../features/embedding/DataTable';
import { useOrigin } from '../features/embedding/Preview';
import { KeyCard } from '../features/widgets/KeyCard';
import { widgetText } from '../features/widgets/texts';
import { widgetApi } from '../features/widgets/widget-api';
import { WidgetPart } from '../features/widgets/WidgetPart';

/** Two columns where both have room for their words, also with large text. */
const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-6);
  align-items: start;
  & > * {
    flex: 1 1 22.5rem;
    min-width: 0;
  }
  & > :not(:last-child) {
    flex: 999 1 30rem;
  }
`;
/** Keys and code of rating badge and job list for the own website (PK-08). */
export const CompanyWidgetsPage = ({ url }: PageProps) => (
  <OwnCompanyPage url={url} title={widgetText('title')}>
    {(company) => <OwnWidgets company={company} />}
  </OwnCompanyPage>
);

function OwnWidgets({ company }: { company: CompanyPage }) {
  const origin = useOrigin();
  return (
    <>
      <Lead>{widgetText('lead', { name: company.name })}</Lead>
      <Columns>
        {allows(company.subscription, 'widgets') ? (
          <Keys company={company} origin={origin} />
        ) : (
          <Stack gap="large">
            <Upgrade company={company} />
            <Keys company={company} origin={origin} />
          </Stack>
        )}
        <Included slug={company.slug} />
      </Columns>
    </>
  );
}

/** Its code is loaded when it is opened. */
const LazyKeyForm = lazyShown(() => import('../features/widgets/KeyForm').then(({ KeyForm }) => KeyForm), {
  failed: () => widgetText('form.failed'),
  height: '20rem',
});

type Open = { kind: 'none' } | { kind: 'new' } | { kind: 'change'; key: string };

/** The message about the last action on a key, and the actions that revoke one and keep one of a former owner. */
function useKeyActions(company: number) {
  const [send, { isLoading }] = widgetApi.revoke.useMutation();
  const [change, keeping] = widgetApi.change.useMutation();
  const { message, report } = useMessage();
  const refused = (title: string, error: unknown) => report('error', title, apiErrorMessage(asApiError(error)));
  const revoke = async ({ key, name }: WidgetKey) => {
    const { error } = await send({ company, key });
    if (error) refused(widgetText('notRevoked', { name }), error);
    else report('success', widgetText('done.revoked', { name }), widgetText('done.revokedText'));
  };
  const keep = async ({ key, name, allowed_origins }: WidgetKey) => {
    const { error } = await change({ company, key, input: { name, allowed_origins } });
    if (error) refused(widgetText('notKept', { name }), error);
    else report('success', widgetText('done.kept', { name }), allowed_origins.join(', '));
  };
  const status = (
    <>
      {message}
      <SlowAction isRunning={isLoading || keeping.isLoading} />
    </>
  );
  return { status, report, revoke, keep };
}

/** The keys. If the package with widgets has ended, they can be seen and revoked, and nothing else. */
function Keys({ company, origin }: { company: CompanyPage; origin: string }) {
  const { data, error, refetch } = widgetApi.keys.useQuery(company.id);
  const section = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const { status, report, revoke, keep } = useKeyActions(company.id);
  const isIncluded = allows(company.subscription, 'widgets');
  if (error && !data) return <ErrorPanel title={widgetText('failed')} onRetry={() => void refetch()} />;
  if (!data) return isIncluded && <Placeholder of={['20rem']} />;
  if (!isIncluded && data.count === 0) return null;
  const saved =
    (kind: 'created' | 'changed') =>
    ({ name, allowed_origins }: WidgetKey) => {
      setOpen({ kind: 'none' });
      const text = widgetText('done.createdText', { origins: allowed_origins.join(', ') });
      report('success', widgetText(`done.${kind}`, { name }), text);
    };
  // The pressed button disappears.
  const show = (next: Open) => {
    setOpen(next);
    section.current?.focus({ preventScroll: true });
  };
  const close = () => show({ kind: 'none' });
  const inUse = data.results.filter(({ revoked_at }) => !revoked_at);
  return (
    <Stack gap={isIncluded ? 'large' : 'normal'}>
      {status}
      <section ref={section} tabIndex={-1} aria-label={widgetText('keys.title')}>
        <Stack>
          <Row between>
            <Heading level={2}>{widgetText('keys.title')}</Heading>
            {isIncluded && open.kind === 'none' && (
              <Button icon={Plus} onClick={() => show({ kind: 'new' })}>
                {widgetText('keys.add')}
              </Button>
            )}
          </Row>
          <p>{widgetText(isIncluded ? 'keys.lead' : 'keys.atRest')}</p>
          {open.kind === 'new' && <LazyKeyForm company={company.id} onSaved={saved('created')} onClose={close} />}
          {data.count === 0 && open.kind === 'none' && (
            <EmptyState title={widgetText('keys.none')} level={3}>
              {widgetText('keys.noneText')}
            </EmptyState>
          )}
          <Stack as="ul">
            {data.results.map((key) =>
              open.kind === 'change' && open.key === key.key ? (
                <li key={key.key}>
                  <LazyKeyForm company={company.id} base={key} onSaved={saved('changed')} onClose={close} />
                </li>
              ) : (
                <KeyCard
                  key={key.key}
                  widgetKey={key}
                  onEdit={isIncluded ? () => show({ kind: 'change', key: key.key }) : undefined}
                  onRevoke={() => void revoke(key)}
                  onKeep={() => void keep(key)}
                />
              ),
            )}
          </Stack>
        </Stack>
      </section>
      {isIncluded &&
        (['rating', 'jobs'] as const).map((widget) => (
          <WidgetPart key={widget} widget={widget} company={company} keys={inUse} origin={origin} />
        ))}
    </Stack>
  );
}

const Upgrade = ({ company }: { company: CompanyPage }) => (
  <Panel>
    <Stack>
      <Heading level={2}>{widgetText('upgrade.title')}</Heading>
      <p>
        <strong>{t('errors.subpageNotAvailable')}</strong>
      </p>
      <p>{widgetText('upgrade.text')}</p>
      <Alert kind="info" announce="none">
        <StandaloneLink to={profilePath(company.slug)}>
          {widgetText('widget.link', { name: company.name, brand: t('brand.name') })}
        </StandaloneLink>
      </Alert>
      <Meta>{widgetText('upgrade.asLink')}</Meta>
      <Row>
        <ButtonLink to={embeddingPath(company.slug)}>{widgetText('upgrade.embed')}</ButtonLink>
        <StandaloneLink to={routes.packages.build()}>{widgetText('upgrade.packages')}</StandaloneLink>
      </Row>
    </Stack>
  </Panel>
);

const Included = ({ slug }: { slug: string }): ReactNode => (
  <Panel>
    <Stack>
      <DataTable
        caption={widgetText('tiers.title')}
        columns={[widgetText('tiers.widget'), widgetText('tiers.tier')]}
        rows={[
          [widgetText('tiers.profile'), widgetText('tiers.all')],
          [widgetText('widget.rating'), widgetText('tiers.withWidgets')],
          [widgetText('widget.jobs'), widgetText('tiers.withWidgets')],
        ]}
      />
      <Meta>{widgetText('tiers.hint')}</Meta>
      <StandaloneLink to={embeddingPath(slug)}>{widgetText('tiers.build')}</StandaloneLink>
    </Stack>
  </Panel>
);

export const companyWidgetsHead = personalHead(widgetText('title'), widgetText('description'));
