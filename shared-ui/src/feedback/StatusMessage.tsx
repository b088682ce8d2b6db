import { Alert, type AlertProps } from '@care/ui';
import { useEffect, useRef } from 'react';

/** What has just happened, in the place of what was pressed: it takes the focus, because the button that had it is gone. */
export function StatusMessage(alert: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return <Alert {...alert} ref={box} tabIndex={-1} />;
}
