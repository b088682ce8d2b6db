import { routes } from '@care/contracts';
import { changeFilters, FILTERS, flagsOf, isChosen, searchPath } from '@care/contracts/search';
import type { FilterKey, FlagKey } from '@care/contracts/search';
import { ChipLink, CHIP_ON_STYLE, chipStyle, Icon, media, Row } from '@care/ui';
import { type ReactNode, useRef } from 'react';
import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { HiddenFields } from '../search-form/HiddenFields';
import { flagText, searchText } from '../../texts';
import type { FilterGroupProps, FilterView } from './use-filter-changes';
import { ApplyButton, Bar, Hits, ResetLink } from './parts';
import { useClosing } from './use-closing';

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
  const noneOf = (...filters: FilterKey[]) =>
    Object.fromEntries(filters.map((filter) => [filter, FILTERS[filter].none]));
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
              <Foot between>
                <ResetLink
                  size="small"
                  to={changeFilters(shown, noneOf(filter))}
                  onReset={() => change(noneOf(filter))}
                />
                <ApplyButton count={count} onApply={close} />
              </Foot>
            </>
          )}
        </FilterMenu>
      ))}
      {flagsOf(shown.searchType).map((flag) => (
        <FlagChip key={flag} flag={flag} {...group} />
      ))}
      {hasMenus && (
        <HiddenFields
          filters={{ ...shown, ...noneOf(...views.flatMap(({ filter, also = filter }) => [filter, also])) }}
        />
      )}
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

const Menu = styled.details`
  position: relative;
`;

// `summary` opens the menu without script.
const Opener = styled.summary`
  ${chipStyle};
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &[data-on],
  details[open] > & {
    ${CHIP_ON_STYLE}
  }
  details[open] > & > svg {
    rotate: 180deg;
  }
`;

const Popover = styled.div`
  position: absolute;
  z-index: var(--z-overlay);
  top: calc(100% + 0.5rem);
  left: 0;
  width: min(23rem, calc(100vw - 2 * var(--s-gutter)));
  padding: var(--s-4) var(--s-5);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  box-shadow: var(--shadow-overlay);
  &[data-wide] {
    width: min(38rem, calc(100vw - 2 * var(--s-gutter)));
  }
  ${media.belowDesktop} {
    position: static;
    margin-top: var(--s-2);
  }
`;

interface FilterMenuProps {
  label: string;
  /** True if the menu has an active choice. */
  isOn: boolean;
  isWide?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A chip with a menu of choices. Escape, a press outside and its own button close it. */
export function FilterMenu({ label, isOn, isWide = false, children }: FilterMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = useClosing(details);
  return (
    <Menu ref={details} name="filter-menu">
      <Opener data-on={isOn || undefined}>
        <span>{label}</span>
        <Icon of={ChevronDown} size="small" />
      </Opener>
      <Popover data-wide={isWide || undefined}>{children(close)}</Popover>
    </Menu>
  );
}

const Foot = styled(Row)`
  margin-top: var(--s-4);
`;
