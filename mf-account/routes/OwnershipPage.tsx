import { asApiError, profilePath, routes, t, useMember, userApi, type PageProps } from '@care/contracts';
import {
  Alert,
  Breadcrumbs,
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  Loading,
  Panel,
  Skeleton,
  Stack,
} from '@care/ui';
import type { UserDetails } from '@care/contracts/schemas';
import { emptyNotFound } from '@care/ui/illustrations';
import { QueryContent } from '@care/ui/more';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Ownership } from '../features/ownership/Ownership';
import { ownershipApi } from '../features/ownership/ownership-api';
import { ownershipText } from '../features/ownership/texts';

const Page = styled(Container)`
  max-width: calc(46rem + 2 * var(--s-gutter));
  padding-bottom: var(--s-section);
`;

const companyIdOf = (text = ''): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

/** `/verifizierung-inhaberschaft/{companyId}`: proof that a person acts for a provider (PP-18). */
export function OwnershipPage({ url, params }: PageProps) {
  const member = useMember(url);
  const id = companyIdOf(params.companyId);
  if (id === undefined) return <UnknownCompany />;
  return member ? <ForAccount key={`${member.user.id} ${id}`} id={id} url={url} /> : <Arrival />;
}

/** Only accounts of providers may claim; others get the reason instead of an error. */
function ForAccount({ id, url }: { id: number; url: URL }) {
  const query = userApi.details.useQuery();
  return (
    <QueryContent query={query} failed={ownershipText('failed')} skeleton={<Arrival />}>
      {(account) =>
        account.profile_type === 'CARE_PROVIDER' ? (
          <ForCompany id={id} url={url} account={account} />
        ) : (
          <Frame>
            <Alert kind="warn" title={ownershipText('otherAccount')} announce="none">
              <p>{ownershipText('otherAccountHint')}</p>
            </Alert>
          </Frame>
        )
      }
    </QueryContent>
  );
}

function ForCompany({ id, url, account }: { id: number; url: URL; account: UserDetails }) {
  const query = ownershipApi.state.useQuery(id);
  const { currentData: state, error } = query;
  const failure = error && asApiError(error);
  if (!state && failure?.kind === 'http' && failure.status === 404) return <UnknownCompany />;
  return (
    <Frame company={state?.company}>
      <QueryContent query={query} failed={ownershipText('failed')} skeleton={<PageSkeleton />}>
        {(loaded) => (
          <Ownership state={loaded} path={url.pathname} asked={url.searchParams.get('nachweis')} account={account} />
        )}
      </QueryContent>
    </Frame>
  );
}

interface FrameProps {
  company?: { slug: string; name: string } | undefined;
  children: ReactNode;
}

const Frame = ({ company, children }: FrameProps) => (
  <Page>
    <Breadcrumbs
      items={[
        { label: t('nav.home'), to: routes.home.build() },
        ...(company ? [{ label: company.name, to: profilePath(company.slug) }] : []),
        { label: ownershipText('title') },
      ]}
    />
    <Stack>
      <Heading level={1}>{ownershipText('title')}</Heading>
      {children}
    </Stack>
  </Page>
);

const Arrival = () => (
  <Frame>
    <PageSkeleton />
  </Frame>
);

const UnknownCompany = () => (
  <Frame>
    <Panel>
      <EmptyState
        picture={emptyNotFound}
        title={ownershipText('unknown')}
        action={<ButtonLink to={routes.home.build()}>{ownershipText('toSearch')}</ButtonLink>}
      >
        {ownershipText('unknownHint')}
      </EmptyState>
    </Panel>
  </Frame>
);

const PageSkeleton = () => (
  <Loading>
    <Stack>
      <Skeleton width="16rem" />
      <Skeleton height="4rem" />
      <Skeleton height="14rem" />
    </Stack>
  </Loading>
);
