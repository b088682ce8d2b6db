import type { PageProps } from '@care/contracts';
import { confirmationKindOf, ConfirmEmail } from '../features/confirm-email/ConfirmEmail';
import { SmallPage } from '../features/form/SmallPage';
import { accountPageText } from '../texts';

/** `/e-mail-bestaetigen?key=…&what=…`: confirms an address or the newsletter (AC-20). */
export function ConfirmEmailPage({ url }: PageProps) {
  const kind = confirmationKindOf(url);
  return (
    <SmallPage title={accountPageText(`confirm.title.${kind}`)}>
      <ConfirmEmail kind={kind} mailKey={url.searchParams.get('key') ?? ''} />
    </SmallPage>
  );
}
