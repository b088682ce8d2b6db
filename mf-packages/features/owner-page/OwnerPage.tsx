import { asApiError, routes, t, useMember, userApi } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import {
  apiErrorMessage,
  Breadcrumbs,
  ButtonLink,
  Container,
  ErrorPanel,
  Heading,
  Loading,
  Panel,
  Skeleton,
  Stack,
} from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Page = styled(Container)`
  padding-bottom: var(--s-section);
`;

interface OwnerPageProps {
  url: URL;
  title: string;
  /** The title of the message if the account could not be loaded. */
  failed: string;
  children: (user: UserDetails) => ReactNode;
}

/** A page below the company area. A visitor signs in first and comes back here (SH-09). */
export function OwnerPage({ url, title, failed, children }: OwnerPageProps) {
  const member = useMember(url);
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: t('nav.home'), to: routes.home.build() },
          { label: t('nav.companyOwnerArea'), to: routes.companyOwnerArea.build() },
          { label: title },
        ]}
      />
      <Stack gap="large">
        <Heading level={1}>{title}</Heading>
        {member ? <ForMember failed={failed}>{children}</ForMember> : <OwnerPageSkeleton />}
      </Stack>
    </Page>
  );
}

export const OwnerPageSkeleton = () => (
  <Loading>
    <Skeleton height="24rem" />
  </Loading>
);

function ForMember({ failed, children }: Pick<OwnerPageProps, 'failed' | 'children'>) {
  const { currentData: user, error, isFetching, refetch } = userApi.details.useQuery();
  if (user) return children(user);
  if (!error) return <OwnerPageSkeleton />;
  return <LoadFailed title={failed} error={error} retrying={isFetching} onRetry={refetch} />;
}

interface LoadFailedProps {
  title: string;
  error: unknown;
  retrying: boolean;
  onRetry: () => unknown;
}

export const LoadFailed = ({ title, error, retrying, onRetry }: LoadFailedProps) => (
  <ErrorPanel title={title} onRetry={() => void onRetry()} retrying={retrying}>
    <p>{apiErrorMessage(asApiError(error))}</p>
  </ErrorPanel>
);

interface NoCompanyProps {
  user: UserDetails;
  title: string;
  /** For an account for providers, which can register one. */
  text: string;
  /** For the other accounts. */
  otherAccount: string;
}

export function NoCompany({ user, title, text, otherAccount }: NoCompanyProps) {
  const canRegister = user.profile_type === 'CARE_PROVIDER';
  return (
    <Panel>
      <Stack>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{canRegister ? text : otherAccount}</p>
        {canRegister && (
          <div>
            <ButtonLink to={routes.companyRegistration.build()}>{t('nav.registerCompany')}</ButtonLink>
          </div>
        )}
      </Stack>
    </Panel>
  );
}
