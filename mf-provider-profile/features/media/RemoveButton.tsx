import { Button } from '@care/ui';
import { ConfirmDialog } from '@care/ui/dialog';
import { moveFocusOnRemoval } from '@care/ui/more';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { mediaText } from './texts';

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
