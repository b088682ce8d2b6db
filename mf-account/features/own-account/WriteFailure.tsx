import { asApiError } from '@care/contracts';
import { Alert, apiErrorMessage } from '@care/ui';
import { ownAccountText } from './texts';

/** Says that a change was not made, and why; nothing as long as it was. */
export const WriteFailure = ({ error }: { error: unknown }) =>
  error ? (
    <Alert kind="error" title={ownAccountText('saveFailed')}>
      {apiErrorMessage(asApiError(error))}
    </Alert>
  ) : null;
