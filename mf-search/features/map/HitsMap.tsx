import { t } from '@care/contracts';
import { keptValue } from '@care/contracts/kept-value';
import { useNavigate } from '@care/contracts/router';
import { searchPath, type SearchFilters } from '@care/contracts/search';
import type { Bounds, Coords } from '@care/contracts/schemas';
import { Button, ErrorPanel, media } from '@care/ui';
import { CareMap, localMap, MapArea, type MapView } from '@care/ui/map/care-map';
import type { Query } from '@care/ui/more';
import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { PinKey, Hits, MapPin } from './map-hits';
import { HitCards, type HitCard } from './HitCards';
import { HitMarks, type MarkWords } from './HitMarks';
import { highlightHits, useHighlightedHits } from './highlighted-hits';
import { mapApi } from './map-api';
import { boundsOfArea, isMoved, outlineOf, paddingIn, mapQuery, searchOfView } from './search-area';
import { resultsMapText } from './texts';
import { useHasRoomBeside } from './use-results-map';

const Top = styled.div`
  position: absolute;
  top: var(--s-3);
  left: 0;
  right: 0;
  z-index: 4;
  display: grid;
  gap: var(--s-3);
  justify-items: center;
  pointer-events: none;
  ${media.belowDesktop} {
    top: 2.6rem;
  }
  & > * {
    max-width: calc(100% - 2 * var(--s-3));
    box-shadow: var(--shadow-raised);
    pointer-events: auto;
  }
`;

/** The props of each search's map. */
export interface ResultsMapProps<Card> {
  filters: SearchFilters;
  /** The hits of this page. */
  results: Card[];
  /** The number of all hits. */
  count: number;
  /** The box of the hits. */
  bounds: Bounds;
  /** The searched place. */
  place: Coords | null;
}

interface HitsMapProps<Pin extends MapPin, Answer> extends Omit<ResultsMapProps<never>, 'results'>, MarkWords<Pin> {
  /** Asks for all hits in view. */
  useHits: (query: string, options: { skip: boolean }) => Omit<Query<Answer>, 'currentData'> & { data?: Answer };
  hitsOf: (answer: Answer | undefined) => Hits<Pin>;
  /** The content of the popup of a pin that was pressed. */
  popup: (pin: Pin) => ReactNode;
  /** The hits of the list as cards, for small screens. */
  cards: HitCard[];
}

/** Hits on a map as pins and clusters, and the way to search where the map is (SR-04, SR-20). */
export function HitsMap<Pin extends MapPin, Answer>(props: HitsMapProps<Pin, Answer>) {
  const { filters, bounds, place, count, useHits, hitsOf, cards, popup, ...words } = props;
  const navigate = useNavigate();
  const isBesideList = useHasRoomBeside();
  const { data: settings, isError } = mapApi.settings.useQuery();
  const path = searchPath(filters);
  const camera = useCamera(filters, place, bounds);
  const { view } = camera;
  const hits = useHits(view ? mapQuery(filters, view) : '', { skip: !view });
  const answer = hitsOf(hits.data);
  const choice = useChoice(path);
  const pointed = useHighlightedHits();
  const card = useCardIndex(path);
  const cardPins = isBesideList ? undefined : cards[card.index]?.pins;
  const choose = (key: PinKey) => {
    const index = isBesideList ? -1 : cards.findIndex(({ pins }) => pins.includes(key));
    if (index === -1) choice.choose(key);
    else card.choose(index);
  };
  const searchIn = (seen: MapView) => {
    camera.stay();
    // Where the map covers the list, it stays in view.
    void navigate(searchPath(searchOfView(filters, seen)), { preventScrollReset: !isBesideList });
  };
  if (!settings && !isError) return null;
  return (
    <CareMap
      fill
      label={resultsMapText('canvas')}
      start={camera.start}
      padding={camera.padding}
      isWholeScreen={!isBesideList}
      settings={settings ?? localMap}
      onView={camera.see}
      onPress={choice.close}
      controls={
        <>
          <Top>
            {camera.isMoved && view && (
              <Button variant="secondaryGray" size="small" icon={Search} data-map-cover onClick={() => searchIn(view)}>
                {t('search.searchThisArea')}
              </Button>
            )}
            {Boolean(hits.error) && (
              <div data-map-cover>
                <ErrorPanel
                  title={resultsMapText('failed')}
                  onRetry={() => void hits.refetch()}
                  retrying={hits.isFetching}
                />
              </div>
            )}
          </Top>
          {!isBesideList && (
            <HitCards cards={cards} filters={filters} count={count} index={card.index} onIndex={card.choose} />
          )}
        </>
      }
    >
      <MapArea outline={camera.outline} centre={place} />
      {view && (
        <HitMarks
          {...words}
          hits={answer}
          searchType={filters.searchType}
          lit={pointed.length > 0 ? pointed : (cardPins ?? pointed)}
          followed={cardPins?.[0]}
          chosen={choice.chosen}
          popup={popup}
          onPoint={(key) => highlightHits(key === null ? undefined : [key])}
          onChoose={choose}
          onClose={choice.close}
          onOwnMove={camera.expectMove}
        />
      )}
    </CareMap>
  );
}

/** The card in the middle. Each list has its own, so that the card stays until another list has loaded. */
function useCardIndex(path: string) {
  const [indexes, setIndexes] = useState<Readonly<Record<string, number>>>(() => ({ [path]: keptMap(path).card ?? 0 }));
  const choose = (index: number, ofList = path) => {
    keepMap(ofList, { card: index });
    setIndexes((known) => ({ ...known, [ofList]: index }));
  };
  return { index: indexes[path] ?? 0, choose };
}

/** The pin whose popup is open. A new search closes it; otherwise the focus returns to the pin. */
function useChoice(path: string) {
  const [chosen, setChosen] = useState<{ key: PinKey; path: string } | null>(null);
  const key = chosen?.path === path ? chosen.key : null;
  const close = () => {
    if (key === null) return;
    setChosen(null);
    document.querySelector<HTMLElement>(`[data-pin="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  };
  return { chosen: key, choose: (next: PinKey) => setChosen({ key: next, path }), close };
}

/**
 * The position of the map and the area to show. The map moves to the searched area. After a search in the visible part
 * it does not move. `isMoved`: the user has moved the map since then.
 */
function useCamera(filters: SearchFilters, place: Coords | null, hits: Bounds) {
  const isBesideList = useHasRoomBeside();
  const { box, radius } = filters;
  const outline = useMemo(() => outlineOf({ box, radius }, place), [box, radius, place]);
  const wanted = boundsOfArea(outline, hits);
  const path = searchPath(filters);
  const [state, setState] = useState(() => ({
    wanted,
    start: keptMap(path).view ?? { bounds: wanted },
    isStaying: false,
  }));
  const [view, setView] = useState<MapView>();
  const [home, setHome] = useState<MapView>();
  if (wanted.join() !== state.wanted.join()) {
    setState({ wanted, start: state.isStaying ? state.start : { bounds: wanted }, isStaying: false });
    if (!state.isStaying) setHome(undefined);
  }
  const padding = useMemo(() => {
    const frame = document.querySelector('[data-map-place]')?.getBoundingClientRect();
    return paddingIn(frame, isBesideList);
  }, [isBesideList]);
  return {
    outline,
    start: state.start,
    padding,
    view,
    isMoved: view !== undefined && isMoved(home, view),
    see: (seen: MapView) => {
      setView(seen);
      keepMap(path, { view: { center: seen.center, zoom: seen.zoom } });
      setHome((known) => known ?? seen);
    },
    /** The next view is where the map belongs. */
    expectMove: () => setHome(undefined),
    /** The map stays where it is during the next search. */
    stay: () => {
      setState({ ...state, isStaying: true });
      setHome(view);
    },
  };
}

/** State of the map of one search that a reload, or the way back from a profile, restores. */
interface KeptMap {
  /** The address of the search. */
  path: string;
  /** Where the map was. */
  view?: Pick<MapView, 'center' | 'zoom'>;
  /** The index of the card in the middle, on small screens. */
  card?: number;
}

const kept = keptValue<KeptMap>(() => sessionStorage, 'pf-map');

function keptMap(path: string): Omit<KeptMap, 'path'> {
  const found = kept.read();
  return found?.path === path ? found : {};
}

/** Keeps the map of the latest search. */
const keepMap = (path: string, change: Omit<KeptMap, 'path'>) => kept.write({ ...keptMap(path), ...change, path });
