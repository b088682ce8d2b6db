import type { ShownPlaces } from '@care/contracts/free-places';
import { Meta } from '@care/ui';
import styled from '@emotion/styled';
import { OpenState } from './OpenState';

const Words = styled.span`
  & > span {
    display: block;
    font-weight: 400;
  }
`;

interface PlacesStateProps {
  places: ShownPlaces;
  className?: string;
}

/** Free places, the waiting list or new clients of a provider with the age of the statement, after its window (PL-06). */
export const PlacesState = ({ places: { title, detail, is_free }, className }: PlacesStateProps) => (
  <OpenState as="span" isOpen={is_free} className={className}>
    <Words>
      {title} <Meta as="span">{detail}</Meta>
    </Words>
  </OpenState>
);
