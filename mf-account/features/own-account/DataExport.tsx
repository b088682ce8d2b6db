import { Alert, Button, Meta } from '@care/ui';
import { Download } from 'lucide-react';
import { ownAccountApi } from './account-api';
import { ot } from './texts';
import { WriteFailure } from './WriteFailure';

/** How often it is asked whether the file is ready. */
const POLL_MS = 2000;

/** Asks for all own data and offers them once they are there. */
export function DataExport() {
  const [start, { data: started, error, isLoading }] = ownAccountApi.startExport.useMutation();
  return (
    <div>
      <Button variant="secondaryBlue" size="small" icon={Download} onClick={() => void start()} loading={isLoading}>
        {ot('downloadData')}
      </Button>
      <Meta>{ot('downloadHint')}</Meta>
      <WriteFailure error={error} />
      {started && <ExportState key={started.id} id={started.id} />}
    </div>
  );
}

function ExportState({ id }: { id: number }) {
  const { data: known } = ownAccountApi.dataExport.useQueryState(id);
  const isWaiting = !known || known.status === 'PENDING';
  const { data, error } = ownAccountApi.dataExport.useQuery(id, { pollingInterval: isWaiting ? POLL_MS : 0 });
  if (!data && error) return <WriteFailure error={error} />;
  if (data?.status === 'READY' && data.download_url) {
    return (
      <Alert kind="success" title={ot('exportReady')}>
        <a href={data.download_url} download>
          {ot('exportFile')}
        </a>
      </Alert>
    );
  }
  if (data?.status === 'FAILED') return <Alert kind="error" title={ot('exportFailed')} />;
  if (data?.status === 'EXPIRED') return <Alert kind="warn" title={ot('exportExpired')} />;
  return <Alert kind="info">{ot('preparing')}</Alert>;
}
