import { routes, sortLabel, t } from '@care/contracts';
import { availableSorts, effectiveSort, searchPath, type SearchFilters } from '@care/contracts/search';
import { useNavigate } from '@care/contracts/router';
import { Button } from '@care/ui';
import { Select } from '@care/ui/field';
import styled from '@emotion/styled';
import { useId } from 'react';
import { HiddenFields } from '../search-form/HiddenFields';
import { searchText } from '../../texts';

const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: center;
  max-width: 100%;
  & > label {
    font-weight: 600;
  }
`;
const WithoutScript = styled.span`
  display: none;
  @media (scripting: none) {
    display: inline;
  }
`;

/** The field for the order of the hits. Sorting by distance is available only with a place (SR-10). */
export function SortField({ filters }: { filters: SearchFilters }) {
  const id = useId();
  const navigate = useNavigate();
  const choose = (value: string) => {
    const sort = availableSorts(filters).find((one) => one === value) ?? null;
    void navigate(searchPath({ ...filters, sort, page: 1 }), { preventScrollReset: true });
  };
  return (
    <Line method="get" action={routes.search.build({ searchType: filters.searchType })}>
      <label htmlFor={id}>{t('search.sortLabel')}</label>
      <Select id={id} name="sort" value={effectiveSort(filters)} onChange={(event) => choose(event.target.value)}>
        {availableSorts(filters).map((sort) => (
          <option key={sort} value={sort}>
            {sortLabel(sort)}
          </option>
        ))}
      </Select>
      <HiddenFields filters={{ ...filters, sort: null }} />
      <WithoutScript>
        <Button type="submit" variant="secondaryGray" size="small">
          {searchText('results.sort')}
        </Button>
      </WithoutScript>
    </Line>
  );
}
