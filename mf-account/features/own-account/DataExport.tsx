import { Alert, Button, Meta, Stack } from '@care/ui';
import { ActionStatus } from '@care/ui/more';
import { Download } from 'lucide-react';
import { ownAccountApi } from './account-api';
import { ownAccountText } from './texts';

/** Polling interval for the state of the export. */
const POLL_MS = 2000;

/** Requests an export of all own data and links to the file when it is ready. */
export function DataExport() {
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
