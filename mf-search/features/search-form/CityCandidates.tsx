import type { CityPlace } from '@care/contracts/schemas';
import { ChipLink, Row, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { searchText } from '../../texts';

const Candidates = styled(Stack)`
  margin-top: var(--s-4);
`;

interface CityCandidatesProps {
  places: readonly CityPlace[];
  pathOf: (citySlug: string) => string;
  onPick?: () => void;
}

/** The towns with the typed name. Each is a link to its search. */
export function CityCandidates({ places, pathOf, onPick }: CityCandidatesProps) {
  const id = useId();
  return (
    <Candidates gap="small">
      <p id={id}>{searchText('form.candidates')}</p>
      <Row as="ul" role="list" aria-labelledby={id}>
        {places.map(({ slug, name, state }) => (
          <li key={`${slug} ${name}`}>
            <ChipLink to={pathOf(slug)} icon={MapPin} onClick={onPick}>
              {name.includes(state) ? name : `${name}, ${state}`}
            </ChipLink>
          </li>
        ))}
      </Row>
    </Candidates>
  );
}
