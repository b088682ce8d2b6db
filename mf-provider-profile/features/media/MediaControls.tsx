import { IMAGE_TYPES, VIDEO_TYPES } from '@care/contracts/constants';
import { Alert, Button, LiveRegion, Panel, Row, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { Camera, Captions, Check, Video, Trash2 } from 'lucide-react';
import { useRef, type ChangeEvent, useId, useState } from 'react';
import { FieldFrame, Input, FieldError } from '@care/ui/field';
import { SlowAction } from '@care/ui/slow-action';
import { ConfirmDialog } from '@care/ui/dialog';
import { moveFocusOnRemoval } from '@care/ui/more';
import { createPortal } from 'react-dom';
import type { FileKind } from './send-file';
import { mediaText } from './texts';
import type { usePictureChanges } from './use-picture-changes';
import type { Uploads } from './use-uploads';

const KINDS = {
  picture: { icon: Camera, accept: IMAGE_TYPES.join(',') },
  video: { icon: Video, accept: VIDEO_TYPES.join(',') },
  captions: { icon: Captions, accept: '.vtt,text/vtt' },
};

interface FileChooserProps {
  label: string;
  /** The accessible name, where one page has several buttons with this label. */
  name?: string;
  kind?: FileKind;
  several?: boolean;
  onChoose: (files: File[]) => void;
}

/** A button that opens the file dialog. */
export function FileChooser({ label, name, kind = 'picture', several = false, onChoose }: FileChooserProps) {
  const { icon, accept } = KINDS[kind];
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(event.target.files ?? [])]);
    event.target.value = ''; // so that the same file can be chosen again
  };
  return (
    <>
      <Button variant="secondaryBlue" size="small" icon={icon} aria-label={name} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input ref={input} type="file" accept={accept} multiple={several} hidden onChange={choose} />
    </>
  );
}

interface AltFieldProps {
  label: string;
  /** Stored description. */
  alt: string;
  isVideo?: boolean;
  onSave: (alt: string) => void;
}

const MAX_LENGTH = 300;

/** The description of a picture or video; it is saved when the field is left. */
export function AltField({ label, alt, isVideo = false, onSave }: AltFieldProps) {
  const id = useId();
  /** As typed; undefined while the stored description is shown. */
  const [text, setText] = useState<string>();
  const [stored, setStored] = useState(alt);
  if (alt !== stored) {
    setStored(alt);
    if (text?.trim() === alt) setText(undefined);
  }
  const save = () => {
    if (text === undefined) return;
    if (text.trim() === alt) setText(undefined);
    else onSave(text.trim());
  };
  return (
    <FieldFrame id={id} label={label} hint={mediaText(`${isVideo ? 'video.' : ''}${alt ? 'altHint' : 'altMissing'}`)}>
      {(control) => (
        <Input
          {...control}
          value={text ?? alt}
          maxLength={MAX_LENGTH}
          onChange={(event) => setText(event.target.value)}
          onBlur={save}
        />
      )}
    </FieldFrame>
  );
}

type ChangeStatusProps = Pick<ReturnType<typeof usePictureChanges>, 'problem' | 'oldest' | 'status'>;

/** The error of a change, that one takes long (SH-15), or, for screen readers, the result. */
export const ChangeStatus = ({ problem, oldest, status }: ChangeStatusProps) => (
  <>
    <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    <SlowAction key={oldest} isRunning={oldest !== undefined} />
    <LiveRegion message={status} />
  </>
);

interface RemoveButtonProps {
  label: string;
  /** The text of the confirmation. */
  text?: string;
  onRemove: () => void;
}

/** Deletes a picture, video or captions after a confirmation. */
export function RemoveButton({ label, text = mediaText('confirm'), onRemove }: RemoveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={moveFocusOnRemoval} variant="bgNone" size="small" icon={Trash2} danger onClick={() => setOpen(true)}>
        {label}
      </Button>
      {createPortal(
        <ConfirmDialog
          open={isOpen}
          title={label}
          text={text}
          action={mediaText('delete')}
          danger
          onAgree={() => {
            setOpen(false);
            onRemove();
          }}
          onClose={() => setOpen(false)}
        />,
        document.body,
      )}
    </>
  );
}

const Progress = styled.progress`
  width: 100%;
  accent-color: var(--blue-700);
`;

/** The uploads in progress and the failed ones. */
export const UploadList = ({ uploads: { uploads, replace, retry, cancel } }: { uploads: Uploads }) => (
  <Stack gap="small">
    {uploads.map((upload) => {
      const { key, percent, problem, chooseAnother } = upload;
      const { name } = upload.file;
      return problem ? (
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
                onChoose={(files) => replace(upload, files)}
              />
            ) : (
              <UploadButton does="retry" name={name} onClick={() => retry(upload)} />
            )}
            <UploadButton does="dismiss" name={name} onClick={() => cancel(upload)} />
          </Row>
        </Alert>
      ) : (
        <Panel key={key} ref={moveFocusOnRemoval}>
          <p>{mediaText(percent === 100 ? 'checking' : percent > 0 ? 'progress' : 'waiting', { name, percent })}</p>
          <SlowAction isRunning={percent === 100} />
          <Progress value={percent} max={100} aria-label={name} />
          <UploadButton does="cancel" name={name} onClick={() => cancel(upload)} />
        </Panel>
      );
    })}
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
