import { routes, sortLabel, t } from '@care/contracts';
import { availableSorts, effectiveSort, searchPath, type SearchFilters } from '@care/contracts/search';
import { useNavigate, useNavigation } from '@care/contracts/router';
import { Button, media } from '@care/ui';
import { Select } from '@care/ui/field';
import styled from '@emotion/styled';
import { useId } from 'react';
import { HiddenFields } from '../search-form/HiddenFields';
import { searchText } from '../../texts';
import { latestSearch } from '../search/latest-search';

/** For screen readers only. */
export const HIDDEN = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);';
const SortForm = styled.form`
  display: flex;
  flex: 1 0 auto;
  gap: 0.6rem;
  align-items: center;
  justify-content: flex-end;
  min-width: 0;
  max-width: 100%;
  & > label {
    color: var(--ink-soft);
    font-size: var(--t-meta);
    white-space: nowrap;
  }
  & select {
    /* As wide as the chosen text, so that the row is wrapped before the text is cut. */
    field-sizing: content;
    min-width: 0;
    min-height: var(--size-touch);
    padding-block: 0.35rem;
    font-size: var(--t-meta);
    font-weight: 500;
  }
  & > div {
    flex: 0 1 auto;
    min-width: 0;
  }
  ${media.phone} {
    & > div {
      flex: 1;
    }
    & select {
      padding-inline: 0.5rem 1.9rem;
      font-size: 0.875rem;
    }
    & svg {
      right: 0.5rem;
    }
  }
`;
/** Read aloud only where the row has no room for it. */
const Label = styled.label`
  ${media.phone}, (min-width: 1024px) and (max-width: 1279px) {
    ${HIDDEN}
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
  const { location: loading } = useNavigation();
  const choose = (value: string) => {
    const sort = availableSorts(filters).find((one) => one === value) ?? null;
    void navigate(searchPath({ ...latestSearch(filters, loading), sort, page: 1 }), { preventScrollReset: true });
  };
  return (
    <SortForm data-print="hide" method="get" action={routes.search.build({ searchType: filters.searchType })}>
      <Label htmlFor={id}>{t('search.sortLabel')}</Label>
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
    </SortForm>
  );
}
