import { routes, t } from '@care/contracts';
import { StandaloneLink } from '@care/ui';
import { QueryContent } from '@care/ui/more';
import { AccountSection } from '../account-section/AccountSection';
import { inboxApi } from './inbox-api';
import { MessageList, MessageListSkeleton } from './MessageList';
import { inboxText } from './texts';

/** Number of messages in the preview. */
const PREVIEW_SIZE = 5;

/** The newest messages on the account page, unread ones in bold, and a link to all messages (AC-14). */
export function InboxBox() {
  const query = inboxApi.folder.useQuery({ folder: 'inbox', page: 1 });
  return (
    <AccountSection title={t('nav.inbox')}>
      <QueryContent query={query} failed={inboxText('listFailed')} skeleton={<MessageListSkeleton />}>
        {({ results }) =>
          results.length === 0 ? (
            <p>{inboxText('empty.inbox')}</p>
          ) : (
            <MessageList messages={results.slice(0, PREVIEW_SIZE)} />
          )
        }
      </QueryContent>
      <StandaloneLink to={routes.messages.build()}>{inboxText('toAll')}</StandaloneLink>
    </AccountSection>
  );
}
