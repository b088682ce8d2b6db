import { asApiError } from '@care/contracts';
import { Alert, apiErrorMessage } from '@care/ui';
import { SlowAction } from '@care/ui/slow-action';
import { accountPageText } from '../../texts';

interface ActionFailureProps {
  error: unknown;
  /** The action waits for its answer; after 15 s a message says that this takes long (SH-15). */
  isRunning?: boolean;
}

/** The error of a failed action; renders nothing without an error. */
export const ActionFailure = ({ error, isRunning = false }: ActionFailureProps) =>
  error ? (
    <Alert kind="error" title={accountPageText('actionFailed')}>
      {apiErrorMessage(asApiError(error))}
    </Alert>
  ) : (
    <SlowAction isRunning={isRunning} />
  );
