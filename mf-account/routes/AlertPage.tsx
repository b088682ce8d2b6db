import { asApiError, t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { Alert, apiErrorMessage, Button, StandaloneLink } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import { SlowAction } from '@care/ui/slow-action';
import { alertApi } from './alert-api';
import { alertText } from './texts';

interface AlertDecisionProps {
  action: 'confirm' | 'end';
  /** The key from the link; empty if the link is incomplete. */
  mailKey: string;
}

/** Confirms or ends an alert with a button, because mail programs open links to check them. */
export function AlertDecision({ action, mailKey }: AlertDecisionProps) {
  const [decide, { data, error, isLoading }] = alertApi[action].useMutation();
  if (data) {
    const { label, path, already } = data;
    return <Decided text={alertText(already ? 'confirm.already' : `${action}.done`, { label })} path={path} />;
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

const Decided = ({ text, path }: { text: string; path: string }) => (
  <>
    <StatusMessage kind="success" title={text} />
    <StandaloneLink to={path}>{alertText('toResults')}</StandaloneLink>
  </>
);
