import { routes, t } from '@care/contracts';
import { SEARCH_TYPE } from '../search/read-search';
import { HiddenFields } from '../search-form/HiddenFields';
import { searchText } from '../../texts';
import { Bar } from './parts';
import { FeatureGroup, PlaceGroup, RatingGroup, type FilterGroupProps } from './FilterGroups';
import { FilterMenu } from './FilterMenu';
import { FilterMenuFoot } from './FilterMenuFoot';

interface FilterBarProps extends FilterGroupProps {
  /** The number of hits of the current search. */
  count: number | undefined;
}

const chosen = (label: string, count: number) => (count > 0 ? searchText('filters.chosen', { label, count }) : label);

/** Rating, features and place as chips with menus (from 1024 px on). Without script, they are a GET form. */
export function FilterBar({ count, ...group }: FilterBarProps) {
  const { shown, change } = group;
  const { rating, features, place } = shown;
  const menus = [
    {
      label: rating ? searchText('filters.ratingChosen', { count: rating }) : t('search.rating'),
      isOn: rating !== null,
      Group: RatingGroup,
      none: { rating: null },
    },
    {
      label: chosen(t('search.features'), features.length),
      isOn: features.length > 0,
      isWide: true,
      Group: FeatureGroup,
      none: { features: [] },
    },
    { label: chosen(t('search.place'), place ? 1 : 0), isOn: place !== null, Group: PlaceGroup, none: { place: null } },
  ];
  return (
    <Bar
      method="get"
      action={routes.search.build({ searchType: SEARCH_TYPE })}
      onSubmit={(event) => event.preventDefault()}
      aria-label={searchText('filters.label')}
    >
      {menus.map(({ Group, none, ...menu }, index) => (
        <FilterMenu key={index} {...menu}>
          {(close) => (
            <>
              <Group {...group} />
              <FilterMenuFoot shown={shown} change={change} none={none} count={count} onClose={close} />
            </>
          )}
        </FilterMenu>
      ))}
      <HiddenFields filters={{ ...shown, rating: null, features: [], place: null }} />
    </Bar>
  );
}
