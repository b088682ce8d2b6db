import { Heading, Meta, Row } from '@care/ui';
import styled from '@emotion/styled';
import { ShareButton } from '../share/ShareButton';
import { watchListPath } from './watch-list-address';

// Its line is there before the number is: what follows must not move under a finger.
const Count = styled(Meta)`
  min-height: 1lh;
`;

interface ListHeadProps {
  title: string;
  count: string;
  /** What a link to this list would name; nothing to hand on without any. */
  ids: readonly number[];
}

/** Title and size of the list, and the link for the family. */
export const ListHead = ({ title, count, ids }: ListHeadProps) => (
  <Row between>
    <div>
      <Heading level={1}>{title}</Heading>
      <Count role="status">{count}</Count>
    </div>
    {ids.length > 0 && <ShareButton title={title} path={watchListPath({ shared: ids })} />}
  </Row>
);
