import type { PageProps } from '@care/contracts';
import { SmallPage } from '../features/form/SmallPage';
import { NewPasswordForm } from '../features/password/NewPasswordForm';
import { accountPageText } from '../texts';

/** `/passwort-neu?uid=…&token=…`: sets a new password with the link from a mail. */
export const NewPasswordPage = ({ url }: PageProps) => (
  <SmallPage title={accountPageText('password.newTitle')}>
    <NewPasswordForm uid={url.searchParams.get('uid') ?? ''} token={url.searchParams.get('token') ?? ''} />
  </SmallPage>
);
