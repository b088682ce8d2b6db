import { currentConsent, decideConsent, t, useConsent } from '@care/contracts';
import { Button, IconButton, Loading, Skeleton, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { mapChrome } from './map-chrome';
import { MapFrame } from './MapFrame';
import { MapArea } from './MapMarker';
import { forgetMapbox } from './mapbox-traces';
import type { LiveMap } from './live-map';
import { foreignSource, type MapBounds, type MapSettings, type MapStart, type MapView } from './map-settings';
import { mapText } from './texts';
import { useEngineMap } from './use-engine-map';

const Frame = styled(MapFrame)`
  display: block;
  padding: 0;
  text-align: start;
`;
const Canvas = styled.div`
  position: absolute !important;
  inset: 0;
  ${mapChrome}
`;
const Caption = styled.p`
  position: absolute;
  left: var(--s-3);
  bottom: 3.2rem;
  z-index: 4;
  padding: 0.4rem 0.8rem;
  border-radius: var(--r-field);
  background: var(--surface);
  box-shadow: var(--shadow-card);
  font-weight: 600;
`;
const Zoom = styled.div`
  position: absolute;
  right: var(--s-3);
  bottom: 3.2rem;
  z-index: 4;
  display: grid;
  gap: var(--s-2);
`;
const Sources = styled.p`
  position: absolute;
  right: 0;
  bottom: 0;
  z-index: 4;
  padding: 0.2rem 0.6rem;
  border-radius: 0.5rem 0 0 0;
  background: rgb(255 255 255 / 0.92);
  font-size: 1rem;
  line-height: 1.3;
`;
const Over = styled.div`
  position: absolute;
  inset: 0;
  z-index: 3;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s-3);
  padding: var(--s-4);
  background: #eef1ea;
  text-align: center;
`;

export interface CareMapProps {
  /** Its name for those who do not see it. */
  label: string;
  /** Where it begins; a change of `bounds` moves it there. */
  start: MapStart;
  settings: MapSettings;
  fill?: boolean;
  /** Told after every movement, and once it is there. */
  onView?: (view: MapView) => void;
  /** Stands on the map: a button, a hint. */
  controls?: ReactNode;
  /** Pins and popups. */
  children?: ReactNode;
}

/** The map (PP-13). A style of another host, and Mapbox, are fetched only after consent: that tells them who looks (SH-16). */
export function CareMap(props: CareMapProps) {
  const source = foreignSource(props.settings, window.location.origin);
  const isConsented = useConsent('maps');
  const [isAllowed, setAllowed] = useState(false);
  const isOpen = !source || isConsented || isAllowed;
  useEffect(() => {
    if (!isOpen) forgetMapbox();
  }, [isOpen]);
  if (isOpen) return <OpenMap {...props} />;
  return (
    <MapFrame fill={props.fill}>
      <p>{props.settings.engine === 'mapbox' ? mapText('gateMapbox') : mapText('gate', { host: source })}</p>
      <Button variant="secondaryGray" onClick={() => setAllowed(true)}>
        {mapText('loadOnce')}
      </Button>
      <Button variant="secondaryGray" onClick={() => decideConsent({ ...currentConsent(), maps: true })}>
        {mapText('loadAlways')}
      </Button>
    </MapFrame>
  );
}

function OpenMap({ label, start, settings, fill = false, onView, controls, children }: CareMapProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const state = useEngineMap(canvas, { label, start, settings }, attempt);
  const live = state.status === 'here' ? state.live : null;
  useBounds(live, 'bounds' in start ? start.bounds : null);
  useView(live, onView);
  return (
    <Frame fill={fill}>
      <Canvas ref={canvas} />
      {state.status !== 'here' && (
        <Waiting isFailed={state.status === 'failed'} onRetry={() => setAttempt((count) => count + 1)} />
      )}
      {live && (
        <>
          <MapArea value={live}>{children}</MapArea>
          {controls}
          <Zoom>
            <IconButton icon={Plus} floating label={mapText('zoomIn')} onClick={() => live.zoomIn()} />
            <IconButton icon={Minus} floating label={mapText('zoomOut')} onClick={() => live.zoomOut()} />
          </Zoom>
          {settings.engine === 'local' && <LocalNotes />}
        </>
      )}
    </Frame>
  );
}

const LocalNotes = () => (
  <>
    <Caption>{mapText('approximate')}</Caption>
    <Sources>
      {mapText('borders')} · <a href="https://www.geonames.org">{mapText('places')}</a>
    </Sources>
  </>
);

const Waiting = ({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) => (
  <Over role={isFailed ? 'alert' : undefined}>
    {isFailed ? (
      <>
        <p>{mapText('failed')}</p>
        <Button variant="secondaryGray" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
      </>
    ) : (
      <Loading>
        <VisuallyHidden>{mapText('loading')}</VisuallyHidden>
        <Skeleton width="12rem" />
      </Loading>
    )}
  </Over>
);

/** Moves to another area when there is one to show; the first is where the map began. */
function useBounds(live: LiveMap | null, bounds: MapBounds | null): void {
  const wanted = bounds?.join(',');
  const shown = useRef(wanted);
  useEffect(() => {
    if (!live || !wanted || wanted === shown.current) return;
    shown.current = wanted;
    const [west = 0, south = 0, east = 0, north = 0] = wanted.split(',').map(Number);
    live.fit([west, south, east, north]);
  }, [live, wanted]);
}

function useView(live: LiveMap | null, onView: CareMapProps['onView']): void {
  const latest = useRef(onView);
  useEffect(() => {
    latest.current = onView;
  });
  useEffect(() => {
    if (!live) return undefined;
    const tell = () => latest.current?.(live.view());
    tell();
    return live.onMoved(tell);
  }, [live]);
}
