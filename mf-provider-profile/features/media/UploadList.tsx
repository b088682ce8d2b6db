import { Alert, Button, Panel, Row, Stack } from '@care/ui';
import { moveFocusOnRemoval } from '@care/ui/more';
import { SlowAction } from '@care/ui/slow-action';
import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { FileChooser } from './MediaControls';
import { mediaText } from './texts';
import type { Uploads } from './use-uploads';

const Progress = styled.progress`
  width: 100%;
  accent-color: var(--blue-700);
`;

/** The uploads in progress and the failed ones. */
export const UploadList = ({ uploads: { uploads, replace, retry, cancel } }: { uploads: Uploads }) => (
  <Stack gap="small">
    {uploads.map(({ key, name, percent, problem, chooseAnother }) =>
      problem ? (
        <Alert key={key} ref={moveFocusOnRemoval} kind="error">
          <p>
            <b>{name}</b>: {problem}
          </p>
          <Row>
            {chooseAnother ? (
              <FileChooser
                kind={chooseAnother}
                label={mediaText('another')}
                name={mediaText('anotherFor', { name })}
                onChoose={(files) => replace(key, files)}
              />
            ) : (
              <UploadButton does="retry" name={name} onClick={() => retry(key)} />
            )}
            <UploadButton does="dismiss" name={name} onClick={() => cancel(key)} />
          </Row>
        </Alert>
      ) : (
        <Panel key={key} ref={moveFocusOnRemoval}>
          <p>{mediaText(percent === 100 ? 'checking' : percent > 0 ? 'progress' : 'waiting', { name, percent })}</p>
          <SlowAction isRunning={percent === 100} />
          <Progress value={percent} max={100} aria-label={name} />
          <UploadButton does="cancel" name={name} onClick={() => cancel(key)} />
        </Panel>
      ),
    )}
  </Stack>
);

interface UploadButtonProps {
  does: 'retry' | 'dismiss' | 'cancel';
  /** Of the file. */
  name: string;
  onClick: () => void;
}

const UploadButton = ({ does, name, onClick }: UploadButtonProps) => (
  <Button
    variant={does === 'dismiss' ? 'bgNone' : 'secondaryGray'}
    size="small"
    aria-label={mediaText(`${does}Of`, { name })}
    onClick={onClick}
  >
    {mediaText(does)}
  </Button>
);

/** Closes the fields; not while a file is on its way, whose failure would not be shown then. */
export function DoneButton({ uploads: { uploads }, onDone }: { uploads: Uploads; onDone: () => void }) {
  const isBusy = uploads.some(({ problem }) => !problem);
  return (
    <Button
      variant="secondaryGray"
      size="small"
      icon={Check}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onDone();
      }}
    >
      {mediaText('finish')}
    </Button>
  );
}
