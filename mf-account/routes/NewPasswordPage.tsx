import { hasStatus, loginPath, type PageProps, refreshSession, routes, useAppDispatch } from '@care/contracts';
import { Alert, Link, StandaloneLink } from '@care/ui';
import { CallForm, FormGrid, SubmitButton } from '@care/ui/form';
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

type NewPasswordValues = Parameters<typeof passwordProblems>[0];

interface NewPasswordFormProps {
  /** `uid` and `token` come from the link in the mail. */
  uid: string;
  token: string;
}

/** The link is unknown or was used. */
const isOver = (error: unknown): boolean => hasStatus(error, 404) || hasStatus(error, 410);

/** Sets a new password with the link from a mail; this ends all sessions. */
function NewPasswordForm({ uid, token }: NewPasswordFormProps) {
  const dispatch = useAppDispatch();
  const [reset] = keyApi.reset.useMutation();
  const [state, setState] = useState<'open' | 'done' | 'expired'>(uid && token ? 'open' : 'expired');
  const [reason, setReason] = useState(accountPageText('confirm.linkExpired'));
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
    <CallForm<NewPasswordValues>
      validate={(values) => passwordProblems(values)}
      send={async ({ password = '', password2 = '' }) => {
        const weak = await refuseWeakPassword(password, []);
        if (weak) return { problems: weak };
        const { error } = await reset({ uid, token, password, password2 });
        if (!error) await dispatch(refreshSession()); // the session of this browser has ended
        if (isOver(error)) setState('expired');
        return { error };
      }}
      // Errors about the link replace the form.
      rename={(details) => {
        if ('token' in details || 'uid' in details) setState('expired');
        if (typeof details.token === 'string') setReason(details.token);
        return details;
      }}
      onDone={() => setState('done')}
    >
      <FormGrid>
        <PasswordFields />
        <SubmitButton size="large" block>
          {accountPageText('password.save')}
        </SubmitButton>
      </FormGrid>
    </CallForm>
  );
}
