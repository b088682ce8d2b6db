import type { PageProps } from '@care/contracts';
import { ConfirmEmail } from '../features/confirm-email/ConfirmEmail';
import { confirmableIn } from '../features/confirm-email/confirmable';
import { SmallPage } from '../features/form/SmallPage';
import { tt } from '../texts';

/** `/e-mail-bestaetigen?key=…&what=…`: where every link leads that confirms an address or the newsletter (AC-20). */
export function ConfirmEmailPage({ url }: PageProps) {
  const what = confirmableIn(url);
  return (
    <SmallPage title={tt(`confirm.title.${what}`)}>
      <ConfirmEmail what={what} mailKey={url.searchParams.get('key') ?? ''} />
    </SmallPage>
  );
}
