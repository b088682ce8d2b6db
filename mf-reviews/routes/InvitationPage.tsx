import type { PageHead, PageProps } from '@care/contracts';
import { Invitation } from '../features/invitation/Invitation';
import { invitedText } from '../features/invitation/invited-texts';
import { PageFrame } from '@care/ui/more';

/** `/einladung?key=`: where the link in an invitation leads (PK-08). */
export const InvitationPage = ({ url }: PageProps) => (
  <PageFrame title={invitedText('title')} head={null} width="51rem">
    <Invitation mailKey={url.searchParams.get('key') ?? ''} />
  </PageFrame>
);

export const invitationHead = (): PageHead => ({ title: invitedText('title'), robots: 'noindex,nofollow' });
