import { useUserContext } from '@care/contracts';
import { Stack } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import { useState } from 'react';
import { MessageListSkeleton } from './MessageList';
import { useApplicationSide } from './InboxTabs';
import { Folder } from './Folder';
import { OwnApplicationList } from './OwnApplicationList';
import { inboxText } from './texts';
import { ReceivedApplicationList } from './ReceivedApplicationList';

interface ApplicationsProps {
  page: number;
  /** Shows only applications for this job offer. */
  offer?: number;
}

/** A job seeker's own applications, or those that a provider received; other users see the inbox. */
export function Applications({ page, offer }: ApplicationsProps) {
  const { userType } = useUserContext();
  const side = useApplicationSide();
  const [deletions, setDeletions] = useState(0);
  const onDeleted = () => setDeletions((count) => count + 1);
  if (side !== undefined) {
    return (
      <Stack>
        {deletions > 0 && <StatusMessage key={deletions} kind="success" title={inboxText('applicationDeleted')} />}
        {side === 'applicant' ? (
          <OwnApplicationList page={page} onDeleted={onDeleted} />
        ) : (
          <ReceivedApplicationList page={page} offer={offer} onDeleted={onDeleted} />
        )}
      </Stack>
    );
  }
  return userType === null ? <MessageListSkeleton /> : <Folder folder="inbox" page={1} />;
}
