import { t } from '@care/contracts';
import { ErrorPanel, Loading, Skeleton } from '@care/ui';
import { useEffect, type ComponentType } from 'react';
import { useLazyModule } from './use-lazy-module';

interface Meanwhile {
  /** One sentence that names the part whose code was not loaded. */
  failed: () => string;
  /** About the height of the part, so that the page does not shift. */
  height: string;
}

/**
 * A part of a page whose code is fetched when the part is shown: a skeleton until then, and an error with a retry button
 * if the code does not load (SH-18). Without `meanwhile` there is nothing until then, and the error names no part.
 */
export const lazyShown = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  meanwhile?: Meanwhile,
) =>
  function LazyShown(props: Props) {
    const { lazy, load } = useLazyModule(fetchPart);
    useEffect(load, [load]);
    if (lazy.kind === 'ready') return <lazy.module {...props} />;
    if (lazy.kind === 'failed')
      return (
        <ErrorPanel title={meanwhile ? meanwhile.failed() : t('errors.remoteUnavailable')} onRetry={load}>
          {meanwhile && <p>{t('errors.networkError')}</p>}
        </ErrorPanel>
      );
    if (!meanwhile) return null;
    return (
      <Loading>
        <Skeleton height={meanwhile.height} />
      </Loading>
    );
  };
