import { IMAGE_TYPES, VIDEO_TYPES } from '@care/contracts/constants';
import { Button } from '@care/ui';
import { Camera, Captions, Video } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import type { FileKind } from './send-file';

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
