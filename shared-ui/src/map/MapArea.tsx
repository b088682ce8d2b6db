import { KM_PER_DEGREE } from '@care/contracts/distance';
import { useMemo } from 'react';
import type { MapPoint } from './map-settings';
import { useOpenMap } from './map-kit';

const CORNERS = 96;

/** The corners of a polygon that looks like a circle on the ground. */
export function circleAround({ lng, lat }: MapPoint, radiusKm: number): MapPoint[] {
  const north = radiusKm / KM_PER_DEGREE;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: CORNERS }, (_, step) => {
    const angle = (2 * Math.PI * step) / CORNERS;
    return { lng: lng + east * Math.sin(angle), lat: lat + north * Math.cos(angle) };
  });
}

interface MapAreaProps {
  /** The corners of the area; null for no area. */
  outline: readonly MapPoint[] | null;
  /** Its place, drawn as a dot. */
  centre: MapPoint | null;
}

const everywhere = [
  [-180, -85],
  [180, -85],
  [180, 85],
  [-180, 85],
  [-180, -85],
];
const BLUE = '#234b78';

/** The searched area: a thin line around it, everything outside dimmed, a dot for its place. */
export function MapArea({ outline, centre }: MapAreaProps) {
  const { Source, Layer } = useOpenMap().kit;
  const data = useMemo(() => shapes(outline, centre), [outline, centre]);
  return (
    <Source id="searched-area" type="geojson" data={data}>
      <Layer
        id="searched-area-outside"
        type="fill"
        filter={['==', ['get', 'part'], 'outside']}
        paint={{ 'fill-color': '#16263a', 'fill-opacity': 0.1 }}
      />
      <Layer
        id="searched-area-line"
        type="line"
        filter={['==', ['get', 'part'], 'line']}
        paint={{ 'line-color': BLUE, 'line-width': 2 }}
      />
      <Layer
        id="searched-area-centre"
        type="circle"
        filter={['==', ['get', 'part'], 'centre']}
        paint={{ 'circle-radius': 9, 'circle-color': '#ffffff', 'circle-stroke-color': BLUE, 'circle-stroke-width': 2 }}
      />
      <Layer
        id="searched-area-dot"
        type="circle"
        filter={['==', ['get', 'part'], 'centre']}
        paint={{ 'circle-radius': 5.5, 'circle-color': BLUE }}
      />
    </Source>
  );
}

function shapes(outline: MapAreaProps['outline'], centre: MapAreaProps['centre']) {
  const corners = (outline ?? []).map(({ lng, lat }) => [lng, lat]);
  const ring = [...corners, ...corners.slice(0, 1)];
  const features = [
    ...(outline
      ? [
          feature('outside', { type: 'Polygon' as const, coordinates: [everywhere, ring] }),
          feature('line', { type: 'LineString' as const, coordinates: ring }),
        ]
      : []),
    ...(centre ? [feature('centre', { type: 'Point' as const, coordinates: [centre.lng, centre.lat] })] : []),
  ];
  return { type: 'FeatureCollection' as const, features };
}

const feature = <Geometry extends object>(part: string, geometry: Geometry) => ({
  type: 'Feature' as const,
  properties: { part },
  geometry,
});
