import type { CompanyPage } from '@care/contracts/schemas';
import { useViewerRole } from '../viewer/use-viewer-role';
import { FollowButton, FollowHeart } from './FollowButton';
import { WatchPlace } from './WatchPlace';

/** Following, for everybody signed in who is not the owner (PP-28). */
export function FollowControl({ company }: { company: CompanyPage }) {
  const role = useViewerRole(company);
  if (role === 'owner') return null;
  return (
    <WatchPlace data-print="hide">
      {(role === 'member' || role === 'applicant') && <FollowButton company={company} />}
    </WatchPlace>
  );
}

/** The same in the bar at the foot of a phone, whose end a long profile puts far away. */
export function FollowInBar({ company }: { company: CompanyPage }) {
  const role = useViewerRole(company);
  const mayFollow = !company.is_in_review && (role === 'member' || role === 'applicant');
  return mayFollow ? <FollowHeart company={company} /> : null;
}
