import { routes } from '@care/contracts';
import { Meta, Stack, StandaloneLink } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import type { SentMessage } from './RecruitForm';
import { ct } from './texts';

/** Replaces the form after the message was sent. */
export function SentNotice({ sent: { status, quota } }: { sent: SentMessage }) {
  const left = quota ? quota.limit - quota.used : undefined;
  return (
    <Stack>
      <StatusMessage kind={status === 'HELD' ? 'info' : 'success'} title={ct(status === 'HELD' ? 'held' : 'sent')} />
      {quota && left !== undefined && (
        <Meta>
          {left > 0 ? ct('left', { count: left, limit: quota.limit }) : ct('leftNone', { limit: quota.limit })}
        </Meta>
      )}
      <StandaloneLink to={routes.messages.build()}>{ct('toMessages')}</StandaloneLink>
    </Stack>
  );
}
