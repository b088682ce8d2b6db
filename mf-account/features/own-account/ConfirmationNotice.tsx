import { Alert, Button } from '@care/ui';
import { ActionStatus, StatusMessage } from '@care/ui/more';
import { accountPageText } from '../../texts';
import { ownAccountApi } from './account-api';
import { ownAccountText } from './texts';

interface ConfirmationNoticeProps {
  email: string;
  /** Explains what is not possible before the confirmation. */
  children: string;
}

/** Notice that the e-mail address is not confirmed, with a button that sends the link again. */
export function ConfirmationNotice({ email, children }: ConfirmationNoticeProps) {
  const [resend, { isSuccess, isLoading, error }] = ownAccountApi.resendConfirmation.useMutation();
  return (
    <Alert kind="warn" announce="none">
      <p>{children}</p>
      <ActionStatus error={error} isRunning={isLoading} />
      {isSuccess ? (
        <StatusMessage kind="success" title={ownAccountText('confirmSent')} />
      ) : (
        <Button variant="bgNone" size="small" onClick={() => void resend(email)} loading={isLoading}>
          {accountPageText('confirm.resend')}
        </Button>
      )}
    </Alert>
  );
}
