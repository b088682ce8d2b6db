import { FieldFrame, Input } from '@care/ui/field';
import { useId, useState } from 'react';
import { mediaText } from './texts';

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
