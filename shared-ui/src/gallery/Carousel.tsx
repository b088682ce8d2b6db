import { t } from '@care/contracts';
import { IconButton, LiveRegion } from '@care/ui';
import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { GalleryItem } from './gallery-item';
import { OpeningTile } from './Tiles';
import { useSwipe } from './use-swipe';

const Stage = styled.li`
  touch-action: pan-y pinch-zoom;
  & > button + button,
  & > button + button + button {
    position: absolute;
    top: calc(50% - var(--size-touch) / 2);
    left: var(--s-2);
  }
  & > button + button + button {
    left: auto;
    right: var(--s-2);
  }
`;

const Position = styled.span`
  position: absolute;
  bottom: var(--s-2);
  left: var(--s-2);
  padding: 0.1rem 0.6rem;
  border-radius: var(--r-button);
  background: var(--night);
  color: #fff;
  font-size: var(--t-meta);
`;

interface CarouselProps {
  items: readonly GalleryItem[];
  eager: boolean;
  onOpen: (index: number) => void;
}

/** The main image, from which two buttons or a swipe lead through all pictures and videos on the page (PP-02). */
export function Carousel({ items, eager, onOpen }: CarouselProps) {
  const [index, setIndex] = useState(0);
  const shown = index < items.length ? index : 0;
  const total = items.length;
  const go = (step: number) => setIndex((shown + step + total) % total);
  const swipe = useSwipe(go);
  const item = items[shown];
  const position = t('actions.imageOf', { n: shown + 1, total });
  const button = (icon: LucideIcon, label: string, step: number) => (
    <IconButton icon={icon} floating data-print="hide" label={label} onClick={() => go(step)} />
  );
  return (
    item && (
      <Stage {...(total > 1 && swipe)}>
        <OpeningTile
          key={item.id}
          item={item}
          number={shown + 1}
          eager={eager && shown === 0}
          onOpen={() => onOpen(shown)}
        />
        {total > 1 && (
          <>
            {button(ChevronLeft, t('actions.previousImage'), -1)}
            {button(ChevronRight, t('actions.nextImage'), 1)}
            <Position aria-hidden="true" data-print="hide">{`${shown + 1} / ${total}`}</Position>
            <LiveRegion message={shown === 0 ? '' : position} />
          </>
        )}
      </Stage>
    )
  );
}
