import { Alert, type AlertProps } from '@care/ui';
import { useEffect, useRef } from 'react';

/** The result of an action, shown instead of its button. It takes the focus, because the focused button was removed. */
export function StatusMessage(alert: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return <Alert {...alert} ref={box} tabIndex={-1} />;
}
