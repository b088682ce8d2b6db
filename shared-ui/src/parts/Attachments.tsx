import { formatNumber, selectToken, useAppSelector } from '@care/contracts';
import type { MessageAttachment } from '@care/contracts/schemas';
import { Alert, Button } from '@care/ui';
import styled from '@emotion/styled';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from './download-file';
import { inboxText } from './texts';

const List = styled.ul`
  list-style: none;
`;

const kilobytes = (bytes: number): string => formatNumber(Math.ceil(bytes / 1024));

/** The files attached to a message. */
export const Attachments = ({ files }: { files: readonly MessageAttachment[] }) => (
  <List>
    {files.map((file) => (
      <li key={file.id}>
        <Attachment file={file} />
      </li>
    ))}
  </List>
);

function Attachment({ file: { url, file_name, bytes } }: { file: MessageAttachment }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const token = useAppSelector(selectToken);
  const download = async () => {
    setState('busy');
    setState((await downloadFile({ url, fileName: file_name, token })) ? 'idle' : 'failed');
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
        {inboxText('download', { name: file_name, size: kilobytes(bytes) })}
      </Button>
      {state === 'failed' && <Alert kind="error" title={inboxText('downloadFailed')} />}
    </>
  );
}
