import styled from '@emotion/styled';
import { ownProps, Button, Loading, Skeleton, whenNear } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { t, addTexts } from '@care/contracts';
import { moveFocusOnRemoval } from '../feedback/move-focus-on-removal';

/** The frame of a map: 515 px high, at most 80 % of a low screen; with `fill` as high as its container (PP-13). */
export const MapFrame = styled('div', ownProps('fill'))<{ fill?: boolean }>`
  position: relative;
  display: grid;
  place-content: center;
  gap: var(--s-3);
  height: ${({ fill }) => (fill ? '100%' : 'var(--size-map)')};
  ${({ fill }) => !fill && 'max-height: max(80vh, 20rem);'}
  padding: var(--s-4);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: #eef1ea;
  text-align: center;
  justify-items: center;
`;

/** The text of a map whose code is not there. The others load with that code. */
const lazyMapText = addTexts('ui-lazy-map', {
  failed: 'Die Karte konnte nicht geladen werden. Alle Angaben finden Sie auch ohne Karte auf dieser Seite.',
});

const Message = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-3);
`;

interface MapWaitingProps {
  isFailed: boolean;
  /** Beside a list nobody has asked for the map: a failure is not announced. */
  isQuiet: boolean;
  onRetry: () => void;
  /** Read aloud while it loads. */
  children?: ReactNode;
}

/** In place of a map that loads, or that could not be loaded; then its button tries again (SH-18). */
export const MapWaiting = ({ isFailed, isQuiet, onRetry, children }: MapWaitingProps) =>
  isFailed ? (
    <Message role={isQuiet ? undefined : 'alert'} ref={moveFocusOnRemoval}>
      <p>{lazyMapText('failed')}</p>
      <Button variant="secondaryGray" onClick={onRetry}>
        {t('errors.retry')}
      </Button>
    </Message>
  ) : (
    <Loading>
      {children}
      <Skeleton width="12rem" />
    </Loading>
  );

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
