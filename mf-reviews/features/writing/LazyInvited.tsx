import { ErrorPanel } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect } from 'react';
import type { InvitedProps } from './Invited';
import { writingText } from './texts';
import { FormSkeleton, WritingFrame } from './WritingFrame';

const fetchInvited = () => import('./Invited').then(({ Invited }) => Invited);

/** The part for people who come with an invitation is loaded for them only. */
export function LazyInvited(props: InvitedProps) {
  const { lazy, load } = useLazyModule(fetchInvited);
  useEffect(load, [load]);
  if (lazy.kind === 'ready') return <lazy.module {...props} />;
  return (
    <WritingFrame title={writingText('newTitle')} company={props.company}>
      {lazy.kind === 'failed' ? <ErrorPanel title={writingText('loadFailed')} onRetry={load} /> : <FormSkeleton />}
    </WritingFrame>
  );
}
