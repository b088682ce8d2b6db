import { routes, t, useMember, userApi, type PageHead, type PageProps } from '@care/contracts';
import { Breadcrumbs, Container, Heading, Stack, StandaloneLink } from '@care/ui';
import styled from '@emotion/styled';
import { InvitesSkeleton, OwnInvites } from '../features/invitation/OwnInvites';
import { inviteText } from '../features/invitation/texts';

const Page = styled(Container)`
  padding-bottom: var(--s-section);
`;

/** `/profile/company/bewertungen-einladen`: an owner asks people to rate the own provider (PK-08). */
export function CompanyInvitesPage({ url }: PageProps) {
  const member = useMember(url);
  const { currentData: user } = userApi.details.useQueryState();
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: t('nav.home'), to: routes.home.build() },
          { label: t('nav.companyOwnerArea'), to: routes.companyOwnerArea.build() },
          { label: inviteText('title') },
        ]}
      />
      <Stack gap="large">
        <Heading level={1}>{inviteText('title')}</Heading>
        {!member || !user ? (
          <InvitesSkeleton />
        ) : user.company ? (
          <OwnInvites key={user.company.id} company={user.company} />
        ) : (
          <Stack>
            <p>{inviteText('noCompany')}</p>
            <StandaloneLink to={routes.companyOwnerArea.build()}>{inviteText('toArea')}</StandaloneLink>
          </Stack>
        )}
      </Stack>
    </Page>
  );
}

/** The page is personal and not indexed. */
export const companyInvitesHead = (): PageHead => ({
  title: inviteText('title'),
  description: inviteText('description'),
  robots: 'noindex,follow',
});
