import type { PageProps } from '@care/contracts';
import { AlertDecision } from '../features/alert/AlertDecision';
import { alertText } from '../features/alert/texts';
import { SmallPage } from '../features/form/SmallPage';

/** `/benachrichtigung-beenden?key=…`: ends an alert. */
export const EndAlertPage = ({ url }: PageProps) => (
  <SmallPage title={alertText('end.title')} lead={alertText('end.lead')}>
    <AlertDecision action="end" mailKey={url.searchParams.get('key') ?? ''} />
  </SmallPage>
);
