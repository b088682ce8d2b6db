import type { UserDetails } from '@care/contracts/schemas';
import { Button } from '@care/ui';
import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { AccountSection } from './AccountSection';
import { DataExport } from './DataExport';
import { DeleteAccountForm } from './DeleteAccountForm';
import { ot } from './texts';
import { useClosing } from './use-closing';

/** The download of all own data, and leaving. */
export function OwnDataSection({ user }: { user: UserDetails }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const { opener, close } = useClosing(() => setIsLeaving(false));
  const canLeave = user.deletion_scheduled_at === null;
  if (!canLeave && isLeaving) setIsLeaving(false);
  return (
    <AccountSection title={ot('ownData')}>
      <DataExport />
      {canLeave && !isLeaving && (
        <p>
          <Button ref={opener} variant="bgNone" size="small" icon={UserRoundX} onClick={() => setIsLeaving(true)}>
            {ot('deleteAccount')}
          </Button>
        </p>
      )}
      {canLeave && isLeaving && <DeleteAccountForm user={user} onClose={close} />}
    </AccountSection>
  );
}
