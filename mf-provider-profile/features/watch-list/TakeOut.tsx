import { Link } from '@care/ui';
import { moveFocusOnRemoval } from '@care/ui/more';
import styled from '@emotion/styled';
import { watchListText } from './texts';

const RemoveLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--size-touch);
  font-size: var(--t-meta);
  font-weight: 400;
`;

/** Link to the comparison without this provider. */
export const TakeOut = ({ name, to }: { name: string; to: string }) => (
  <div data-print="hide" ref={moveFocusOnRemoval}>
    <RemoveLink to={to} aria-label={watchListText('compare.takeOutName', { name })}>
      {watchListText('compare.takeOut')}
    </RemoveLink>
  </div>
);
