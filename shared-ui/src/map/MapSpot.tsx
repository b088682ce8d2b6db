import { t } from '@care/contracts';
import { LAZY_MARGIN_PX } from '@care/contracts/constants';
import { Button, Loading, Skeleton } from '@care/ui';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { MapFrame } from './MapFrame';
import { mapText } from './texts';

interface MapSpotProps<Props extends object> {
  /** Loads the code that shows a map: `() => import('./ProviderMap').then((module) => module.ProviderMap)`. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** As high as what it stands in, instead of 515 px. */
  fill?: boolean;
}

type Loaded<Props> = { status: 'waiting' | 'failed' } | { status: 'here'; Map: ComponentType<Props> };

/** Where a map will be: its code is fetched when the place comes near the view, and never on the server (PP-13, SH-17). */
export function MapSpot<Props extends object>({ load, props, fill = false }: MapSpotProps<Props>) {
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<Loaded<Props>>({ status: 'waiting' });
  const fetchMap = useCallback(() => {
    setMap({ status: 'waiting' });
    load().then(
      (Map) => setMap({ status: 'here', Map }),
      () => setMap({ status: 'failed' }),
    );
  }, [load]);
  useEffect(() => whenNear(frame.current, fetchMap), [fetchMap]);
  if (map.status === 'here') return <map.Map {...props} />;
  return (
    <MapFrame ref={frame} fill={fill} role={map.status === 'failed' ? 'alert' : undefined}>
      {map.status === 'failed' ? (
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

/** Calls once when the element is within 200 px of the view; at once where a browser cannot tell. */
function whenNear(element: Element | null, call: () => void): (() => void) | undefined {
  if (!element) return undefined;
  if (typeof IntersectionObserver === 'undefined') {
    call();
    return undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: `${LAZY_MARGIN_PX}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
