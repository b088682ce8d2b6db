import { asApiError } from '@care/contracts';
import { Alert, apiErrorMessage } from '@care/ui';
import { mt } from './texts';

/** Says that something was not done, and why; nothing as long as it was. */
export const ActionFailure = ({ error }: { error: unknown }) =>
  error ? (
    <Alert kind="error" title={mt('actionFailed')}>
      {apiErrorMessage(asApiError(error))}
    </Alert>
  ) : null;
