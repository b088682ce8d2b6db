import styled from '@emotion/styled';
import { searchText } from '../../texts';

const Count = styled.span`
  margin-inline-start: 0.35rem;
  color: var(--ink-soft);
`;

/** "(64)" behind a choice: how many hits it gives; nothing while there is no answer. */
export const Hits = ({ count }: { count: number | undefined }) =>
  count === undefined ? null : <Count>{searchText('filters.hits', { count })}</Count>;
