import { routes, t } from '@care/contracts';
import { StandaloneLink } from '@care/ui';
import { AccountSection } from '../own-account/AccountSection';
import { Arriving } from '../arriving/Arriving';
import { inboxApi } from './inbox-api';
import { LetterList, LettersSkeleton } from './LetterList';
import { mt } from './texts';

/** How many of the newest messages stand in the box. */
const SHOWN = 5;

/** The newest messages within the own account, unread ones bold, and the way to all of them (AC-14). */
export function InboxBox({ userId }: { userId: string }) {
  const query = inboxApi.folder.useQuery({ userId, folder: 'inbox', page: 1 });
  return (
    <AccountSection title={t('nav.inbox')}>
      <Arriving query={query} failed={mt('listFailed')} skeleton={<LettersSkeleton />}>
        {({ results }) =>
          results.length === 0 ? <p>{mt('empty.inbox')}</p> : <LetterList letters={results.slice(0, SHOWN)} />
        }
      </Arriving>
      <StandaloneLink to={routes.messages.build()}>{mt('toAll')}</StandaloneLink>
    </AccountSection>
  );
}
