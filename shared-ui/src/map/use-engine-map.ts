import { useEffect, useRef, useState, type RefObject } from 'react';
import type { LiveMap } from './live-map';
import type { MapSettings, MapStart } from './map-settings';
import { openMap } from './open-map';

export type MapState = { status: 'loading' } | { status: 'failed' } | { status: 'here'; live: LiveMap };

interface EngineMapOptions {
  label: string;
  start: MapStart;
  settings: MapSettings;
}

/** A map of the engine in an element, for as long as the component is shown; `attempt` starts anew after a failure. */
export function useEngineMap(
  element: RefObject<HTMLElement | null>,
  options: EngineMapOptions,
  attempt: number,
): MapState {
  const [state, setState] = useState<MapState>({ status: 'loading' });
  // A map is made once; what changes later is told to it.
  const first = useRef(options);
  useEffect(() => {
    if (!element.current) return undefined;
    let stage: 'opening' | 'broken' | 'left' = 'opening';
    let made: LiveMap | undefined;
    const fail = () => {
      if (stage === 'left') return;
      stage = 'broken';
      setState({ status: 'failed' });
    };
    setState({ status: 'loading' });
    openMap(element.current, { ...first.current, onBroken: fail }).then((live) => {
      made = live;
      if (stage === 'left') live.remove();
      if (stage === 'opening') setState({ status: 'here', live });
    }, fail);
    return () => {
      stage = 'left';
      made?.remove();
    };
  }, [element, attempt]);
  return state;
}
