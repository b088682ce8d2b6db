import type Mapbox from 'mapbox-gl';
import engineAddress from 'mapbox-gl/dist/mapbox-gl-csp.js?file';
import workerAddress from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?file';
import stylesAddress from 'mapbox-gl/dist/mapbox-gl.css?file';
import { Map, Marker, Popup, type MapProps } from 'react-map-gl/mapbox';
import { engineLoader } from './fetch-engine';
import type { MapKit } from './map-kit';
import type { MapSettings } from './map-settings';
import { mapText } from './texts';

type Engine = typeof Mapbox;
type MapboxSettings = Extract<MapSettings, { engine: 'mapbox' }>;

const streets = 'mapbox://styles/mapbox/streets-v12';

// The build for strict policies: its worker is a file of this site. It is no module and leaves itself in a global.
const loadEngine = engineLoader(engineAddress, () => {
  const engine = (globalThis as typeof globalThis & { mapboxgl?: Engine }).mapboxgl;
  if (!engine) throw new Error('The file of Mapbox brought no map.');
  engine.workerUrl = new URL(workerAddress, window.location.origin).href;
  return engine;
});

/** Its own stylesheet, which also holds the logo that its terms want to be seen. */
function loadStyles(): Promise<void> {
  const address = new URL(stylesAddress, window.location.origin).href;
  const known = [...document.querySelectorAll('link')].some(({ href }) => href === address);
  if (known) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: address, onload: () => resolve() });
    link.onerror = () => {
      link.remove();
      reject(new Error('no stylesheet'));
    };
    document.head.append(link);
  });
}

/** Mapbox, with streets. Its chunk and all it asks Mapbox for come only after consent (SH-16). */
export async function loadMapbox({ token, api_url }: MapboxSettings, label: string): Promise<MapKit> {
  const [engine] = await Promise.all([loadEngine(), loadStyles()]);
  engine.baseApiUrl = api_url;
  const mapProps = {
    mapLib: engine,
    mapboxAccessToken: token,
    mapStyle: streets,
    projection: 'mercator',
    language: 'de',
    performanceMetricsCollection: false,
    attributionControl: true,
    locale: {
      'Map.Title': label,
      'AttributionControl.ToggleAttribution': mapText('sources'),
      'LogoControl.Title': mapText('mapbox'),
      'ScrollZoomBlocker.CtrlMessage': mapText('keyHint'),
      'ScrollZoomBlocker.CmdMessage': mapText('keyHintMac'),
      'TouchPanBlocker.Message': mapText('touchHint'),
    },
  } satisfies MapProps;
  // react-map-gl types its two engines apart; of what we use the interface is the same.
  return { Map, Marker, Popup, mapProps } as unknown as MapKit;
}
