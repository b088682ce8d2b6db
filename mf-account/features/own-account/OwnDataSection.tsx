import type { UserDetails } from '@care/contracts/schemas';
import { Alert, Button, Meta, Stack } from '@care/ui';
import { CheckboxField } from '@care/ui/form';
import { ActionStatus } from '@care/ui/more';
import { Download, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { CurrentPasswordField } from '../account-fields/AccountFields';
import { AccountSection } from '../account-section/AccountSection';
import { ownAccountApi } from './account-api';
import { OpenForm, useClosing } from './OpenForm';
import { ownAccountText } from './texts';

/** Export of all own data, and deletion of the account. */
export const OwnDataSection = ({ user }: { user: UserDetails }) => (
  <AccountSection title={ownAccountText('ownData')}>
    <DataExport />
    {user.deletion_scheduled_at === null && <AccountDeletion user={user} />}
  </AccountSection>
);

/** Polling interval for the state of the export. */
const POLL_MS = 2000;

/** Requests an export of all own data and links to the file when it is ready. */
function DataExport() {
  const [start, { data: started, error, isLoading }] = ownAccountApi.startExport.useMutation();
  return (
    <Stack>
      <Stack gap="small">
        <Button variant="secondaryBlue" size="small" icon={Download} onClick={() => void start()} loading={isLoading}>
          {ownAccountText('downloadData')}
        </Button>
        <Meta>{ownAccountText('downloadHint')}</Meta>
      </Stack>
      <ActionStatus error={error} isRunning={isLoading} />
      {started && <ExportState key={started.id} id={started.id} />}
    </Stack>
  );
}

function ExportState({ id }: { id: number }) {
  const { data: cached } = ownAccountApi.dataExport.useQueryState(id);
  const isWaiting = !cached || cached.status === 'PENDING';
  const { data, error } = ownAccountApi.dataExport.useQuery(id, { pollingInterval: isWaiting ? POLL_MS : 0 });
  if (!data && error) return <ActionStatus error={error} />;
  if (data?.status === 'READY' && data.download_url) {
    return (
      <Alert kind="success" title={ownAccountText('exportReady')}>
        <a href={data.download_url} download>
          {ownAccountText('exportFile')}
        </a>
      </Alert>
    );
  }
  if (data?.status === 'FAILED') return <Alert kind="error" title={ownAccountText('exportFailed')} />;
  if (data?.status === 'EXPIRED') return <Alert kind="warn" title={ownAccountText('exportExpired')} />;
  return <Alert kind="info">{ownAccountText('preparing')}</Alert>;
}

/** Deletes the account: it is locked at once and deleted after 14 days. The form explains the consequences. */
function AccountDeletion({ user }: { user: UserDetails }) {
  const [isOpen, setOpen] = useState(false);
  const { opener, close } = useClosing(() => setOpen(false));
  const [deleteAccount] = ownAccountApi.deleteAccount.useMutation();
  if (!isOpen)
    return (
      <p>
        <Button ref={opener} variant="bgNone" size="small" icon={UserRoundX} onClick={() => setOpen(true)}>
          {ownAccountText('deleteAccount')}
        </Button>
      </p>
    );
  return (
    <>
      <Alert kind="warn" announce="none">
        <p>{ownAccountText('deleteAccountText')}</p>
        {user.profile && <p>{ownAccountText('deleteProfileText')}</p>}
        {user.company && <p>{ownAccountText('deleteCompanyText')}</p>}
      </Alert>
      <OpenForm<{ password?: string; delete_ratings?: boolean }>
        draft="own-deletion"
        required={['password']}
        // On success the page shows a notice at its top instead of this form.
        send={({ password = '', delete_ratings = false }) => deleteAccount({ password, delete_ratings })}
        onCancel={close}
        action={ownAccountText('deleteAccount')}
      >
        <CurrentPasswordField label={ownAccountText('ownPassword')} />
        <CheckboxField name="delete_ratings" label={ownAccountText('deleteRatingsToo')} />
      </OpenForm>
    </>
  );
}
