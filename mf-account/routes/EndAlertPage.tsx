import type { PageProps } from '@care/contracts';
import { AlertDecision } from '../features/alert/AlertDecision';
import { at } from '../features/alert/texts';
import { SmallPage } from '../features/form/SmallPage';

/** `/benachrichtigung-beenden?key=…`: ends an alert. */
export const EndAlertPage = ({ url }: PageProps) => (
  <SmallPage title={at('end.title')} lead={at('end.lead')}>
    <AlertDecision action="end" mailKey={url.searchParams.get('key') ?? ''} />
  </SmallPage>
);
