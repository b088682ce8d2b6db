import { t } from '@care/contracts';
import { Button } from '@care/ui';
import { Dialog } from '@care/ui/dialog';

interface AskDialogProps {
  open: boolean;
  title: string;
  /** What happens then. */
  text: string;
  /** Words of the button that does it. */
  action: string;
  danger?: boolean;
  onAgree: () => void;
  onClose: () => void;
}

/** Asks before something that others notice or that cannot be taken back. */
export const AskDialog = ({ open, title, text, action, danger, onAgree, onClose }: AskDialogProps) => (
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
          {t('actions.cancel')}
        </Button>
      </>
    }
  >
    <p>{text}</p>
  </Dialog>
);
