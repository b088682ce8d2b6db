import type { Map as EngineMap } from 'maplibre-gl';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { loadEngine, type MapEngine } from './engine';
import { localStyle } from './local-style';
import { zoomCapOf, type MapBounds, type MapSettings } from './map-settings';
import { mapText } from './texts';

/** Where a map begins: around a point or with an area in full view. */
export type MapStart = { center: { lng: number; lat: number }; zoom: number } | { bounds: MapBounds };

export interface LiveMap {
  engine: MapEngine;
  map: EngineMap;
}
export type MapState = { status: 'loading' } | { status: 'failed' } | ({ status: 'here' } & LiveMap);

interface EngineMapOptions {
  label: string;
  start: MapStart;
  settings: MapSettings;
}

const minZoom = 3.5;
/** Nothing beyond Germany's neighbours is drawn. */
const limits: [number, number, number, number] = [-1, 43.5, 22, 58.5];
/** Room around the area in view, so that pins at its edge are whole. */
export const edgePadding = { top: 80, bottom: 60, left: 40, right: 60 };

/** A map of the engine in an element, for as long as the component is shown; `attempt` starts anew after a failure. */
export function useEngineMap(
  element: RefObject<HTMLElement | null>,
  options: EngineMapOptions,
  attempt: number,
): MapState {
  const [state, setState] = useState<MapState>({ status: 'loading' });
  // A map is made once; what changes later is told to it.
  const first = useRef(options);
  const { styleUrl } = options.settings;
  useEffect(() => {
    let isWanted = true;
    let made: EngineMap | undefined;
    setState({ status: 'loading' });
    loadEngine()
      .then((engine) => {
        if (!isWanted || !element.current) return;
        const map = createMap(engine, element.current, { ...first.current, settings: { styleUrl } });
        made = map;
        setState({ status: 'here', engine, map });
      })
      .catch(() => isWanted && setState({ status: 'failed' }));
    return () => {
      isWanted = false;
      made?.remove();
    };
  }, [element, styleUrl, attempt]);
  return state;
}

/** @throws where the browser has no WebGL */
function createMap(engine: MapEngine, container: HTMLElement, { label, start, settings }: EngineMapOptions): EngineMap {
  const maxZoom = zoomCapOf(settings);
  const place =
    'bounds' in start
      ? { bounds: [...start.bounds] as [number, number, number, number], fitBoundsOptions: { padding: edgePadding } }
      : { center: start.center, zoom: Math.min(start.zoom, maxZoom) };
  return new engine.Map({
    container,
    style: settings.styleUrl ?? localStyle(window.location.origin),
    ...place,
    minZoom,
    maxZoom,
    maxBounds: limits,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: true,
    attributionControl: settings.styleUrl ? { compact: false } : false,
    locale: {
      'Map.Title': label,
      'CooperativeGesturesHandler.WindowsHelpText': mapText('keyHint'),
      'CooperativeGesturesHandler.MacHelpText': mapText('keyHintMac'),
      'CooperativeGesturesHandler.MobileHelpText': mapText('touchHint'),
    },
  });
}
