import { routes, t, useMember, userApi } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import { Breadcrumbs, ButtonLink, Container, Heading, Loading, Panel, Skeleton, Stack } from '@care/ui';
import { QueryContent } from '@care/ui/more';
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
  const query = userApi.details.useQuery();
  return (
    <QueryContent query={query} failed={failed} skeleton={<OwnerPageSkeleton />}>
      {children}
    </QueryContent>
  );
}

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
