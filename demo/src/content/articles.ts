import { ARTICLES_ABOUT_CARE } from './articles-about-care';
import { ARTICLES_ABOUT_CHOICES } from './articles-about-choices';
import { ARTICLES_ABOUT_WORK } from './articles-about-work';
import type { EditorialText } from './editorial';

/** The magazine, newest first, with three alternating subjects. */
export const ARTICLES: readonly EditorialText[] = ARTICLES_ABOUT_CHOICES.flatMap((article, index) => [
  article,
  ...ARTICLES_ABOUT_CARE.slice(index, index + 1),
  ...ARTICLES_ABOUT_WORK.slice(index, index + 1),
]);
