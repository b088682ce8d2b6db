import { asApiError, routes, t, type PageProps } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { matchRoutes } from '@care/contracts/router';
import { Alert, apiErrorMessage, Button, StandaloneLink } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import { SlowAction } from '@care/ui/slow-action';
import { alertApi } from '../features/alert/alert-api';
import { alertText } from '../features/alert/texts';
import { SmallPage } from '../features/form/SmallPage';

/** What the page at this address does with an alert. */
export const actionAt = ({ pathname }: URL) =>
  matchRoutes([{ path: routes.endAlert.pattern }], pathname) ? 'end' : 'confirm';

/** `/benachrichtigung-bestaetigen?key=…`, the second step of the double opt-in, and `/benachrichtigung-beenden?key=…`. */
export function AlertPage({ url }: PageProps) {
  const action = actionAt(url);
  return (
    <SmallPage title={alertText(`${action}.title`)} lead={alertText(`${action}.lead`)}>
      <AlertDecision key={action} action={action} mailKey={url.searchParams.get('key') ?? ''} />
    </SmallPage>
  );
}

interface AlertDecisionProps {
  action: 'confirm' | 'end';
  /** The key from the link; empty if the link is incomplete. */
  mailKey: string;
}

/** Confirms or ends an alert with a button, because mail programs open links to check them. */
function AlertDecision({ action, mailKey }: AlertDecisionProps) {
  const [decide, { data, error, isLoading }] = alertApi[action].useMutation();
  if (data) {
    const { label, path, already } = data;
    return (
      <>
        <StatusMessage kind="success" title={alertText(already ? 'confirm.already' : `${action}.done`, { label })} />
        <StandaloneLink to={path}>{alertText('toResults')}</StandaloneLink>
      </>
    );
  }
  if (!mailKey) return <Alert kind="error" title={accountText('errors.linkExpired')} announce="none" />;
  return (
    <>
      {error && <Alert kind="error" title={apiErrorMessage(asApiError(error))} />}
      <SlowAction isRunning={isLoading} />
      <Button onClick={() => void decide(mailKey)} loading={isLoading} loadingText={t('status.sending')}>
        {alertText(`${action}.title`)}
      </Button>
    </>
  );
}
