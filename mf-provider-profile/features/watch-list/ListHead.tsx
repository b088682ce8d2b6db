import { Heading, Meta, Row } from '@care/ui';
import styled from '@emotion/styled';
import { ShareButton } from '../share/ShareButton';
import { watchListPath } from './watch-list-address';

// Reserves the line of the number, so that the layout does not shift.
const Count = styled(Meta)`
  min-height: 1lh;
`;

interface ListHeadProps {
  title: string;
  count: string;
  /** Ids for the share link; no link for an empty list. */
  ids: readonly number[];
}

/** Title and size of the list, and a share button. */
export const ListHead = ({ title, count, ids }: ListHeadProps) => (
  <Row between>
    <div>
      <Heading level={1}>{title}</Heading>
      <Count role="status">{count}</Count>
    </div>
    {ids.length > 0 && <ShareButton title={title} path={watchListPath({ shared: ids })} />}
  </Row>
);
