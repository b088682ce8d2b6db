import { onPage, searchPath, type SearchFilters } from '@care/contracts/search';
import { SEARCH_PAGE_SIZE } from '@care/contracts/constants';
import { useNavigate } from '@care/contracts/router';
import { formatNumber } from '@care/contracts';
import { IconButton } from '@care/ui';
import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { PinKey } from './map-hits';
import { resultsMapText } from './texts';

/** A hit of the list, as a card on the map. */
export interface HitCard {
  key: string;
  /** Its pins. */
  pins: readonly PinKey[];
  content: ReactNode;
}

const Region = styled.section`
  position: absolute;
  right: 0;
  bottom: calc(5rem + env(safe-area-inset-bottom));
  left: 0;
  z-index: 5;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`;
const Bar = styled.div`
  display: flex;
  gap: var(--s-2);
  align-items: center;
  justify-content: center;
  width: max-content;
  margin: 0 auto var(--s-2);
  padding-inline: 0.1rem;
  border-radius: var(--r-pill);
  background: var(--surface);
  box-shadow: var(--shadow-raised);
  font-size: var(--t-meta);
`;
const List = styled.ul`
  display: flex;
  gap: var(--s-3);
  align-items: flex-end;
  padding: 0.25rem 1.25rem 0.6rem;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  & > li {
    flex: 0 0 calc(100% - 0.25rem);
    min-width: 0;
    max-width: 26rem;
    scroll-snap-align: center;
  }
`;

interface HitCardsProps {
  cards: HitCard[];
  filters: SearchFilters;
  /** All hits of the search. */
  count: number;
  /** The card in the middle. */
  index: number;
  /** Another card is chosen; `path`: in the list of that address, which is loading. */
  onIndex: (index: number, path?: string) => void;
}

/** The hits of the list as cards at the lower edge of the map: swiped, or turned with two buttons (SR-20). */
export function HitCards({ cards, filters, count, index, onIndex }: HitCardsProps) {
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const before = (filters.page - 1) * SEARCH_PAGE_SIZE;
  const current = Math.min(index, cards.length - 1);
  useEffect(() => {
    const card = list.current?.children[current];
    if (!list.current || !card || middleOf(list.current) === current) return;
    card.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  const turn = (step: 1 | -1) => {
    const next = current + step;
    if (cards[next]) return onIndex(next);
    const path = searchPath(onPage(filters, filters.page + step));
    onIndex(step === 1 ? 0 : SEARCH_PAGE_SIZE - 1, path);
    return void navigate(path, { preventScrollReset: true });
  };
  const button = (icon: LucideIcon, label: 'previousHit' | 'nextHit', step: 1 | -1, isEnd: boolean) => (
    <IconButton icon={icon} label={resultsMapText(label)} disabled={isEnd} onClick={() => turn(step)} />
  );
  return (
    <Region aria-label={resultsMapText('cards')} data-map-cover="cards">
      <Bar>
        {button(ChevronLeft, 'previousHit', -1, before + current === 0)}
        <p role="status">
          {resultsMapText('hitOf', { n: formatNumber(before + current + 1), count: formatNumber(count) })}
        </p>
        {button(ChevronRight, 'nextHit', 1, before + current + 1 >= count)}
      </Bar>
      <List
        ref={list}
        role="list"
        tabIndex={0}
        aria-label={resultsMapText('cardList')}
        onScroll={({ currentTarget }) => {
          const middle = middleOf(currentTarget);
          if (middle !== current) onIndex(middle);
        }}
      >
        {cards.map(({ key, content }, position) => (
          // Cards at the side are reached with the buttons, not with the tab key.
          <li key={key} inert={position !== current}>
            {content}
          </li>
        ))}
      </List>
    </Region>
  );
}

/** The card that is nearest to the middle. */
function middleOf(list: HTMLElement): number {
  const middle = list.scrollLeft + list.clientWidth / 2;
  const distances = [...list.children].map((card) => {
    const { offsetLeft, offsetWidth } = card as HTMLElement;
    return Math.abs(offsetLeft + offsetWidth / 2 - middle);
  });
  return distances.indexOf(Math.min(...distances));
}
