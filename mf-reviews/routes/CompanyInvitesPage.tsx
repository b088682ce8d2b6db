import { routes, t, useMember, userApi, type PageHead, type PageProps } from '@care/contracts';
import { Stack, StandaloneLink } from '@care/ui';
import { InvitesSkeleton, OwnInvites } from '../features/invitation/OwnInvites';
import { inviteText } from '../features/invitation/texts';
import { PageFrame } from '@care/ui/more';

/** `/profile/company/bewertungen-einladen`: an owner asks people to rate the own provider (PK-08). */
export function CompanyInvitesPage({ url }: PageProps) {
  const member = useMember(url);
  const { currentData: user } = userApi.details.useQueryState();
  return (
    <PageFrame
      title={inviteText('title')}
      above={[{ label: t('nav.companyOwnerArea'), to: routes.companyOwnerArea.build() }]}
      gap="large"
    >
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
    </PageFrame>
  );
}

/** The page is personal and not indexed. */
export const companyInvitesHead = (): PageHead => ({
  title: inviteText('title'),
  description: inviteText('description'),
  robots: 'noindex,follow',
});
