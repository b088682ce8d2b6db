import { useNavigate } from '@care/contracts/router';
import type { DeskQueue } from '@care/contracts/schemas';
import { ChipLink, media, Row, Stack } from '@care/ui';
import { CareForm, SelectField, SubmitButton, TextField } from '@care/ui/form';
import { TabLinks } from '@care/ui/tabs';
import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { deskPath, type DeskPlace } from './desk-address';
import { deskText } from './texts';

const Tools = styled.div`
  display: grid;
  gap: var(--s-3);
  ${media.tablet} {
    grid-template-columns: 2fr 1fr auto;
    align-items: end;
  }
`;

/** State, search and kind of the list. Kinds and their labels come from the API. */
export const QueueFilters = ({ queue, place }: { queue: DeskQueue; place: DeskPlace }) => (
  <Stack>
    <TabLinks
      label={deskText('states')}
      items={queue.states.map(({ state, count }) => ({
        to: deskPath(place, { state }),
        label: deskText('counted', { label: deskText(`state.${state}`), count }),
        active: state === place.state,
      }))}
    />
    <SearchForm place={place} />
    <nav aria-label={deskText('kinds')}>
      <Row>
        <ChipLink
          to={deskPath(place, { kind: '' })}
          on={place.kind === ''}
          aria-current={place.kind === '' ? 'page' : undefined}
        >
          {deskText('allKinds')}
        </ChipLink>
        {queue.kinds.map(({ kind, label, count }) => (
          <ChipLink
            key={kind}
            to={deskPath(place, { kind })}
            on={place.kind === kind}
            aria-current={place.kind === kind ? 'page' : undefined}
          >
            {deskText('counted', { label, count })}
          </ChipLink>
        ))}
      </Row>
    </nav>
  </Stack>
);

interface SearchValues {
  q?: string;
  sort?: DeskPlace['sort'];
}

function SearchForm({ place }: { place: DeskPlace }) {
  const navigate = useNavigate();
  const search = ({ q = '', sort = 'oldest' }: SearchValues) => void navigate(deskPath(place, { q, sort }));
  return (
    <search aria-label={deskText('searchForm')}>
      <CareForm<SearchValues> onSubmit={search} initialValues={{ q: place.q, sort: place.sort }} requiredHint={false}>
        {() => (
          <Tools>
            <TextField name="q" type="search" label={deskText('search')} hint={deskText('searchHint')} icon={Search} />
            <SelectField
              name="sort"
              label={deskText('sort')}
              placeholder={false}
              options={[
                { value: 'oldest', label: deskText('oldest') },
                { value: 'newest', label: deskText('newest') },
              ]}
            />
            <SubmitButton variant="secondaryBlue">{deskText('find')}</SubmitButton>
          </Tools>
        )}
      </CareForm>
    </search>
  );
}
