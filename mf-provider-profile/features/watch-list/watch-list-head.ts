import type { PageHead } from '@care/contracts';
import { watchListText } from './texts';

/** The page is personal and not indexed. */
export const watchListHead = (): PageHead => ({
  title: watchListText('title'),
  description: watchListText('description'),
  robots: 'noindex,follow',
});
