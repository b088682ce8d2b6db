import { ErrorPanel, Loading, Skeleton } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect } from 'react';
import type { InviteFormProps } from './InviteForm';
import { inviteText } from './texts';

const fetchForm = () => import('./InviteForm').then(({ InviteForm }) => InviteForm);

/** The form for invitations; the page of the link in a mail has the same module and does not need it. */
export function LazyInviteForm(props: InviteFormProps) {
  const { lazy, load } = useLazyModule(fetchForm);
  useEffect(load, [load]);
  if (lazy.kind === 'ready') return <lazy.module {...props} />;
  if (lazy.kind === 'failed') return <ErrorPanel title={inviteText('form.failed')} onRetry={load} />;
  return (
    <Loading>
      <Skeleton height="24rem" />
    </Loading>
  );
}
