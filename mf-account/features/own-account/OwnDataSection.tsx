import type { UserDetails } from '@care/contracts/schemas';
import { Button } from '@care/ui';
import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { AccountSection } from '../account-section/AccountSection';
import { DataExport } from './DataExport';
import { DeleteAccountForm } from './DeleteAccountForm';
import { ownAccountText } from './texts';
import { useClosing } from './use-closing';

/** Export of all own data, and deletion of the account. */
export function OwnDataSection({ user }: { user: UserDetails }) {
  const [isFormOpen, setFormOpen] = useState(false);
  const { opener, close } = useClosing(() => setFormOpen(false));
  const canDelete = user.deletion_scheduled_at === null;
  if (!canDelete && isFormOpen) setFormOpen(false);
  return (
    <AccountSection title={ownAccountText('ownData')}>
      <DataExport />
      {canDelete && !isFormOpen && (
        <p>
          <Button ref={opener} variant="bgNone" size="small" icon={UserRoundX} onClick={() => setFormOpen(true)}>
            {ownAccountText('deleteAccount')}
          </Button>
        </p>
      )}
      {canDelete && isFormOpen && <DeleteAccountForm user={user} onClose={close} />}
    </AccountSection>
  );
}
