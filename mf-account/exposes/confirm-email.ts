import type { PageContext, PageHead } from '@care/contracts';
import { confirmationKindOf } from '../routes/ConfirmEmailPage';
import { accountPageText } from '../texts';

export { ConfirmEmailPage as default } from '../routes/ConfirmEmailPage';

/** The address of the page has a key. */
export const head = ({ url }: PageContext): PageHead => ({
  title: accountPageText(`confirm.title.${confirmationKindOf(url)}`),
  robots: 'noindex,nofollow',
});
