import type { CompanyPage } from '@care/contracts/schemas';
import { useViewerRole } from '../viewer/use-viewer-role';
import { FollowButton, FollowInBarButton } from './FollowButton';
import { WatchPlace } from './WatchPlace';

/** The follow button for signed-in users who are not the owner (PP-28). */
export function FollowControl({ company }: { company: CompanyPage }) {
  const role = useViewerRole(company);
  if (role === 'owner') return null;
  return (
    <WatchPlace data-print="hide">
      {(role === 'member' || role === 'applicant') && <FollowButton company={company} />}
    </WatchPlace>
  );
}

/** The follow button in the contact bar on phones. */
export function FollowInBar({ company }: { company: CompanyPage }) {
  const role = useViewerRole(company);
  const mayFollow = !company.is_in_review && (role === 'member' || role === 'applicant');
  return mayFollow ? <FollowInBarButton company={company} /> : null;
}
