import { routes, t, type PageHead, type PageProps } from '@care/contracts';
import { Breadcrumbs, Container } from '@care/ui';
import styled from '@emotion/styled';
import { Invitation } from '../features/invitation/Invitation';
import { invitedText } from '../features/invitation/invited-texts';

const Page = styled(Container)`
  max-width: calc(51rem + 2 * var(--s-gutter));
  padding-bottom: var(--s-section);
`;

/** `/einladung?key=`: where the link in an invitation leads (PK-08). */
export const InvitationPage = ({ url }: PageProps) => (
  <Page>
    <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home.build() }, { label: invitedText('title') }]} />
    <Invitation mailKey={url.searchParams.get('key') ?? ''} />
  </Page>
);

export const invitationHead = (): PageHead => ({ title: invitedText('title'), robots: 'noindex,nofollow' });
