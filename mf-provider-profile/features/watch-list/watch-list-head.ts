import type { PageHead } from '@care/contracts';
import { tt } from './texts';

/** Personal, so nothing for search engines. */
export const watchListHead = (): PageHead => ({
  title: tt('title'),
  description: tt('description'),
  robots: 'noindex,follow',
});
