import type { PageContext, PageHead } from '@care/contracts';
import { alertText } from '../features/alert/texts';
import { actionAt } from '../routes/AlertPage';

export { AlertPage as default } from '../routes/AlertPage';

/** The address of the page has a key. */
export const head = ({ url }: PageContext): PageHead => ({
  title: alertText(`${actionAt(url)}.title`),
  robots: 'noindex,nofollow',
});
