import { routes, t } from '@care/contracts';
import { Link } from '@care/contracts/router';
import { Icon, media } from '@care/ui';
import styled from '@emotion/styled';
import { Briefcase, Lightbulb, Search, Users, type LucideIcon } from 'lucide-react';
import { readForm } from '../company-search/read-search';
import { searchApi } from '../company-search/search-api';
import { finderColumns } from '../search-form/form-layouts';
import { SearchForm } from '../search-form/SearchForm';
import { tt } from '../../texts';
import { careFormsId } from './CareFormCards';

const Box = styled.div`
  border-radius: var(--r-panel);
  background: var(--surface);
  box-shadow: var(--shadow-raised);
`;
const Tabs = styled.nav`
  display: flex;
  gap: 2px;
  padding: 0.5rem 0.5rem 0;
  border-bottom: 1px solid var(--line);
`;
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
    color: var(--blue-700);
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0.75rem -1px;
    height: 5px;
    border-radius: 5px 5px 0 0;
    background: var(--blue-700);
  }
  @media (max-width: 768px) {
    flex: 1;
    flex-direction: column;
    gap: 0.15rem;
    min-width: 0;
    min-height: 4rem;
    padding: 0.4rem 0.2rem;
    font-size: 1rem;
    text-align: center;
  }
`;
// The last tab has one word for narrow screens (SH-02); both are in the HTML, one is shown and read.
const Long = styled.span`
  @media (max-width: 768px) {
    display: none;
  }
`;
const Short = styled.span`
  @media (min-width: 769px) {
    display: none;
  }
`;
const Form = styled(SearchForm)(finderColumns, {
  padding: 'var(--s-5)',
  '@media (max-width: 767px)': { paddingInline: 'var(--s-4)' },
});
const Help = styled.p`
  padding: 0 var(--s-5) var(--s-4);
  & > a {
    display: inline-flex;
    gap: 0.4rem;
    align-items: center;
    min-height: var(--size-touch);
  }
  ${media.phone} {
    padding-inline: var(--s-4);
  }
`;

interface SearchTab {
  to: string;
  icon: LucideIcon;
  long: string;
  short: string;
  isCurrent?: boolean;
}

const tabs = (): SearchTab[] => [
  {
    to: routes.home.build(),
    icon: Search,
    long: t('nav.careProviderSearch'),
    short: t('nav.providersShort'),
    isCurrent: true,
  },
  { to: routes.staffHome.build(), icon: Users, long: t('nav.nursingStaffSearch'), short: tt('home.staffShort') },
  { to: routes.jobsHome.build(), icon: Briefcase, long: t('nav.jobSearch'), short: t('nav.job') },
];

/** The three searches as tabs, and the form of this one, filled in from the address (SH-02, SR-05). */
export function Finder({ query }: { query: URLSearchParams }) {
  const { filters, cityText } = readForm(query);
  const { currentData: city } = searchApi.city.useQuery(filters.city ?? '', {
    skip: filters.city === null || cityText !== null,
  });
  return (
    <Box>
      <Tabs aria-label={t('nav.searchTabs')}>
        {tabs().map(({ to, icon, long, short, isCurrent }) => (
          <Tab key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
            <Icon of={icon} />
            <Long>{long}</Long>
            <Short>{short}</Short>
          </Tab>
        ))}
      </Tabs>
      <Form
        key={`${query} ${city?.slug}`}
        label={tt('form.label')}
        applied={{ ...filters, city: city?.slug ?? null }}
        cityName={city?.name}
        typedCity={cityText ?? undefined}
      />
      <Help>
        <a href={`#${careFormsId}`}>
          <Icon of={Lightbulb} size="small" />
          {tt('home.whichForm')}
        </a>
      </Help>
    </Box>
  );
}
