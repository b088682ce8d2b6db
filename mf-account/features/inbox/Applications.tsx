import { useUserContext } from '@care/contracts';
import { LettersSkeleton } from './LetterList';
import { useApplicationSide } from './InboxTabs';
import { Folder } from './Folder';
import { OwnApplicationList } from './OwnApplicationList';
import { ReceivedApplicationList } from './ReceivedApplicationList';

interface ApplicationsProps {
  userId: string;
  page: number;
  /** Only those for this job offer. */
  offer?: number;
}

/** A job seeker's own applications, or those that a provider got; whoever has neither sees the inbox. */
export function Applications({ userId, page, offer }: ApplicationsProps) {
  const { userType } = useUserContext();
  const side = useApplicationSide();
  if (side === 'applicant') return <OwnApplicationList userId={userId} page={page} />;
  if (side === 'employer') return <ReceivedApplicationList userId={userId} page={page} offer={offer} />;
  return userType === null ? <LettersSkeleton /> : <Folder userId={userId} folder="inbox" page={1} />;
}
