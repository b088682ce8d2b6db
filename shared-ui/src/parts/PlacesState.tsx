import { isPlaceFree, placesWords, type ShownPlaces } from '@care/contracts/free-places';
import { Meta } from '@care/ui';
import styled from '@emotion/styled';
import { OpenState } from './OpenState';

const Words = styled.span`
  & > span {
    display: block;
    font-weight: 400;
  }
`;

/** Free places, the waiting list or new clients of a provider with the age of the statement, after its window (PL-06). */
export function PlacesState({ places, className }: { places: ShownPlaces; className?: string }) {
  const { title, detail } = placesWords(places);
  return (
    <OpenState as="span" isOpen={isPlaceFree(places)} className={className}>
      <Words>
        {title} <Meta as="span">{detail}</Meta>
      </Words>
    </OpenState>
  );
}
