import { useNavigate } from '@care/contracts/router';
import type { Message } from '@care/contracts/schemas';
import { Button } from '@care/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@care/ui/dialog';
import { ActionStatus } from '@care/ui/more';
import { inboxApi } from './inbox-api';
import { deletedNotice, inboxPath } from './inbox-address';
import { inboxText } from './texts';

/**
 * Deletes the conversation for this user, after confirmation, and returns to the folder, which shows a status message.
 */
export function DeleteConversation({ message: { id, is_own, is_archived } }: { message: Message }) {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const [remove, { error, isLoading }] = inboxApi.remove.useMutation();
  const agree = async () => {
    setAsked(false);
    const { error: refused } = await remove(id);
    if (refused) return;
    const view = is_own ? 'sent' : is_archived ? 'archive' : 'inbox';
    await navigate(inboxPath({ view }), { replace: true, state: deletedNotice });
  };
  return (
    <>
      <ActionStatus error={error} isRunning={isLoading} />
      <Button variant="secondaryGray" size="small" icon={Trash2} loading={isLoading} onClick={() => setAsked(true)}>
        {inboxText('delete')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={inboxText('deleteTitle')}
        text={inboxText('deleteText')}
        action={inboxText('deleteAction')}
        danger
        onAgree={() => void agree()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
