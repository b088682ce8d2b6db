import { t } from '@care/contracts';
import { ErrorPanel, Loading, Skeleton } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect } from 'react';
import type { KeyFormProps } from './KeyForm';
import { widgetText } from './texts';

const fetchForm = () => import('./KeyForm').then(({ KeyForm }) => KeyForm);

/** The form for a key; its code is loaded when it is opened. */
export function LazyKeyForm(props: KeyFormProps) {
  const { lazy, load } = useLazyModule(fetchForm);
  useEffect(load, [load]);
  if (lazy.kind === 'failed')
    return (
      <ErrorPanel title={widgetText('form.failed')} onRetry={load}>
        <p>{t('errors.networkError')}</p>
      </ErrorPanel>
    );
  if (lazy.kind === 'absent')
    return (
      <Loading>
        <Skeleton height="20rem" />
      </Loading>
    );
  return <lazy.module {...props} />;
}
