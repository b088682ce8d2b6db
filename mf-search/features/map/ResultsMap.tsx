import { t } from '@care/contracts';
import { useNavigate } from '@care/contracts/router';
import { searchPath, type SearchFilters } from '@care/contracts/search';
import type { Bounds, CompanyCard } from '@care/contracts/schemas';
import { Button } from '@care/ui';
import { CareMap, localMap, type MapView } from '@care/ui/map/care-map';
import styled from '@emotion/styled';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { tt } from '../../texts';
import { Cluster } from './Cluster';
import { lightCompany, useLitCompany } from './lit-company';
import { mapApi } from './map-api';
import { listedProvider, otherHits, type PinnedProvider } from './map-hits';
import { ProviderPin } from './ProviderPin';
import { roomForPins } from './room-for-pins';
import { mapQuery, searchOfView } from './search-area';

const Top = styled.div`
  position: absolute;
  top: var(--s-3);
  left: var(--s-3);
  z-index: 4;
`;

export interface ResultsMapProps {
  filters: SearchFilters;
  /** The hits of this page: each has a pin of its own. */
  results: CompanyCard[];
  /** The box around all hits. */
  bounds: Bounds;
}

/** The hits on a map: those of this page as pins with their rating, all others counted in clusters (SR-04, SR-20). */
export function ResultsMap({ filters, results, bounds }: ResultsMapProps) {
  const { data: settings, isError } = mapApi.settings.useQuery();
  const [view, setView] = useState<MapView>();
  const { data: hits } = mapApi.hits.useQuery(view ? mapQuery(filters, view) : '', { skip: !view });
  const [chosen, setChosen] = useState<number | null>(null);
  const lit = useLitCompany();
  if (!settings && !isError) return null;
  const { clusters, singles } = otherHits(hits, results);
  const isAlwaysShown = (id: number) => id === lit || id === chosen;
  const pins = results.map(listedProvider);
  const listed = view ? roomForPins(pins, clusters, view, isAlwaysShown) : pins;
  const pinOf = (provider: PinnedProvider) => (
    <ProviderPin
      key={provider.id}
      provider={provider}
      isLit={provider.id === lit}
      isChosen={provider.id === chosen}
      onPoint={(isPointed) => lightCompany(isPointed ? provider.id : null)}
      onChoose={(isChosen) => setChosen(isChosen ? provider.id : null)}
    />
  );
  return (
    <CareMap
      fill
      label={tt('map.canvas')}
      start={{ bounds }}
      settings={settings ?? localMap}
      onView={setView}
      controls={view && <SearchHere filters={filters} view={view} />}
    >
      {clusters.map((cluster) => (
        <Cluster key={`${cluster.at.lng},${cluster.at.lat}`} {...cluster} />
      ))}
      {singles.map(pinOf)}
      {listed.map(pinOf)}
    </CareMap>
  );
}

function SearchHere({ filters, view }: { filters: SearchFilters; view: MapView }) {
  const navigate = useNavigate();
  return (
    <Top>
      <Button
        variant="secondaryGray"
        size="small"
        icon={RefreshCw}
        onClick={() => void navigate(searchPath(searchOfView(filters, view)))}
      >
        {t('search.searchThisArea')}
      </Button>
    </Top>
  );
}
