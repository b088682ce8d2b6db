import type { SearchType } from '@care/contracts/search';
import { ownProps } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { readForm } from '../search/read-search';
import { searchApi } from '../search/search-api';
import type { CriteriaField } from '../search-form/search-form-values';
import { FinderForm } from '../search-form/search-form';
import { SearchTabs } from './SearchTabs';

// Blue stands for care, green for work.
const Box = styled('div', ownProps('tone'))<{ tone: 'blue' | 'green' }>`
  --accent: var(--${({ tone }) => tone}-700);
  border-radius: var(--r-panel);
  background: var(--surface);
  box-shadow: var(--shadow-raised);
`;
const FormArea = styled.div`
  padding: var(--s-5);
  @media (max-width: 767px) {
    padding-inline: var(--s-4);
  }
`;

interface FinderProps {
  searchType: SearchType;
  query: URLSearchParams;
  /** Accessible name of the form. */
  label: string;
  criteria: CriteriaField;
  /** Help text below the form. */
  children?: ReactNode;
}

/** The three searches as tabs, and the form of the current one, filled in from the address (SH-02, SR-05). */
export function Finder({ searchType, query, label, criteria, children }: FinderProps) {
  const { filters, cityText } = readForm(query, searchType);
  const { currentData: city } = searchApi.city.useQuery(filters.city ?? '', {
    skip: filters.city === null || cityText !== null,
  });
  return (
    <Box tone={searchType === 'pflegeanbieter' ? 'blue' : 'green'}>
      <SearchTabs current={searchType} />
      <FormArea>
        <FinderForm
          key={`${query} ${city?.slug}`}
          label={label}
          criteria={criteria}
          applied={{ ...filters, city: city?.slug ?? null }}
          cityName={city?.name}
          typedCity={cityText ?? undefined}
        />
      </FormArea>
      {children}
    </Box>
  );
}
