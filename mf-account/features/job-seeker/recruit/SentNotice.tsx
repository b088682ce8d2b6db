import { routes } from '@care/contracts';
import { Alert, Meta, Stack, StandaloneLink } from '@care/ui';
import { useEffect, useRef } from 'react';
import type { SentMessage } from './RecruitForm';
import { ct } from './texts';

/** In the form's place once the message is on its way; takes the focus, because the button that had it is gone. */
export function SentNotice({ sent: { status, quota } }: { sent: SentMessage }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const left = quota ? quota.limit - quota.used : undefined;
  return (
    <Stack>
      <Alert
        kind={status === 'HELD' ? 'info' : 'success'}
        title={ct(status === 'HELD' ? 'held' : 'sent')}
        ref={box}
        tabIndex={-1}
      />
      {quota && left !== undefined && (
        <Meta>
          {left > 0 ? ct('left', { count: left, limit: quota.limit }) : ct('leftNone', { limit: quota.limit })}
        </Meta>
      )}
      <StandaloneLink to={routes.messages.build()}>{ct('toMessages')}</StandaloneLink>
    </Stack>
  );
}
