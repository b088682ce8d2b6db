import { whenNear } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect, useRef, type ComponentType } from 'react';
import { MapFrame, MapWaiting } from './MapFrame';

interface LazyMapProps<Props extends object> {
  /** Loads the component with the map: `() => import('./ProviderMap').then((module) => module.ProviderMap)`. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** As high as its container, instead of 515 px. */
  fill?: boolean;
}

/**
 * A lazy-loaded map: its code is loaded when the frame comes near the viewport, and never on the server (PP-13, SH-17).
 */
export function LazyMap<Props extends object>({ load, props, fill = false }: LazyMapProps<Props>) {
  const frame = useRef<HTMLDivElement>(null);
  const { lazy, load: fetchMap } = useLazyModule(load);
  useEffect(() => whenNear(frame.current, fetchMap), [fetchMap]);
  if (lazy.kind === 'ready') return <lazy.module {...props} />;
  return (
    <MapFrame ref={frame} fill={fill}>
      <MapWaiting isFailed={lazy.kind === 'failed'} isQuiet={fill} onRetry={fetchMap} />
    </MapFrame>
  );
}
