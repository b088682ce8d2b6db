import { ErrorPanel, Loading, Skeleton } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect } from 'react';
import type { SubscriptionPanelProps } from './SubscriptionPanel';
import { invoiceText } from './texts';

const fetchPanel = () => import('./SubscriptionPanel').then(({ SubscriptionPanel }) => SubscriptionPanel);

/** The own package; its code loads after the page, because the invoices come first. */
export function LazySubscriptionPanel(props: SubscriptionPanelProps) {
  const { lazy, load } = useLazyModule(fetchPanel);
  useEffect(load, [load]);
  if (lazy.kind === 'ready') return <lazy.module {...props} />;
  if (lazy.kind === 'failed') return <ErrorPanel title={invoiceText('panelFailed')} onRetry={load} />;
  return (
    <Loading>
      <Skeleton height="16rem" />
    </Loading>
  );
}
