import { Heading, Meta, Row } from '@care/ui';
import { ShareButton } from '../share/ShareButton';
import { watchListPath } from './watch-list-address';

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
      <Meta role="status">{count}</Meta>
    </div>
    {ids.length > 0 && <ShareButton title={title} path={watchListPath({ shared: ids })} />}
  </Row>
);
