import type * as MapLibre from 'maplibre-gl';
import engineAddress from 'maplibre-gl/dist/maplibre-gl.mjs?file';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?file';
import { Layer, Map, Marker, Popup, Source } from 'react-map-gl/maplibre';
import { engineLoader } from './fetch-engine';
import { localStyle } from './local-style';
import type { MapKit } from './map-kit';
import type { MapSettings } from './map-settings';
import { mapText } from './texts';

// The worker is a file of this site, so the content security policy needs no exception.
const loadEngine = engineLoader(engineAddress, (module) => {
  const engine = module as typeof MapLibre;
  engine.setWorkerUrl(workerAddress);
  return engine;
});

/** MapLibre with the built-in style or with MAP_STYLE_URL. Rejects if the engine cannot be loaded. */
export const loadMapLibre = async (
  settings: Exclude<MapSettings, { engine: 'mapbox' }>,
  label: string,
): Promise<MapKit> => ({
  Map,
  Marker,
  Popup,
  Source,
  Layer,
  mapProps: {
    mapLib: await loadEngine(),
    mapStyle: settings.engine === 'style' ? settings.style_url : localStyle(window.location.origin),
    attributionControl: settings.engine === 'style' ? { compact: false } : false,
    locale: {
      'Map.Title': label,
      'CooperativeGesturesHandler.WindowsHelpText': mapText('keyHint'),
      'CooperativeGesturesHandler.MacHelpText': mapText('keyHintMac'),
      'CooperativeGesturesHandler.MobileHelpText': mapText('touchHint'),
    },
  },
});
