import { routes } from '@care/contracts';
import { ButtonLink, EmptyState, Panel } from '@care/ui';
import { emptyWatchlist } from '@care/ui/illustrations';
import { tt } from './texts';

export const EmptyList = () => (
  <Panel>
    <EmptyState
      picture={emptyWatchlist}
      title={tt('emptyTitle')}
      action={<ButtonLink to={routes.home.build()}>{tt('find')}</ButtonLink>}
    >
      {tt('empty')}
    </EmptyState>
  </Panel>
);
