import { routes } from '@care/contracts';
import { changeFilters, FILTERS, flagsOf, isChosen, searchPath, type FlagKey } from '@care/contracts/search';
import { ChipLink } from '@care/ui';
import type { ReactNode } from 'react';
import { HiddenFields } from '../search-form/HiddenFields';
import { flagText, searchText } from '../../texts';
import { FilterMenu, FilterMenuFoot } from './FilterMenu';
import type { FilterGroupProps, FilterView } from './use-filter-changes';
import { Bar, Hits } from './parts';

interface FilterBarProps extends FilterGroupProps {
  views: readonly FilterView[];
  /** The number of hits of the current search. */
  count: number | undefined;
  /** More buttons beside the filters. */
  tools?: ReactNode;
}

/** The filters of a search as chips (from 1024 px on): menus, and links for yes or no. Without script, menus are a GET form. */
export function FilterBar({ views, count, tools, ...group }: FilterBarProps) {
  const { shown, change } = group;
  const controlled = views.flatMap(({ filter, also = filter }) => [filter, also]);
  const none = Object.fromEntries(controlled.map((filter) => [filter, FILTERS[filter].none]));
  const form = {
    method: 'get',
    action: routes.search.build({ searchType: shown.searchType }),
    onSubmit: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
  const hasMenus = views.length > 0;
  return (
    <Bar {...(hasMenus ? form : { as: 'div', role: 'group' })} aria-label={searchText('filters.label')}>
      {views.map(({ filter, label, Group, isWide }) => (
        <FilterMenu key={filter} label={label(shown)} isOn={isChosen(shown[filter])} isWide={isWide}>
          {(close) => (
            <>
              <Group {...group} />
              <FilterMenuFoot
                shown={shown}
                change={change}
                none={{ [filter]: FILTERS[filter].none }}
                count={count}
                onClose={close}
              />
            </>
          )}
        </FilterMenu>
      ))}
      {flagsOf(shown.searchType).map((flag) => (
        <FlagChip key={flag} flag={flag} {...group} />
      ))}
      {hasMenus && <HiddenFields filters={{ ...shown, ...none }} />}
      {tools}
    </Bar>
  );
}

/** A chip that links to the search with or without the filter. */
const FlagChip = ({ flag, shown, facets }: FilterGroupProps & { flag: FlagKey }) => (
  <ChipLink
    on={shown[flag]}
    aria-current={shown[flag] ? 'true' : undefined}
    to={searchPath(changeFilters(shown, { [flag]: !shown[flag] }))}
    replace
    preventScrollReset
  >
    {flagText(`${flag}.label`)} <Hits count={facets?.[FILTERS[flag].param]} />
  </ChipLink>
);
