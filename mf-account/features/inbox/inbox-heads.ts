import { t, type PageContext, type PageHead } from '@care/contracts';
import { messageIdOf } from './inbox-address';
import { inboxApi } from './inbox-api';

const ROBOTS = 'noindex,nofollow';

export const messagesHead = (): PageHead => ({ title: t('nav.inbox'), robots: ROBOTS });

/** The title is the subject of the message, as soon as it is loaded. */
export function messageHead({ store, params }: PageContext): PageHead {
  const id = messageIdOf(params.id);
  const message = id ? inboxApi.message.select(id)(store.getState()).data : undefined;
  return { title: message?.title ?? t('nav.inbox'), robots: ROBOTS };
}
