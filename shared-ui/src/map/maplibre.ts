import type * as MapLibre from 'maplibre-gl';
import engineAddress from 'maplibre-gl/dist/maplibre-gl.mjs?file';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?file';
import { engineLoader } from './fetch-engine';
import { liveMapOf, whenWithoutStyle, type LiveMap } from './live-map';
import { localStyle } from './local-style';
import { commonOptions, type MapOptions } from './map-options';
import { mapText } from './texts';

// Its worker comes from this site too, so the content security policy stays as strict as it is.
const loadEngine = engineLoader(engineAddress, (module) => {
  const engine = module as typeof MapLibre;
  engine.setWorkerUrl(workerAddress);
  return engine;
});

/** A map by MapLibre: the built-in one, or any style with streets. Fails where the browser has no WebGL. */
export async function openMapLibre(container: HTMLElement, options: MapOptions): Promise<LiveMap> {
  const engine = await loadEngine();
  const { settings, label, onBroken } = options;
  const map = new engine.Map({
    ...commonOptions(options),
    container,
    style: settings.engine === 'style' ? settings.style_url : localStyle(window.location.origin),
    attributionControl: settings.engine === 'style' ? { compact: false } : false,
    locale: {
      'Map.Title': label,
      'CooperativeGesturesHandler.WindowsHelpText': mapText('keyHint'),
      'CooperativeGesturesHandler.MacHelpText': mapText('keyHintMac'),
      'CooperativeGesturesHandler.MobileHelpText': mapText('touchHint'),
    },
  });
  whenWithoutStyle(map, onBroken);
  return liveMapOf(engine, map);
}
