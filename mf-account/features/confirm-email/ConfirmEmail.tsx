import { asApiError, routes, t, useSession } from '@care/contracts';
import type { EmailConfirmed } from '@care/contracts/schemas';
import { Alert, Button, errorBody, ErrorPanel, Link, StandaloneLink } from '@care/ui';
import { tt } from '../../texts';
import { Done, EmailForm } from '../password/EmailForm';
import { keyApi } from '../password/password-api';
import type { Confirmable } from './confirmable';

interface ConfirmEmailProps {
  what: Confirmable;
  /** From the link; empty when that was cut off. */
  mailKey: string;
}

/**
 * One button that redeems the key of a link (AC-20): mail programs open links to check them, so opening the page alone confirms
 * nothing. An expired link offers another mail.
 */
export function ConfirmEmail({ what, mailKey }: ConfirmEmailProps) {
  const [confirm, { data, error, isLoading }] = keyApi.confirmEmail.useMutation();
  const redeem = () => void confirm({ key: mailKey });
  if (data) return <Confirmed {...data} />;
  if (!mailKey) return <ExpiredLink />;
  if (!error)
    return (
      <>
        <p>{tt(`confirm.lead.${what}`)}</p>
        <div>
          <Button onClick={redeem} loading={isLoading} loadingText={t('status.sending')}>
            {tt(`confirm.title.${what}`)}
          </Button>
        </div>
      </>
    );
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

function Confirmed({ confirmed, already }: EmailConfirmed) {
  const { status } = useSession();
  return (
    <Done>
      <p>{tt(`confirm.${already ? 'already' : 'done'}.${confirmed}`)}</p>
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
