import { type PageProps, asApiError, routes, t, useSession } from '@care/contracts';
import type { EmailConfirmed } from '@care/contracts/schemas';
import { Alert, Button, errorBody, ErrorPanel, Link, StandaloneLink } from '@care/ui';
import { SlowAction } from '@care/ui/slow-action';
import { SmallPage } from '../features/form/SmallPage';
import { accountPageText } from '../texts';
import { EmailForm, Done } from '../features/password/EmailForm';
import { keyApi } from '../features/password/password-api';

/** `/e-mail-bestaetigen?key=…&what=…`: confirms an address or the newsletter (AC-20). */
export function ConfirmEmailPage({ url }: PageProps) {
  const kind = confirmationKindOf(url);
  return (
    <SmallPage title={accountPageText(`confirm.title.${kind}`)}>
      <ConfirmEmail kind={kind} mailKey={url.searchParams.get('key') ?? ''} />
    </SmallPage>
  );
}

const otherKinds = ['change', 'keep', 'newsletter'] as const;

/** The subject that a link confirms, according to its URL. Used only for texts; the key decides. */
type ConfirmationKind = 'email' | (typeof otherKinds)[number];

export const confirmationKindOf = ({ searchParams }: URL): ConfirmationKind =>
  otherKinds.find((kind) => kind === searchParams.get('what')) ?? 'email';

interface ConfirmEmailProps {
  kind: ConfirmationKind;
  /** The key from the link; empty if the link is incomplete. */
  mailKey: string;
}

/**
 * A button that redeems the key of a link (AC-20). Opening the page alone confirms nothing, because mail programs open
 * links to check them. For an expired link the page says how to get another mail.
 */
function ConfirmEmail({ kind, mailKey }: ConfirmEmailProps) {
  const [confirm, { data, error, isLoading }] = keyApi.confirmEmail.useMutation();
  const redeem = () => void confirm({ key: mailKey });
  if (data) return <Confirmed {...data} />;
  if (!mailKey) return <ExpiredLink kind={kind} />;
  if (!error)
    return (
      <>
        <p>{accountPageText(`confirm.lead.${kind}`)}</p>
        <div>
          <Button onClick={redeem} loading={isLoading} loadingText={t('status.sending')}>
            {accountPageText(`confirm.title.${kind}`)}
          </Button>
        </div>
        <SlowAction isRunning={isLoading} />
      </>
    );
  const failure = asApiError(error);
  if (failure.kind === 'http' && failure.status < 500 && failure.status !== 429) {
    const reason = errorBody(failure).details?.['key'];
    return typeof reason === 'string' && reason !== accountPageText('confirm.linkExpired') ? (
      // The address was confirmed for another account meanwhile, so another mail would not help.
      <Alert kind="error" title={reason}>
        <Link to={routes.login.build()}>{accountPageText('signIn.now')}</Link>
      </Alert>
    ) : (
      <ExpiredLink kind={kind} />
    );
  }
  return <ErrorPanel error={failure} onRetry={redeem} retrying={isLoading} />;
}

function Confirmed({ confirmed, already }: EmailConfirmed) {
  const { status } = useSession();
  return (
    <Done>
      <p>{accountPageText(`confirm.${already ? 'already' : 'done'}.${confirmed}`)}</p>
      <StandaloneLink to={status === 'authenticated' ? routes.account.build() : routes.login.build()}>
        {accountPageText(status === 'authenticated' ? 'confirm.toAccount' : 'signIn.now')}
      </StandaloneLink>
    </Done>
  );
}

function ExpiredLink({ kind }: { kind: ConfirmationKind }) {
  if (kind === 'email') return <ResendForm />;
  return (
    <Alert kind="error" title={accountPageText('confirm.linkExpired')}>
      <p>{accountPageText(`confirm.again.${kind}`)}</p>
      <Link to={routes.account.build()}>{accountPageText('confirm.toAccount')}</Link>
    </Alert>
  );
}

function ResendForm() {
  const [resend] = keyApi.resend.useMutation();
  const session = useSession();
  return (
    <>
      <Alert kind="error" title={accountPageText('confirm.linkExpired')} />
      <EmailForm
        send={(email) => resend({ email })}
        action={accountPageText('confirm.resend')}
        done={accountPageText('confirm.resent')}
        email={session.status === 'authenticated' ? session.user.email : undefined}
      />
    </>
  );
}
