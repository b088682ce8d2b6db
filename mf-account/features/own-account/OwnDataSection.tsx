import type { UserDetails } from '@care/contracts/schemas';
import { Button } from '@care/ui';
import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { AccountSection } from './AccountSection';
import { DataExport } from './DataExport';
import { DeleteAccountForm } from './DeleteAccountForm';
import { ot } from './texts';

/** The download of all own data, and leaving. */
export function OwnDataSection({ user }: { user: UserDetails }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const canLeave = user.deletion_scheduled_at === null;
  return (
    <AccountSection title={ot('ownData')}>
      <DataExport />
      {canLeave && !isLeaving && (
        <p>
          <Button variant="bgNone" size="small" icon={UserRoundX} onClick={() => setIsLeaving(true)}>
            {ot('deleteAccount')}
          </Button>
        </p>
      )}
      {canLeave && isLeaving && <DeleteAccountForm onClose={() => setIsLeaving(false)} />}
    </AccountSection>
  );
}
