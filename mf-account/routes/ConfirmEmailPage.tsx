import type { PageProps } from '@care/contracts';
import { ConfirmEmail } from '../features/confirm-email/ConfirmEmail';
import { SmallPage } from '../features/form/SmallPage';
import { tt } from '../texts';

/** `/e-mail-bestaetigen?key=…`: where every link leads that confirms an address (AC-20). */
export const ConfirmEmailPage = ({ url }: PageProps) => (
  <SmallPage title={tt('confirm.title')}>
    <ConfirmEmail mailKey={url.searchParams.get('key') ?? ''} />
  </SmallPage>
);
