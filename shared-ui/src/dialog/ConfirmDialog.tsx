import { addTexts } from '@care/contracts';
import { Button, type ButtonProps } from '@care/ui';
import { Dialog } from './Dialog';
import { useState, type ComponentProps } from 'react';
import { ActionStatus } from '../feedback/ActionStatus';
import { useAction, type Action } from '../feedback/use-action';

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

interface ConfirmButtonProps extends Action, ButtonProps {
  /** The question before the call. */
  ask: Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'text' | 'action'>;
}

/** A button for a call that cannot be undone: it asks first, and shows above it if the call fails or takes long. */
export function ConfirmButton({ run, onDone, ask, ...button }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { error, isRunning, start } = useAction({ run, onDone });
  const agree = () => {
    setAsking(false);
    void start();
  };
  return (
    <>
      <ActionStatus error={error} isRunning={isRunning} />
      <Button {...button} loading={isRunning} onClick={() => setAsking(true)} />
      <ConfirmDialog open={isAsking} {...ask} danger onAgree={agree} onClose={() => setAsking(false)} />
    </>
  );
}
