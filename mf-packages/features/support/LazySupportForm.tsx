import { t } from '@care/contracts';
import { ErrorPanel, Loading, Skeleton } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect } from 'react';
import type { SupportFormProps } from './SupportForm';
import { supportText } from './texts';

const fetchForm = () => import('./SupportForm').then(({ SupportForm }) => SupportForm);

/** The form; its code is loaded for Premium providers only. */
export function LazySupportForm(props: SupportFormProps) {
  const { lazy, load } = useLazyModule(fetchForm);
  useEffect(load, [load]);
  if (lazy.kind === 'ready') return <lazy.module {...props} />;
  if (lazy.kind === 'failed')
    return (
      <ErrorPanel title={supportText('formFailed')} onRetry={load}>
        <p>{t('errors.networkError')}</p>
      </ErrorPanel>
    );
  return (
    <Loading>
      <Skeleton height="30rem" />
    </Loading>
  );
}
