import type { ApplicationStatus } from '@care/contracts/schemas';
import { Trash2 } from 'lucide-react';
import { ConfirmButton } from '@care/ui/dialog';
import { applicationApi, type ApplicationSide } from './application-api';
import { inboxText } from './texts';

interface DeleteApplicationProps {
  id: number;
  side: ApplicationSide;
  status: ApplicationStatus;
  /** Name of the other party. */
  name: string;
  onDeleted: () => void;
}

const isClosed = (status: ApplicationStatus): boolean => ['REJECTED', 'HIRED', 'WITHDRAWN'].includes(status);

/** Deletes an application for this user, after confirmation. This does not withdraw an open application. */
export function DeleteApplication({ id, side, status, name, onDeleted }: DeleteApplicationProps) {
  const [remove] = applicationApi.remove.useMutation();
  return (
    <div>
      <ConfirmButton
        variant="bgNone"
        size="small"
        icon={Trash2}
        aria-label={inboxText(`deleteOf.${side}`, { name })}
        run={() => remove({ id, side })}
        onDone={onDeleted}
        ask={{
          title: inboxText('deleteApplicationTitle'),
          text: inboxText(isClosed(status) ? `deleteApplicationText.${side}` : `deleteOpenApplicationText.${side}`),
          action: inboxText('deleteAction'),
        }}
      >
        {inboxText('delete')}
      </ConfirmButton>
    </div>
  );
}
