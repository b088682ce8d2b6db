import type { PageProps } from '@care/contracts';
import { AlertDecision } from '../features/alert/AlertDecision';
import { alertText } from '../features/alert/texts';
import { SmallPage } from '../features/form/SmallPage';

/** `/benachrichtigung-bestaetigen?key=…`: second step of the double opt-in to alerts. */
export const ConfirmAlertPage = ({ url }: PageProps) => (
  <SmallPage title={alertText('confirm.title')} lead={alertText('confirm.lead')}>
    <AlertDecision action="confirm" mailKey={url.searchParams.get('key') ?? ''} />
  </SmallPage>
);
