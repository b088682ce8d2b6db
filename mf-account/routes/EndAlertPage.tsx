import type { PageProps } from '@care/contracts';
import { AlertDecision } from '../features/alert/AlertDecision';
import { at } from '../features/alert/texts';
import { SmallPage } from '../features/form/SmallPage';

/** `/benachrichtigung-beenden?key=…`: ends mails about new search results. */
export const EndAlertPage = ({ url }: PageProps) => (
  <SmallPage title={at('end.title')} lead={at('end.lead')}>
    <AlertDecision what="end" mailKey={url.searchParams.get('key') ?? ''} />
  </SmallPage>
);
