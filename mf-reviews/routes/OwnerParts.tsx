import type { PageContext, PageHead, PageProps, SlotProps } from '@care/contracts';
import { INVITATION_PATH } from '@care/contracts/owner-paths';
import { WaitingRatings } from '../features/waiting/WaitingRatings';
import { CompanyInvitesPage, companyInvitesHead } from './CompanyInvitesPage';
import { InvitationPage, invitationHead } from './InvitationPage';

const isLink = ({ url }: { url: URL }): boolean => url.pathname.startsWith(INVITATION_PATH);

/**
 * The slot of the company area (AC-16), and both pages about invitations (PK-08): one module, because each further one
 * makes the entry larger, which every profile loads.
 */
export function OwnerParts(props: PageProps | SlotProps['company.reviews']) {
  if ('companyId' in props) return <WaitingRatings {...props} />;
  return isLink(props) ? <InvitationPage {...props} /> : <CompanyInvitesPage {...props} />;
}

export const ownerHead = (context: PageContext): PageHead =>
  isLink(context) ? invitationHead() : companyInvitesHead();
