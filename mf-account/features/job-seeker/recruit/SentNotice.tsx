import { routes } from '@care/contracts';
import { Meta, Stack, StandaloneLink } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import type { SentMessage } from './RecruitForm';
import { recruitText } from './texts';

/** Replaces the form after the message was sent. */
export function SentNotice({ sent: { status, quota } }: { sent: SentMessage }) {
  const left = quota ? quota.limit - quota.used : undefined;
  return (
    <Stack>
      <StatusMessage
        kind={status === 'HELD' ? 'info' : 'success'}
        title={recruitText(status === 'HELD' ? 'held' : 'sent')}
      />
      {quota && left !== undefined && (
        <Meta>
          {left > 0
            ? recruitText('left', { count: left, limit: quota.limit })
            : recruitText('leftNone', { limit: quota.limit })}
        </Meta>
      )}
      <StandaloneLink to={routes.messages.build()}>{recruitText('toMessages')}</StandaloneLink>
    </Stack>
  );
}
