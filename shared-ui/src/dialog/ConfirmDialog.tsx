import { addTexts } from '@care/contracts';
import { Button } from '@care/ui';
import { Dialog } from './Dialog';

const dialogText = addTexts('dialog', { cancel: 'Abbrechen' });

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The consequences of the action. */
  text: string;
  /** Label of the confirm button. */
  action: string;
  danger?: boolean;
  onAgree: () => void;
  onClose: () => void;
}

/** Asks for confirmation of an action that notifies others or cannot be undone. */
export const ConfirmDialog = ({ open, title, text, action, danger, onAgree, onClose }: ConfirmDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    footer={
      <>
        <Button variant={danger ? 'secondaryGray' : 'primary'} danger={danger} onClick={onAgree}>
          {action}
        </Button>
        <Button variant="secondaryGray" onClick={onClose}>
          {dialogText('cancel')}
        </Button>
      </>
    }
  >
    <p>{text}</p>
  </Dialog>
);
