import { addTexts, formatNumber, selectToken, useAppSelector } from '@care/contracts';
import type { MessageAttachment } from '@care/contracts/schemas';
import { Alert, Button, Stack } from '@care/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';

const attachmentText = addTexts('ui-attachments', {
  download: '{{name}} herunterladen ({{size}}\u00a0KB)',
  /** The size is not known before. */
  downloadUnsized: '{{name}} herunterladen',
  failed: 'Die Datei konnte nicht heruntergeladen werden.',
});

const kilobytes = (bytes: number): string => formatNumber(Math.ceil(bytes / 1024));

/** Files that only a signed-in person may download. */
export const Attachments = ({ files }: { files: readonly MessageAttachment[] }) => (
  <Stack as="ul" gap="small" role="list">
    {files.map((file) => (
      <li key={file.id}>
        <Attachment file={file} />
      </li>
    ))}
  </Stack>
);

function Attachment({ file: { url, file_name, bytes } }: { file: MessageAttachment }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const token = useAppSelector(selectToken);
  const download = async () => {
    setState('busy');
    setState((await downloadFile(url, file_name, token)) ? 'idle' : 'failed');
  };
  return (
    <>
      <Button
        variant="secondaryBlue"
        size="small"
        icon={Download}
        loading={state === 'busy'}
        onClick={() => void download()}
      >
        {attachmentText(bytes > 0 ? 'download' : 'downloadUnsized', { name: file_name, size: kilobytes(bytes) })}
      </Button>
      {state === 'failed' && <Alert kind="error" title={attachmentText('failed')} />}
    </>
  );
}

/** Downloads a file with the bearer token of the session and saves it; returns false on failure. */
async function downloadFile(url: string, fileName: string, token: string | undefined): Promise<boolean> {
  if (!token) return false;
  try {
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
    if (!answer.ok) return false;
    saveFile(await answer.blob(), fileName);
    return true;
  } catch {
    return false;
  }
}

/** Saves a file that the page has made or fetched. */
export function saveFile(file: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // The browser has started saving by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
