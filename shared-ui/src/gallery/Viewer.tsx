import { t } from '@care/contracts';
import { IconButton, LiveRegion, media, ownProps, Picture } from '@care/ui';
import { Dialog } from '@care/ui/dialog';
import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useSyncExternalStore } from 'react';
import type { GalleryItem } from './gallery-item';
import { Player } from './Tiles';
import { useSwipe } from './use-swipe';

const Stage = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: var(--s-3);
  align-items: center;
  height: 100%;
`;

const Figure = styled('figure', ownProps('isZoomed'))<{ isZoomed: boolean }>`
  touch-action: ${({ isZoomed }) => (isZoomed ? 'auto' : 'pan-y pinch-zoom')};
  display: grid;
  place-items: center;
  height: 100%;
  ${media.phone} {
    grid-row: 1;
    grid-column: 1 / -1;
  }
  & > img,
  & > video {
    width: auto;
    max-width: 100%;
    max-height: 78vh;
    object-fit: contain;
    background: none;
  }
`;

const Caption = styled.p`
  grid-column: 1 / -1;
  text-align: center;
  ${media.phone} {
    grid-row: 2;
    grid-column: 2;
  }
`;

const LargeItem = ({ item }: { item: GalleryItem }) =>
  item.kind === 'image' ? (
    <Picture {...item} src={item.url} alt={item.alt} sizes="100vw" eager />
  ) : (
    <Player item={item} />
  );

interface ViewerProps {
  items: readonly GalleryItem[];
  label: string;
  /** The index of the shown item; undefined while closed. */
  index: number | undefined;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/** One item at a time in full screen; arrow keys and swipes cycle through the items, Escape closes. */
export function Viewer({ items, label, index, onIndex, onClose }: ViewerProps) {
  const item = index === undefined ? undefined : items[index];
  const showRelative = (step: number) => onIndex(((index ?? 0) + step + items.length) % items.length);
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    // In a video the arrow keys seek.
    if (target instanceof HTMLMediaElement) return;
    if (key === 'ArrowRight') showRelative(1);
    if (key === 'ArrowLeft') showRelative(-1);
  };
  const swipe = useSwipe(showRelative);
  // In a zoomed picture one finger moves the picture.
  const isZoomed = useZoomed();
  const position = t('actions.imageOf', { n: (index ?? 0) + 1, total: items.length });
  return (
    <Dialog open={item !== undefined} onClose={onClose} title={label} variant="full" onKeyDown={onKeyDown}>
      {item && (
        <Stage>
          <IconButton icon={ChevronLeft} label={t('actions.previousImage')} onClick={() => showRelative(-1)} />
          <Figure isZoomed={isZoomed} {...(!isZoomed && swipe)}>
            <LargeItem key={item.id} item={item} />
          </Figure>
          <IconButton icon={ChevronRight} label={t('actions.nextImage')} onClick={() => showRelative(1)} />
          <Caption aria-hidden="true">{position}</Caption>
          <LiveRegion message={position} />
        </Stage>
      )}
    </Dialog>
  );
}

/** Browsers round the scale of a page that is not zoomed. */
const ZOOMED_SCALE = 1.05;

function follow(report: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', report);
  return () => visualViewport?.removeEventListener('resize', report);
}

/** True while the user has zoomed in with two fingers. */
const useZoomed = (): boolean =>
  useSyncExternalStore(
    follow,
    () => (window.visualViewport?.scale ?? 1) >= ZOOMED_SCALE,
    () => false,
  );
