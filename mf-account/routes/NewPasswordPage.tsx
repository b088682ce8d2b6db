import { asApiError, loginPath, type PageProps, refreshSession, routes, useAppDispatch } from '@care/contracts';
import { Alert, Link, StandaloneLink } from '@care/ui';
import { CareForm, FormGrid, SubmitButton, submitErrors } from '@care/ui/form';
import { useState } from 'react';
import { passwordProblems, refuseWeakPassword } from '../features/account-fields/account-values';
import { PasswordFields } from '../features/account-fields/AccountFields';
import { SmallPage } from '../features/form/SmallPage';
import { keyApi } from '../features/password/password-api';
import { Done } from '../features/password/EmailForm';
import { accountPageText } from '../texts';

/** `/passwort-neu?uid=…&token=…`: sets a new password with the link from a mail. */
export const NewPasswordPage = ({ url }: PageProps) => (
  <SmallPage title={accountPageText('password.newTitle')}>
    <NewPasswordForm uid={url.searchParams.get('uid') ?? ''} token={url.searchParams.get('token') ?? ''} />
  </SmallPage>
);

interface NewPasswordValues {
  password?: string;
  password2?: string;
}
interface NewPasswordFormProps {
  /** `uid` and `token` come from the link in the mail. */
  uid: string;
  token: string;
}

/** Fields of the form; errors about the link replace the form. */
const fields = ['password', 'password2'];

/** Sets a new password with the link from a mail; this ends all sessions. */
function NewPasswordForm({ uid, token }: NewPasswordFormProps) {
  const dispatch = useAppDispatch();
  const [reset] = keyApi.reset.useMutation();
  const [state, setState] = useState<'open' | 'done' | 'expired'>(uid && token ? 'open' : 'expired');
  const [reason, setReason] = useState(accountPageText('confirm.linkExpired'));
  const send = async ({ password = '', password2 = '' }: NewPasswordValues) => {
    const weak = await refuseWeakPassword(password, []);
    if (weak) return weak;
    const { error } = await reset({ uid, token, password, password2 });
    if (!error) {
      await dispatch(refreshSession()); // the session of this browser has ended
      setState('done');
      return undefined;
    }
    const failure = asApiError(error);
    if (failure.kind === 'http' && [404, 410].includes(failure.status)) return setState('expired');
    return submitErrors(failure, fields, (details) => {
      if ('token' in details || 'uid' in details) setState('expired');
      if (typeof details.token === 'string') setReason(details.token);
      return details;
    });
  };
  if (state === 'expired')
    return (
      <Alert kind="error" title={reason}>
        <Link to={routes.forgottenPassword.build()}>{accountPageText('password.askAgain')}</Link>
      </Alert>
    );
  if (state === 'done')
    return (
      <Done>
        <p>{accountPageText('password.done')}</p>
        <StandaloneLink to={loginPath()}>{accountPageText('signIn.now')}</StandaloneLink>
      </Done>
    );
  return (
    <CareForm<NewPasswordValues> onSubmit={send} validate={(values) => passwordProblems(values)}>
      {() => (
        <FormGrid>
          <PasswordFields />
          <SubmitButton size="large" block>
            {accountPageText('password.save')}
          </SubmitButton>
        </FormGrid>
      )}
    </CareForm>
  );
}
