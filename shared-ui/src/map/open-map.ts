import type { LiveMap } from './live-map';
import type { MapOptions } from './map-options';
import { openMapLibre } from './maplibre';

/** Opens a map with the engine that the settings choose. Mapbox is a chunk of its own, for sites that use it. */
export async function openMap(container: HTMLElement, options: MapOptions): Promise<LiveMap> {
  const { settings } = options;
  if (settings.engine !== 'mapbox') return openMapLibre(container, options);
  const { openMapbox } = await import('./mapbox');
  return openMapbox(container, settings, options);
}
