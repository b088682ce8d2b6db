import { asApiError, routes, useSession } from '@care/contracts';
import { Alert, errorBody, ErrorPanel, Link, Loading, Skeleton, StandaloneLink } from '@care/ui';
import { useEffect } from 'react';
import { tt } from '../../texts';
import { Done, EmailForm } from '../password/EmailForm';
import { keyApi } from '../password/password-api';

/** Redeems the key of a link at once (AC-20); an expired one offers another mail. */
export function ConfirmEmail({ mailKey }: { mailKey: string }) {
  const [confirm, { data, error, isLoading }] = keyApi.confirmEmail.useMutation();
  const redeem = () => void confirm({ key: mailKey });
  useEffect(() => {
    if (mailKey) void confirm({ key: mailKey });
  }, [confirm, mailKey]);
  if (data) return <Confirmed what={data.confirmed} />;
  if (!mailKey) return <ExpiredLink />;
  if (!error) return <Working />;
  const failure = asApiError(error);
  if (failure.kind === 'http' && failure.status < 500 && failure.status !== 429) {
    const reason = errorBody(failure).details?.['key'];
    return typeof reason === 'string' && reason !== tt('confirm.linkExpired') ? (
      <Refused reason={reason} />
    ) : (
      <ExpiredLink />
    );
  }
  return <ErrorPanel error={failure} onRetry={redeem} retrying={isLoading} />;
}

const Working = () => (
  <Loading>
    <p>{tt('confirm.working')}</p>
    <Skeleton height="4rem" />
  </Loading>
);

function Confirmed({ what }: { what: 'EMAIL' | 'EMAIL_CHANGE_HALF' | 'EMAIL_CHANGE' | 'NEWSLETTER' }) {
  const { status } = useSession();
  return (
    <Done>
      <p>{tt(`confirm.done.${what}`)}</p>
      <StandaloneLink to={status === 'authenticated' ? routes.account.build() : routes.login.build()}>
        {tt(status === 'authenticated' ? 'confirm.toAccount' : 'signIn.now')}
      </StandaloneLink>
    </Done>
  );
}

/** Another mail would not help: the address is confirmed for another account by now. */
const Refused = ({ reason }: { reason: string }) => (
  <Alert kind="error" title={reason}>
    <Link to={routes.login.build()}>{tt('signIn.now')}</Link>
  </Alert>
);

function ExpiredLink() {
  const [resend] = keyApi.resend.useMutation();
  const session = useSession();
  const send = async (email: string) => {
    const { error } = await resend({ email });
    return error && asApiError(error);
  };
  return (
    <>
      <Alert kind="error" title={tt('confirm.linkExpired')} />
      <EmailForm
        send={send}
        action={tt('confirm.resend')}
        done={tt('confirm.resent')}
        email={session.status === 'authenticated' ? session.user.email : undefined}
      />
    </>
  );
}
