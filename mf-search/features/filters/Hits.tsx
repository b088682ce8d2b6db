import styled from '@emotion/styled';
import { searchText } from '../../texts';

const Count = styled.span`
  margin-inline-start: 0.35rem;
  color: var(--ink-soft);
`;

/** "(64)" after a choice: its number of hits. Empty until the answer has arrived. */
export const Hits = ({ count }: { count: number | undefined }) =>
  count === undefined ? null : <Count>{searchText('filters.hits', { count })}</Count>;
