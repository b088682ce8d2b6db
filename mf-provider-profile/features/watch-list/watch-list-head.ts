import type { PageHead } from '@care/contracts';
import { tt } from './texts';

/** The page is personal and not indexed. */
export const watchListHead = (): PageHead => ({
  title: tt('title'),
  description: tt('description'),
  robots: 'noindex,follow',
});
