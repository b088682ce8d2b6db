import { t } from '@care/contracts';
import { useNavigate } from '@care/contracts/router';
import { searchPath, type SearchFilters } from '@care/contracts/search';
import type { Bounds } from '@care/contracts/schemas';
import { Button, ErrorPanel, media } from '@care/ui';
import { CareMap, localMap, type MapView } from '@care/ui/map/care-map';
import styled from '@emotion/styled';
import { RefreshCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Cluster } from './Cluster';
import type { PinKey } from './hit-keys';
import { HitPin } from './HitPin';
import { highlightHits, useHighlightedHits } from './highlighted-hits';
import { mapApi } from './map-api';
import type { HitCluster, MapPin } from './map-hits';
import { roomForPins } from './room-for-pins';
import { mapQuery, searchOfView } from './search-area';
import { resultsMapText } from './texts';

const Top = styled.div`
  position: absolute;
  top: var(--s-3);
  left: var(--s-3);
  right: calc(var(--size-touch) + var(--s-5));
  z-index: 4;
  display: grid;
  gap: var(--s-3);
  justify-items: start;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`;

/** What the map of each search is given. */
export interface ResultsMapProps<Card> {
  filters: SearchFilters;
  /** The hits of this page. */
  results: Card[];
  /** The box that the map begins with. */
  bounds: Bounds;
}

/** What the backend's answer puts on the map. */
interface Hits<Pin extends MapPin> {
  clusters: HitCluster[];
  /** Pins of the list, which give way to each other from afar. */
  listed: Pin[];
  others: Pin[];
}

/** The backend's call as its hook hands it out. */
interface AskedHits<Answer> {
  data?: Answer;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface HitsMapProps<Pin extends MapPin, Answer> extends Pick<ResultsMapProps<never>, 'filters' | 'bounds'> {
  /** Asks for all hits in view. */
  useHits: (query: string, options: { skip: boolean }) => AskedHits<Answer>;
  hitsOf: (answer: Answer | undefined) => Hits<Pin>;
  /** What a pin shows. */
  face: (pin: Pin) => ReactNode;
  /** The small card of a pin that was clicked. */
  card: (pin: Pin) => ReactNode;
}

/** Hits on a map as pins and clusters, and the way to search where the map is (SR-04, SR-20). */
export function HitsMap<Pin extends MapPin, Answer>(props: HitsMapProps<Pin, Answer>) {
  const { filters, bounds, useHits, hitsOf, face, card } = props;
  const [view, setView] = useState<MapView>();
  const hits = useHits(view ? mapQuery(filters, view) : '', { skip: !view });
  const { clusters, listed, others } = hitsOf(hits.data);
  const { data: settings, isError } = mapApi.settings.useQuery();
  const [chosen, setChosen] = useState<PinKey | null>(null);
  const highlighted = useHighlightedHits();
  const { area, stay } = useArea(bounds);
  if (!settings && !isError) return null;
  const isAlwaysShown = (key: PinKey) => highlighted.includes(key) || key === chosen;
  const shown = view ? roomForPins(listed, clusters, view, isAlwaysShown) : listed;
  return (
    <CareMap
      fill
      label={resultsMapText('canvas')}
      start={{ bounds: area }}
      settings={settings ?? localMap}
      onView={setView}
      controls={
        view && (
          <Top>
            <SearchHere filters={filters} view={view} onSearch={stay} />
            {Boolean(hits.error) && (
              <ErrorPanel
                title={resultsMapText('failed')}
                onRetry={() => void hits.refetch()}
                retrying={hits.isFetching}
              />
            )}
          </Top>
        )
      }
    >
      {clusters.map((cluster) => (
        <Cluster key={`${cluster.at.lng},${cluster.at.lat}`} searchType={filters.searchType} {...cluster} />
      ))}
      {[...others, ...shown].map((pin) => (
        <HitPin
          key={pin.key}
          pin={pin}
          isHighlighted={highlighted.includes(pin.key)}
          isChosen={pin.key === chosen}
          onPoint={(isPointed) => highlightHits(isPointed ? [pin.key] : undefined)}
          onChoose={(isChosen) => setChosen(isChosen ? pin.key : null)}
          face={face(pin)}
          card={card(pin)}
        />
      ))}
    </CareMap>
  );
}

/** The area to show: that of the hits, but after a search in what can be seen the map stays where it is. */
function useArea(bounds: Bounds) {
  const [known, setKnown] = useState(bounds);
  const [area, setArea] = useState(bounds);
  const [isStaying, setStaying] = useState(false);
  if (bounds !== known) {
    setKnown(bounds);
    if (isStaying) setStaying(false);
    else setArea(bounds);
  }
  return { area, stay: () => setStaying(true) };
}

interface SearchHereProps {
  filters: SearchFilters;
  view: MapView;
  onSearch: () => void;
}

function SearchHere({ filters, view, onSearch }: SearchHereProps) {
  const navigate = useNavigate();
  const search = () => {
    onSearch();
    // Where the map covers the list, it stays in view.
    const isBesideList = window.matchMedia(media.desktop.replace('@media ', '')).matches;
    void navigate(searchPath(searchOfView(filters, view)), { preventScrollReset: !isBesideList });
  };
  return (
    <Button variant="secondaryGray" size="small" icon={RefreshCw} onClick={search}>
      {t('search.searchThisArea')}
    </Button>
  );
}
