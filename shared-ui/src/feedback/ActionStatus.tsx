import { asApiError } from '@care/contracts';
import { Alert, apiErrorMessage } from '@care/ui';
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
