import { t } from '@care/contracts';
import { ErrorPanel } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect, useState } from 'react';
import type { HirePanelProps } from './HirePanel';

const fetchPanel = () => import('./HirePanel');

/**
 * Whether a contract was signed, for the two sides of an application (PK-07). Its code is loaded only where it is asked;
 * it stays when the other side ends the application meanwhile, and says so.
 */
export function HireConfirmation(props: HirePanelProps) {
  const [wasShown, setWasShown] = useState(false);
  if (props.hire && !wasShown) setWasShown(true);
  return wasShown || props.hire ? <LoadedPanel {...props} /> : null;
}

function LoadedPanel(props: HirePanelProps) {
  const { lazy, load } = useLazyModule(fetchPanel);
  useEffect(load, [load]);
  if (lazy.kind === 'failed') return <ErrorPanel title={t('errors.remoteUnavailable')} onRetry={load} />;
  return lazy.kind === 'ready' ? <lazy.module.HirePanel {...props} /> : null;
}
