import { routes, t } from '@care/contracts';
import { StandaloneLink } from '@care/ui';
import { AccountSection } from '../own-account/AccountSection';
import { Arriving } from '../arriving/Arriving';
import { inboxApi } from './inbox-api';
import { LetterList, LettersSkeleton } from './LetterList';
import { inboxText } from './texts';

/** Number of messages in the preview. */
const PREVIEW_SIZE = 5;

/** The newest messages on the account page, unread ones in bold, and a link to all messages (AC-14). */
export function InboxBox() {
  const query = inboxApi.folder.useQuery({ folder: 'inbox', page: 1 });
  return (
    <AccountSection title={t('nav.inbox')}>
      <Arriving query={query} failed={inboxText('listFailed')} skeleton={<LettersSkeleton />}>
        {({ results }) =>
          results.length === 0 ? (
            <p>{inboxText('empty.inbox')}</p>
          ) : (
            <LetterList letters={results.slice(0, PREVIEW_SIZE)} />
          )
        }
      </Arriving>
      <StandaloneLink to={routes.messages.build()}>{inboxText('toAll')}</StandaloneLink>
    </AccountSection>
  );
}
