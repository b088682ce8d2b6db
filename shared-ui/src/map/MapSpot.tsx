import { t } from '@care/contracts';
import { Button, Loading, Skeleton, whenNear } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect, useRef, type ComponentType } from 'react';
import { MapFrame } from './MapFrame';
import { mapText } from './texts';

interface MapSpotProps<Props extends object> {
  /** Loads the code that shows a map: `() => import('./ProviderMap').then((module) => module.ProviderMap)`. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** As high as what it stands in, instead of 515 px. */
  fill?: boolean;
}

/** Where a map will be: its code is fetched when the place comes near the view, and never on the server (PP-13, SH-17). */
export function MapSpot<Props extends object>({ load, props, fill = false }: MapSpotProps<Props>) {
  const frame = useRef<HTMLDivElement>(null);
  const { lazy, load: fetchMap } = useLazyModule(load);
  useEffect(() => whenNear(frame.current, fetchMap), [fetchMap]);
  if (lazy.kind === 'ready') return <lazy.module {...props} />;
  return (
    <MapFrame ref={frame} fill={fill} role={lazy.kind === 'failed' ? 'alert' : undefined}>
      {lazy.kind === 'failed' ? (
        <>
          <p>{mapText('failed')}</p>
          <Button variant="secondaryGray" onClick={fetchMap}>
            {t('errors.retry')}
          </Button>
        </>
      ) : (
        <Loading>
          <Skeleton width="12rem" />
        </Loading>
      )}
    </MapFrame>
  );
}
