import { Button, type ButtonProps } from '@care/ui';
import { useState, type ComponentProps } from 'react';
import { ActionStatus } from '../feedback/ActionStatus';
import { useAction, type Action } from '../feedback/use-action';
import { ConfirmDialog } from './ConfirmDialog';

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
