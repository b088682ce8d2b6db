import { t } from '@care/contracts';
import { ErrorPanel, Loading, Skeleton } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect, type ReactNode } from 'react';
import { jobOfferText } from '../job-offer/texts';

const fetchOwnerParts = () => import('./owner-parts');
type OwnerParts = Awaited<ReturnType<typeof fetchOwnerParts>>;

/** Loads what only the owner of a provider needs, and renders it. */
export function OwnerPart({ children }: { children: (parts: OwnerParts) => ReactNode }) {
  const { lazy, load } = useLazyModule(fetchOwnerParts);
  useEffect(load, [load]);
  if (lazy.kind === 'ready') return children(lazy.module);
  if (lazy.kind === 'failed')
    return (
      <ErrorPanel title={jobOfferText('editorFailed')} onRetry={load}>
        <p>{t('errors.networkError')}</p>
      </ErrorPanel>
    );
  return (
    <Loading>
      <Skeleton height="20rem" />
    </Loading>
  );
}
