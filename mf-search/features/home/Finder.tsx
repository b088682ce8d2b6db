import type { SearchType } from '@care/contracts/search';
import { ownProps, Icon } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { t } from '@care/contracts';
import { Link } from '@care/contracts/router';
import { Briefcase, Search, Users } from 'lucide-react';
import { readForm } from '../search/read-search';
import { searchApi } from '../search/search-api';
import { homePath, searchName } from '../search/searches';
import type { CriteriaField } from '../search-form/search-form-values';
import { FinderForm } from '../search-form/search-form';

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

const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 0.5rem 0.5rem 0;
  border-bottom: 1px solid var(--line);
`;
// All three stand in one row from 320 px on, and in a column if the text size is doubled.
const Tab = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.55rem;
  min-height: 3.25rem;
  padding: 0.5rem 1.25rem;
  border-radius: 1rem 1rem 0 0;
  color: var(--ink);
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  &:hover {
    background: var(--blue-50);
  }
  &[aria-current] {
    color: var(--accent);
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0.75rem -1px;
    height: 5px;
    border-radius: 5px 5px 0 0;
    background: var(--accent);
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
  @media (max-width: 768px) {
    flex: 1 1 auto;
    flex-direction: column;
    gap: 0.15rem;
    max-width: 100%;
    min-height: 4rem;
    padding: 0.4rem 0.2rem;
    font-size: clamp(0.85rem, 4.2vw, 1rem);
    text-align: center;
    /* A tab is at least as wide as its word. */
    overflow-wrap: break-word;
  }
`;
// On narrow screens the last tab is one word (SH-02). The others are shortened visually, but screen readers get the
// full name.
const Long = styled.span`
  @media (max-width: 768px) {
    display: none;
  }
`;
const LongForScreenReaders = styled.span`
  @media (max-width: 768px) {
    position: absolute;
    clip-path: inset(50%);
  }
`;
const Short = styled.span`
  @media (min-width: 769px) {
    display: none;
  }
`;

const tabs = [
  ['pflegeanbieter', Search, 'nav.providersShort'],
  ['pflegepersonal', Users, 'nav.staffShort'],
  ['pflegejobs', Briefcase, 'nav.job'],
] as const;

/** The tabs of the three searches. The current one has `aria-current` (SH-02). */
const SearchTabs = ({ current }: { current: SearchType }) => (
  <Tabs aria-label={t('nav.searchTabs')}>
    {tabs.map(([type, icon, short]) => {
      const keepsName = type !== 'pflegejobs';
      const Name = keepsName ? LongForScreenReaders : Long;
      return (
        <Tab key={type} to={homePath(type)} aria-current={type === current ? 'page' : undefined}>
          <Icon of={icon} />
          <Name>{searchName(type)}</Name>
          <Short aria-hidden={keepsName || undefined}>{t(short)}</Short>
        </Tab>
      );
    })}
  </Tabs>
);
