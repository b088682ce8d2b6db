import { lazy, Suspense, type ComponentType } from 'react';
import type { BookmarkButtonProps } from './BookmarkButton';

type BookmarkModule = Record<'default', ComponentType<BookmarkButtonProps>>;

/** Only visitors download it, after the page is there. If that fails, the card has no bookmark. */
const LazyBookmark = lazy(() =>
  import('./BookmarkButton').then<BookmarkModule, BookmarkModule>(
    ({ BookmarkButton }) => ({ default: BookmarkButton }),
    () => ({ default: () => null }),
  ),
);

export const Bookmark = (props: BookmarkButtonProps) => (
  <Suspense>
    <LazyBookmark {...props} />
  </Suspense>
);
