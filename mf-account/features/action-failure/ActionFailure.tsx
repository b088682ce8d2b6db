import { asApiError } from '@care/contracts';
import { Alert, apiErrorMessage } from '@care/ui';
import { accountPageText } from '../../texts';

/** The error of a failed action; renders nothing without an error. */
export const ActionFailure = ({ error }: { error: unknown }) =>
  error ? (
    <Alert kind="error" title={accountPageText('actionFailed')}>
      {apiErrorMessage(asApiError(error))}
    </Alert>
  ) : null;
