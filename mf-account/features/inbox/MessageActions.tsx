import { useNavigate } from '@care/contracts/router';
import type { Message } from '@care/contracts/schemas';
import { Alert, Button, Row, Stack } from '@care/ui';
import { ConfirmButton } from '@care/ui/dialog';
import { ActionStatus, StatusMessage, ActionButton } from '@care/ui/more';
import { Archive, Ban, Flag, Inbox, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deletedNotice, inboxPath } from './inbox-address';
import { inboxApi } from './inbox-api';
import { nameOfOther } from './MessageList';
import { ReportDialog } from './ReportDialog';
import { inboxText } from './texts';

/** Actions for a message: archive, block the sender, report, delete. */
export function MessageActions({ message }: { message: Message }) {
  const { id, is_own, is_blocked, kind } = message;
  const [wasBlocked] = useState(is_blocked);
  const [hasBlocked, setHasBlocked] = useState(is_blocked);
  if (is_blocked && !hasBlocked) setHasBlocked(true);
  return (
    <Stack>
      {is_blocked && <Blocked id={id} isNew={!wasBlocked} />}
      {hasBlocked && !is_blocked && <StatusMessage kind="success" title={inboxText('unblocked')} />}
      <Row>
        {!is_own && <ArchiveButton message={message} />}
        {kind !== 'SYSTEM' && !is_blocked && <BlockButton message={message} />}
        {!is_own && kind !== 'SYSTEM' && <ReportButton id={id} />}
        <DeleteConversation message={message} />
      </Row>
    </Stack>
  );
}

/** Moves the message to the archive or back, with an undo button. */
function ArchiveButton({ message }: { message: Message }) {
  const { id } = message;
  const [archive, { error, isLoading }] = inboxApi.archive.useMutation();
  // The message is fetched again after the answer, and until then it has its former state.
  const [moved, setMoved] = useState<boolean>();
  const is_archived = moved ?? message.is_archived;
  const toggle = async () => {
    const { error: refused } = await archive({ id, archived: !is_archived });
    if (!refused) setMoved(!is_archived);
  };
  const toggleArchived = () => void toggle();
  return (
    <>
      <ActionStatus error={error} isRunning={isLoading} />
      <Button
        variant="secondaryGray"
        size="small"
        icon={is_archived ? Inbox : Archive}
        loading={isLoading}
        onClick={toggleArchived}
      >
        {is_archived ? inboxText('unarchive') : inboxText('archive')}
      </Button>
      {moved !== undefined && (
        <Alert kind="success" title={is_archived ? inboxText('archived') : inboxText('unarchived')}>
          <Button variant="bgNone" size="small" loading={isLoading} onClick={toggleArchived}>
            {inboxText('undo')}
          </Button>
        </Alert>
      )}
    </>
  );
}

function BlockButton({ message }: { message: Message }) {
  const [block] = inboxApi.block.useMutation();
  return (
    <ConfirmButton
      variant="secondaryGray"
      size="small"
      icon={Ban}
      run={() => block({ id: message.id, blocked: true })}
      ask={{
        title: inboxText('blockTitle', { name: nameOfOther(message) }),
        text: inboxText('blockText'),
        action: inboxText('blockAction'),
      }}
    >
      {inboxText('block')}
    </ConfirmButton>
  );
}

function Blocked({ id, isNew }: { id: number; isNew: boolean }) {
  const [block] = inboxApi.block.useMutation();
  const Notice = isNew ? StatusMessage : Alert;
  return (
    <Notice kind="warn" title={inboxText('blocked')}>
      <ActionButton variant="bgNone" size="small" run={() => block({ id, blocked: false })}>
        {inboxText('unblock')}
      </ActionButton>
    </Notice>
  );
}

function ReportButton({ id }: { id: number }) {
  const [state, setState] = useState<'idle' | 'open' | 'reported'>('idle');
  if (state === 'reported') return <StatusMessage kind="success" title={inboxText('reported')} />;
  return (
    <>
      <Button variant="secondaryGray" size="small" icon={Flag} onClick={() => setState('open')}>
        {inboxText('report')}
      </Button>
      {state === 'open' && (
        <ReportDialog messageId={id} onClose={() => setState('idle')} onReported={() => setState('reported')} />
      )}
    </>
  );
}

/**
 * Deletes the conversation for this user, after confirmation, and returns to the folder, which shows a status message.
 */
function DeleteConversation({ message: { id, is_own, is_archived } }: { message: Message }) {
  const navigate = useNavigate();
  const [remove] = inboxApi.remove.useMutation();
  const view = is_own ? 'sent' : is_archived ? 'archive' : 'inbox';
  return (
    <ConfirmButton
      variant="secondaryGray"
      size="small"
      icon={Trash2}
      run={() => remove(id)}
      onDone={() => void navigate(inboxPath({ view }), { replace: true, state: deletedNotice })}
      ask={{ title: inboxText('deleteTitle'), text: inboxText('deleteText'), action: inboxText('deleteAction') }}
    >
      {inboxText('delete')}
    </ConfirmButton>
  );
}
