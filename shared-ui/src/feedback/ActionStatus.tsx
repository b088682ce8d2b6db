import { asApiError } from '@care/contracts';
import { Alert, apiErrorMessage, type AlertProps, Icon } from '@care/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { SlowAction } from './SlowNotice';
import { feedbackText } from './texts';

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

const Frame = styled.div`
  display: inline-flex;
  gap: 0.75rem;
  align-items: center;
  padding: 0.8rem 1.1rem;
  border-radius: var(--r-field);
  background: var(--night);
  color: #fff;
  box-shadow: var(--shadow-raised);
  & > svg {
    color: var(--lamp-400);
  }
`;

/** A short confirmation of an action. */
export const Toast = ({ children }: { children: ReactNode }) => (
  <Frame role="status">
    <Icon of={Check} />
    <span>{children}</span>
  </Frame>
);
