import { t, type PageContext, type PageHead } from '@care/contracts';
import { currentViewer } from '@care/contracts/viewer';
import { messageIdOf } from './inbox-address';
import { inboxApi } from './inbox-api';

const ROBOTS = 'noindex,nofollow';

export const messagesHead = (): PageHead => ({ title: t('nav.inbox'), robots: ROBOTS });

/** The title is the subject of the message, as soon as it is loaded. */
export function messageHead({ store, params }: PageContext): PageHead {
  const id = messageIdOf(params.id);
  const userId = currentViewer();
  const message = id && userId ? inboxApi.message.select({ userId, id })(store.getState()).data : undefined;
  return { title: message?.title ?? t('nav.inbox'), robots: ROBOTS };
}
