import { routes } from '@care/contracts';
import { ButtonLink, EmptyState, Panel } from '@care/ui';
import { emptyWatchlist } from '@care/ui/illustrations';
import { watchListText } from './texts';

export const EmptyList = () => (
  <Panel>
    <EmptyState
      picture={emptyWatchlist}
      title={watchListText('emptyTitle')}
      action={<ButtonLink to={routes.home.build()}>{watchListText('find')}</ButtonLink>}
    >
      {watchListText('empty')}
    </EmptyState>
  </Panel>
);
