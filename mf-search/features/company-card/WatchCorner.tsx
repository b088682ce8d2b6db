import { QuietSlot, useSession } from '@care/contracts';
import styled from '@emotion/styled';
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

/** Beside the text on wide screens, on the picture above it on narrow ones. */
const Corner = styled.div`
  position: absolute;
  inset: var(--s-3) var(--s-3) auto auto;
  z-index: 2;
`;

/**
 * The corner of a provider's card: the heart of signed-in users, or for visitors the bookmark of this device (PP-28).
 */
export function WatchCorner({ id, name }: BookmarkButtonProps) {
  const { status } = useSession();
  if (status === 'loading') return null;
  return (
    <Corner data-print="hide">
      {status === 'authenticated' ? (
        <QuietSlot name="company.follow" id={id} companyName={name} />
      ) : (
        <Suspense>
          <LazyBookmark id={id} name={name} />
        </Suspense>
      )}
    </Corner>
  );
}
