import { Button, type ButtonProps } from '@care/ui';
import { ActionStatus } from './ActionStatus';
import { useAction, type Action } from './use-action';

/** A button that starts a call; above it an error, or that the call takes long. */
export function ActionButton({ run, onDone, ...button }: Action & ButtonProps) {
  const { error, isRunning, start } = useAction({ run, onDone });
  return (
    <>
      <ActionStatus error={error} isRunning={isRunning} />
      <Button {...button} loading={isRunning} onClick={() => void start()} />
    </>
  );
}
