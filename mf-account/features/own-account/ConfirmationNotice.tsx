import { Alert } from '@care/ui';
import { StatusMessage, ActionButton } from '@care/ui/more';
import { accountPageText } from '../../texts';
import { keyApi } from '../password/password-api';
import { ownAccountText } from './texts';

interface ConfirmationNoticeProps {
  email: string;
  /** Explains what is not possible before the confirmation. */
  children: string;
}

/** Notice that the e-mail address is not confirmed, with a button that sends the link again. */
export function ConfirmationNotice({ email, children }: ConfirmationNoticeProps) {
  const [resend, { isSuccess }] = keyApi.resend.useMutation();
  return (
    <Alert kind="warn" announce="none">
      <p>{children}</p>
      {isSuccess ? (
        <StatusMessage kind="success" title={ownAccountText('confirmSent')} />
      ) : (
        <ActionButton variant="bgNone" size="small" run={() => resend({ email })}>
          {accountPageText('confirm.resend')}
        </ActionButton>
      )}
    </Alert>
  );
}
