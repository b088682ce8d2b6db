import type { PageContext, PageHead } from '@care/contracts';
import { confirmationKindOf } from '../features/confirm-email/ConfirmEmail';
import { accountPageText } from '../texts';

export { ConfirmEmailPage as default } from '../routes/ConfirmEmailPage';

/** The address of the page has a key. */
export const head = ({ url }: PageContext): PageHead => ({
  title: accountPageText(`confirm.title.${confirmationKindOf(url)}`),
  robots: 'noindex,nofollow',
});
