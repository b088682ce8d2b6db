import { routes } from '@care/contracts';
import { useNavigate } from '@care/contracts/router';
import type { JobSeeker } from '@care/contracts/schemas';
import { Icon, StandaloneLink } from '@care/ui';
import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { accountPageText } from '../../texts';
import { staffResultsPath } from './work-locations';

const Bar = styled.p`
  padding-block: 0.75rem;
`;

interface BackLinkProps {
  jobSeeker: JobSeeker;
  /** In edit mode the link goes to the account page. */
  isEditing: boolean;
}

/**
 * Back link: to the account in edit mode, otherwise to the previous search results, or to results for the first town
 * (AC-15).
 */
export function BackLink({ jobSeeker, isEditing }: BackLinkProps) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isEditing || !isPlainClick || !cameFromStaffResults()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Bar>
      <StandaloneLink to={isEditing ? routes.account.build() : staffResultsPath(jobSeeker)} onClick={goBack}>
        <Icon of={ArrowLeft} />
        {accountPageText(isEditing ? 'staff.backToAccount' : 'staff.backToResults')}
      </StandaloneLink>
    </Bar>
  );
}

const staffSearch = routes.search.build({ searchType: 'pflegepersonal' });

function isStaffSearch(address: string | null | undefined): boolean {
  if (!address) return false;
  const { origin, pathname } = new URL(address);
  return origin === location.origin && (pathname === staffSearch || pathname.startsWith(`${staffSearch}/`));
}

/** The Navigation API, which older browsers lack. */
const historyOfTab = (): Navigation | undefined => ('navigation' in window ? window.navigation : undefined);

/** Whether the previous page in this tab's history is a job seeker search of this site (AC-15). */
function cameFromStaffResults(): boolean {
  const navigation = historyOfTab();
  // Without the Navigation API only the referrer is known.
  if (!navigation) return history.length > 1 && isStaffSearch(document.referrer);
  const index = navigation.currentEntry?.index ?? 0;
  return isStaffSearch(navigation.entries()[index - 1]?.url);
}
