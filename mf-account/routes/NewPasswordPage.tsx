import type { PageProps } from '@care/contracts';
import { SmallPage } from '../features/form/SmallPage';
import { NewPasswordForm } from '../features/password/NewPasswordForm';
import { tt } from '../texts';

/** `/passwort-neu?uid=…&token=…`: where the link of a forgotten password leads. */
export const NewPasswordPage = ({ url }: PageProps) => (
  <SmallPage title={tt('password.newTitle')}>
    <NewPasswordForm uid={url.searchParams.get('uid') ?? ''} token={url.searchParams.get('token') ?? ''} />
  </SmallPage>
);
