import { asApiError, t } from '@care/contracts';
import { Alert, apiErrorMessage, Button, StandaloneLink } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import { alertApi } from './alert-api';
import { at } from './texts';

interface AlertDecisionProps {
  what: 'confirm' | 'end';
  /** From the link; empty when that was cut off. */
  mailKey: string;
}

/** One button: mail programs open links to check them, so opening the page alone decides nothing. */
export function AlertDecision({ what, mailKey }: AlertDecisionProps) {
  const [decide, { data, error, isLoading }] = alertApi[what].useMutation();
  if (data) {
    const { label, path, already } = data;
    return <Decided text={at(already ? 'confirm.already' : `${what}.done`, { label })} path={path} />;
  }
  if (!mailKey) return <Alert kind="error" title={t('errors.linkExpired')} announce="none" />;
  return (
    <>
      {error && <Alert kind="error" title={apiErrorMessage(asApiError(error))} />}
      <Button onClick={() => void decide(mailKey)} loading={isLoading} loadingText={t('status.sending')}>
        {at(`${what}.title`)}
      </Button>
    </>
  );
}

const Decided = ({ text, path }: { text: string; path: string }) => (
  <>
    <StatusMessage kind="success" title={text} />
    <StandaloneLink to={path}>{at('toResults')}</StandaloneLink>
  </>
);
