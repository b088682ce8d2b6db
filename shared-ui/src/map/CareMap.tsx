import { decideConsent, useAppDispatch, useConsent } from '@care/contracts';
import { Button, IconButton, media, ownProps, VisuallyHidden } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import styled from '@emotion/styled';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { moveFocusOnRemoval } from '../feedback/move-focus-on-removal';
import { mapChrome } from './map-chrome';
import { MapFrame, MapWaiting } from './MapFrame';
import { OpenMapContext, viewOf, type MapKit } from './map-kit';
import { clearMapboxStorage, foreignSource, zoomCapOf } from './map-settings';
import type { MapBounds, MapSettings, MapStart, MapView } from './map-settings';
import { mapText } from './texts';

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
  top: var(--s-3);
  z-index: 4;
  padding: 0.4rem 0.8rem;
  border-radius: var(--r-field);
  background: var(--surface);
  box-shadow: var(--shadow-card);
  font-weight: 600;
`;
/** On small screens the map fills the screen, and the page covers the lower part of the map. */
const ZoomButtons = styled('div', ownProps('fill'))<{ fill: boolean }>`
  position: absolute;
  right: var(--s-3);
  bottom: 3.2rem;
  z-index: 4;
  display: grid;
  gap: var(--s-2);
  ${media.belowDesktop} {
    ${({ fill }) => fill && 'top: 6rem; bottom: auto;'}
  }
`;
const DataSources = styled('p', ownProps('fill'))<{ fill: boolean }>`
  position: absolute;
  right: 0;
  bottom: 0;
  z-index: 4;
  padding: 0.2rem 0.6rem;
  border-radius: 0.5rem 0 0 0;
  background: rgb(255 255 255 / 0.92);
  font-size: 1rem;
  line-height: 1.3;
  ${media.belowDesktop} {
    ${({ fill }) => fill && 'top: 0; bottom: auto; border-radius: 0 0 0 0.5rem; font-size: var(--t-meta);'}
  }
`;
const Overlay = styled.div`
  position: absolute;
  inset: 0;
  z-index: 3;
  display: grid;
  place-content: center;
  padding: var(--s-4);
  background: #eef1ea;
  text-align: center;
`;

export type MapPadding = Record<'top' | 'bottom' | 'left' | 'right', number>;

export interface CareMapProps {
  /** The accessible name of the map. */
  label: string;
  /** The first view; when `bounds` changes, the map moves there. */
  start: MapStart;
  settings: MapSettings;
  /** As high as its container, instead of 515 px. */
  fill?: boolean;
  /** Space around the first bounds in px; the default leaves room for pins at the edge. */
  padding?: MapPadding;
  /** The page does not scroll beneath the map: one finger moves it, and the wheel zooms. */
  isWholeScreen?: boolean;
  /** Called when the map itself is pressed, not something on it. */
  onPress?: () => void;
  /** Called after every movement, and once after loading. */
  onView?: (view: MapView) => void;
  /** Elements on top of the map, for example a button or a hint. */
  controls?: ReactNode;
  /** Pins and popups. */
  children?: ReactNode;
}

/**
 * The map (PP-13). Mapbox, and a style of another host, are loaded only after consent, because they receive the
 * visitor's IP address (SH-16).
 */
export function CareMap(props: CareMapProps) {
  const source = foreignSource(props.settings, window.location.origin);
  const dispatch = useAppDispatch();
  const isConsented = useConsent('maps');
  const [isAllowed, setAllowed] = useState(false);
  const isOpen = !source || isConsented || isAllowed;
  useEffect(() => {
    if (!isOpen) clearMapboxStorage();
  }, [isOpen]);
  if (isOpen) return <OpenMap {...props} />;
  return (
    <MapFrame fill={props.fill} ref={moveFocusOnRemoval}>
      <p>{props.settings.engine === 'mapbox' ? mapText('gateMapbox') : mapText('gate', { host: source })}</p>
      <Button variant="secondaryGray" onClick={() => setAllowed(true)}>
        {mapText('loadOnce')}
      </Button>
      <Button variant="secondaryGray" onClick={() => dispatch(decideConsent({ maps: true }))}>
        {mapText('loadAlways')}
      </Button>
    </MapFrame>
  );
}

/** Padding around the area, so that pins at its edge are fully visible. */
const edgePadding: MapPadding = { top: 80, bottom: 60, left: 40, right: 60 };
const MIN_ZOOM = 3.5;
/** The map ends at Germany's neighbours. */
const maxBounds: [number, number, number, number] = [-1, 43.5, 22, 58.5];

function OpenMap(props: CareMapProps) {
  const { label, settings, fill = false } = props;
  // Settings and label do not change while the map is shown.
  const [fetchKit] = useState(() => () => loadKit(settings, label));
  const { lazy, load } = useLazyModule(fetchKit);
  const [isUndrawn, setUndrawn] = useState(false);
  useEffect(load, [load]);
  const retry = () => {
    setUndrawn(false);
    if (lazy.kind !== 'ready') load();
  };
  return (
    <Frame fill={fill}>
      {lazy.kind === 'ready' && !isUndrawn ? (
        <EngineMap {...props} kit={lazy.module} onFail={() => setUndrawn(true)} />
      ) : (
        <Overlay>
          <MapWaiting isQuiet={fill} isFailed={isUndrawn || lazy.kind === 'failed'} onRetry={retry}>
            <VisuallyHidden>{mapText('loading')}</VisuallyHidden>
          </MapWaiting>
        </Overlay>
      )}
    </Frame>
  );
}

/** Loads the engine that the settings name. Each engine is a separate chunk. */
async function loadKit(settings: MapSettings, label: string): Promise<MapKit> {
  if (settings.engine !== 'mapbox') return (await import('./maplibre')).loadMapLibre(settings, label);
  return (await import('./mapbox')).loadMapbox(settings, label);
}

interface EngineMapProps extends CareMapProps {
  kit: MapKit;
  /** Called when the browser cannot draw the map, or its style cannot be loaded. */
  onFail: () => void;
}

function EngineMap({ kit, onFail, ...props }: EngineMapProps) {
  const { start, settings, fill = false, padding = edgePadding, isWholeScreen = false } = props;
  const { onView, onPress, controls, children } = props;
  const [map, setMap] = useState<MapRef | null>(null);
  const hasStyle = useRef(false);
  const maxZoom = zoomCapOf(settings);
  useBounds(map, 'bounds' in start ? start.bounds : null, padding);
  useFirstView(map, onView);
  return (
    <Canvas>
      <kit.Map
        {...kit.mapProps}
        ref={setMap}
        initialViewState={
          'bounds' in start
            ? { bounds: [...start.bounds], fitBoundsOptions: { padding } }
            : { longitude: start.center.lng, latitude: start.center.lat, zoom: Math.min(start.zoom, maxZoom) }
        }
        minZoom={MIN_ZOOM}
        maxZoom={maxZoom}
        maxBounds={maxBounds}
        renderWorldCopies={false}
        dragRotate={false}
        pitchWithRotate={false}
        touchPitch={false}
        cooperativeGestures={!isWholeScreen}
        onStyleData={() => (hasStyle.current = true)}
        // An error after the style has loaded concerns single tiles and is ignored.
        onError={() => hasStyle.current || onFail()}
        onMoveEnd={() => map && onView?.(viewOf(map))}
        // Engines report presses on pins, too.
        onClick={({ originalEvent }) => originalEvent.target === map?.getCanvas() && onPress?.()}
      >
        {map && <OpenMapContext value={{ kit, map }}>{children}</OpenMapContext>}
      </kit.Map>
      {map && (
        <>
          {controls}
          <ZoomButtons fill={fill} data-map-cover>
            <IconButton icon={Plus} floating label={mapText('zoomIn')} onClick={() => map.zoomIn()} />
            <IconButton icon={Minus} floating label={mapText('zoomOut')} onClick={() => map.zoomOut()} />
          </ZoomButtons>
          {settings.engine === 'local' && <LocalNotes fill={fill} />}
        </>
      )}
    </Canvas>
  );
}

/** Beside a list one line says everything; alone, the map says first that the place is approximate. */
const LocalNotes = ({ fill }: { fill: boolean }) => (
  <>
    {!fill && <Caption>{mapText('withoutStreets')}</Caption>}
    <DataSources fill={fill} data-map-cover>
      {fill && <>{mapText('approximate')} · </>}
      {mapText('borders')} · <a href="https://www.geonames.org">{mapText('places')}</a>
    </DataSources>
  </>
);

/** Moves the map when the bounds change; the first bounds are its initial view. */
function useBounds(map: MapRef | null, bounds: MapBounds | null, padding: MapPadding): void {
  const wanted = bounds?.join(',');
  const shown = useRef(wanted);
  const fit = useEffectEvent((area: [number, number, number, number]) => map?.fitBounds(area, { padding }));
  useEffect(() => {
    if (!map || !wanted || wanted === shown.current) return;
    shown.current = wanted;
    const [west = 0, south = 0, east = 0, north = 0] = wanted.split(',').map(Number);
    fit([west, south, east, north]);
  }, [map, wanted]);
}

/** Reports the first view after loading. */
function useFirstView(map: MapRef | null, onView: CareMapProps['onView']): void {
  const report = useEffectEvent((shown: MapRef) => onView?.(viewOf(shown)));
  useEffect(() => {
    if (map) report(map);
  }, [map]);
}
