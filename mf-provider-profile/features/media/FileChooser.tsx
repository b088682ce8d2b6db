import { IMAGE_TYPES } from '@care/contracts/constants';
import { Button } from '@care/ui';
import { Camera } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';

interface FileChooserProps {
  label: string;
  several?: boolean;
  onChoose: (files: File[]) => void;
}

/** A button that opens the file dialog. */
export function FileChooser({ label, several = false, onChoose }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(event.target.files ?? [])]);
    event.target.value = ''; // so that the same file can be chosen again
  };
  return (
    <>
      <Button variant="secondaryBlue" size="small" icon={Camera} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input ref={input} type="file" accept={IMAGE_TYPES.join(',')} multiple={several} hidden onChange={choose} />
    </>
  );
}
