import { t } from '@care/contracts';
import { ErrorPanel } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect } from 'react';
import type { EnquiryPanelProps } from './EnquiryPanel';

const fetchPanel = () => import('./EnquiryPanel');

/** In place of the reply to a message that belongs to an enquiry; its code is loaded only there (EQ-08). */
export function EnquiryAnswer(props: EnquiryPanelProps) {
  const { lazy, load } = useLazyModule(fetchPanel);
  useEffect(load, [load]);
  if (lazy.kind === 'failed') return <ErrorPanel title={t('errors.remoteUnavailable')} onRetry={load} />;
  return lazy.kind === 'ready' ? <lazy.module.EnquiryPanel {...props} /> : null;
}
