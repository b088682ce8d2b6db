import { currentSession, t, type PageContext, type PageHead } from '@care/contracts';
import { messageIdOf } from './inbox-address';
import { inboxApi } from './inbox-api';

const robots = 'noindex,nofollow';

export const messagesHead = (): PageHead => ({ title: t('nav.inbox'), robots });

/** The subject, once the message is there. */
export function messageHead({ store, params }: PageContext): PageHead {
  const session = currentSession();
  const id = messageIdOf(params.id);
  const userId = session.status === 'authenticated' ? session.user.id : '';
  const message = id && userId ? inboxApi.message.select({ userId, id })(store.getState()).data : undefined;
  return { title: message?.title ?? t('nav.inbox'), robots };
}
