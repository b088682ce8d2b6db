import { routes } from '@care/contracts';
import { ButtonLink, EmptyState, Panel } from '@care/ui';
import { emptyWatchlist } from '@care/ui/illustrations';
import { watchListText } from './texts';

/** `isOnDevice`: the list of a visitor, which has bookmarks in place of hearts. */
export const EmptyList = ({ isOnDevice = false }: { isOnDevice?: boolean }) => (
  <Panel>
    <EmptyState
      picture={emptyWatchlist}
      title={watchListText('emptyTitle')}
      action={<ButtonLink to={routes.home.build()}>{watchListText('find')}</ButtonLink>}
    >
      {watchListText(isOnDevice ? 'emptyDevice' : 'empty')}
    </EmptyState>
  </Panel>
);
