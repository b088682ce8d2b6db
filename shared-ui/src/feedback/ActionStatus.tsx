import { asApiError } from '@care/contracts';
import { Alert, apiErrorMessage, Button, type AlertProps, type ButtonProps } from '@care/ui';
import { useEffect, useRef } from 'react';
import { SlowAction } from './SlowNotice';
import { feedbackText } from './texts';
import { useAction, type Action } from './use-action';

interface ActionStatusProps {
  error: unknown;
  /** The action waits for its answer; after 15 s a message says that this takes long (SH-15). */
  isRunning?: boolean;
}

/** Beside the button of an action: its error, or that it takes long; otherwise nothing. */
export const ActionStatus = ({ error, isRunning = false }: ActionStatusProps) =>
  error ? (
    <Alert kind="error" title={feedbackText('actionFailed')}>
      {apiErrorMessage(asApiError(error))}
    </Alert>
  ) : (
    <SlowAction isRunning={isRunning} />
  );

/** The result of an action, shown instead of its button. It takes the focus, because the focused button was removed. */
export function StatusMessage(alert: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return <Alert {...alert} ref={box} tabIndex={-1} />;
}

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
