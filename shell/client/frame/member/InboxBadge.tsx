import { SliceBoundary, usePlatform, type LoadResult, type SlotModule, type SlotProps } from '@care/contracts';
import { Suspense, use, type ComponentType } from 'react';

const slot = 'nav.inbox';
type InboxWords = SlotProps[typeof slot];

/**
 * The words of a link to the inbox, with how many messages wait, if a slice tells (AC-14). There is no room here for skeletons
 * or failures: without an answer the words alone.
 */
export function InboxBadge(words: InboxWords) {
  const platform = usePlatform();
  const id = platform.slots[slot];
  if (!id) return words.label;
  return (
    <SliceBoundary resetKey={id} slice={id} fallback={() => words.label}>
      <Suspense fallback={words.label}>
        <Filling words={words} content={platform.filling(id, words)} />
      </Suspense>
    </SliceBoundary>
  );
}

function Filling({ words, content }: { words: InboxWords; content: Promise<LoadResult<SlotModule>> }) {
  const result = use(content);
  if (!result.success) return words.label;
  const Words = result.module.default as ComponentType<InboxWords>;
  return <Words {...words} />;
}
