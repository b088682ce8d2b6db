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
import { visiblePins } from './visible-pins';
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

/** The props of the maps of all three searches. */
export interface ResultsMapProps<Card> {
  filters: SearchFilters;
  /** The hits of the current page. */
  results: Card[];
  /** The area that the map shows at first. */
  bounds: Bounds;
}

/** The backend's answer as pins and clusters. */
interface Hits<Pin extends MapPin> {
  clusters: HitCluster[];
  /** Pins of the list. Some are left out at low zoom, so that they do not overlap. */
  listed: Pin[];
  others: Pin[];
}

/** A call as its RTK Query hook returns it. */
interface HitsCall<Answer> {
  data?: Answer;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface HitsMapProps<Pin extends MapPin, Answer> extends Pick<ResultsMapProps<never>, 'filters' | 'bounds'> {
  /** Fetches all hits in view. */
  useHits: (query: string, options: { skip: boolean }) => HitsCall<Answer>;
  hitsOf: (answer: Answer | undefined) => Hits<Pin>;
  /** The content of a pin. */
  face: (pin: Pin) => ReactNode;
  /** The small card of a clicked pin. */
  card: (pin: Pin) => ReactNode;
}

/** A map with pins, clusters and the button "search this area" (SR-04, SR-20). */
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
  const shown = view ? visiblePins(listed, clusters, view, isAlwaysShown) : listed;
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

/** The area to show: the area of the hits. After "search this area" the map does not move. */
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
    // If the map covers the list, it stays in view.
    const isBesideList = window.matchMedia(media.desktop.replace('@media ', '')).matches;
    void navigate(searchPath(searchOfView(filters, view)), { preventScrollReset: !isBesideList });
  };
  return (
    <Button variant="secondaryGray" size="small" icon={RefreshCw} onClick={search}>
      {t('search.searchThisArea')}
    </Button>
  );
}
