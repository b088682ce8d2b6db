import type { ApplicationStatus } from '@care/contracts/schemas';
import { Button } from '@care/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@care/ui/dialog';
import { ActionStatus } from '@care/ui/more';
import { applicationApi, type ApplicationSide } from './application-api';
import { inboxText } from './texts';

interface DeleteApplicationProps {
  id: number;
  side: ApplicationSide;
  status: ApplicationStatus;
  /** Accessible name of the delete button, which names the application. */
  label: string;
  onDeleted: () => void;
}

const isClosed = (status: ApplicationStatus): boolean => ['REJECTED', 'HIRED', 'WITHDRAWN'].includes(status);

/** Deletes an application for this user, after confirmation. This does not withdraw an open application. */
export function DeleteApplication({ id, side, status, label, onDeleted }: DeleteApplicationProps) {
  const [isAsked, setAsked] = useState(false);
  const [remove, { error, isLoading }] = applicationApi.remove.useMutation();
  const agree = async () => {
    setAsked(false);
    const { error: refused } = await remove({ id, side });
    if (!refused) onDeleted();
  };
  return (
    <div>
      <ActionStatus error={error} isRunning={isLoading} />
      <Button
        variant="bgNone"
        size="small"
        icon={Trash2}
        aria-label={label}
        loading={isLoading}
        onClick={() => setAsked(true)}
      >
        {inboxText('delete')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={inboxText('deleteApplicationTitle')}
        text={inboxText(isClosed(status) ? `deleteApplicationText.${side}` : `deleteOpenApplicationText.${side}`)}
        action={inboxText('deleteAction')}
        danger
        onAgree={() => void agree()}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}
