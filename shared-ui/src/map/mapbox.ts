import type Mapbox from 'mapbox-gl';
import engineAddress from 'mapbox-gl/dist/mapbox-gl-csp.js?file';
import workerAddress from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?file';
import stylesAddress from 'mapbox-gl/dist/mapbox-gl.css?file';
import { Layer, Map, Marker, Popup, Source, type MapProps } from 'react-map-gl/mapbox';
import { engineLoader } from './fetch-engine';
import type { MapKit } from './map-kit';
import type { MapSettings } from './map-settings';
import { mapText } from './texts';

type Engine = typeof Mapbox;
type MapboxSettings = Extract<MapSettings, { engine: 'mapbox' }>;

const STREETS = 'mapbox://styles/mapbox/streets-v12';

// Mapbox's build for strict content security policies: its worker is a file of this site. The file is a script, not a
// module: it sets a global.
const loadEngine = engineLoader(engineAddress, () => {
  const engine = (globalThis as typeof globalThis & { mapboxgl?: Engine }).mapboxgl;
  if (!engine) throw new Error('The Mapbox file did not set the global mapboxgl.');
  engine.workerUrl = new URL(workerAddress, window.location.origin).href;
  return engine;
});

/** Mapbox's stylesheet. It contains the logo, which Mapbox's terms require. */
function loadStyles(): Promise<void> {
  const address = new URL(stylesAddress, window.location.origin).href;
  const isLoaded = [...document.querySelectorAll('link')].some(({ href }) => href === address);
  if (isLoaded) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: address, onload: () => resolve() });
    link.onerror = () => {
      link.remove();
      reject(new Error('The Mapbox stylesheet could not be loaded.'));
    };
    document.head.append(link);
  });
}

/** Mapbox, with streets. Call it only after consent (SH-16). */
export async function loadMapbox({ token, api_url }: MapboxSettings, label: string): Promise<MapKit> {
  const [engine] = await Promise.all([loadEngine(), loadStyles()]);
  engine.baseApiUrl = api_url;
  const mapProps = {
    mapLib: engine,
    mapboxAccessToken: token,
    mapStyle: STREETS,
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
  // react-map-gl has different types for its two engines; the part that we use is the same.
  return { Map, Marker, Popup, Source, Layer, mapProps } as unknown as MapKit;
}
