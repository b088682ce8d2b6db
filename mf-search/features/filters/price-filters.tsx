import { CARE_GRADES, OWN_SHARES } from '@care/contracts/vocabulary';
import { changeFilters, FILTERS, searchPath, type SearchFilters } from '@care/contracts/search';
import { Link } from '@care/ui';
import { Choice } from '@care/ui/field';
import styled from '@emotion/styled';
import { searchText } from '../../texts';
import { gradeLabel, ownShareLabel } from './filter-labels';
import { oneOf, OneOf } from './OneOf';
import { Hits } from './parts';
import type { FilterGroupProps, FilterView } from './use-filter-changes';

/** The highest own share; providers without one are hidden unless they are asked for (CO-07). */
function OwnShareGroup(group: FilterGroupProps) {
  const { shown, change, facets } = group;
  if (shown.grade === 1) return <p>{searchText('filters.gradeHint')}</p>;
  return (
    <OneOf
      {...group}
      filter="ownShare"
      legend={searchText('filters.ownShareLegend')}
      values={OWN_SHARES}
      labelOf={ownShareLabel}
      hitsOf={(cents, { own_share }) => own_share?.find(({ max }) => max === cents)?.count}
      all={searchText('filters.allShares')}
    >
      {shown.ownShare !== null && (
        <Choice
          type="checkbox"
          name={FILTERS.withoutPrice.param}
          value={1}
          checked={shown.withoutPrice === 1}
          onChange={({ target }) => change({ withoutPrice: target.checked ? 1 : null })}
        >
          {searchText('filters.alsoWithoutPrice')} <Hits count={facets?.without_price} />
        </Choice>
      )}
    </OneOf>
  );
}

/** The filters about prices: the care grade that own shares are shown for, and the own share (CO-07). */
export const PRICE_FILTERS: readonly FilterView[] = [
  oneOf('grade', () => ({
    legend: searchText('filters.grade'),
    values: CARE_GRADES,
    labelOf: gradeLabel,
    all: searchText('filters.allGrades'),
    hint: searchText('filters.gradeHint'),
  })),
  {
    filter: 'ownShare',
    also: 'withoutPrice',
    label: ({ ownShare }) => (ownShare ? ownShareLabel(ownShare) : searchText('filters.ownShare')),
    Group: OwnShareGroup,
  },
];

const Line = styled.p`
  margin-bottom: var(--s-3);
`;

interface HiddenWithoutPriceProps {
  filters: SearchFilters;
  /** Hits that the filter by own share hides because they have none. */
  count: number;
}

/** How many providers the filter by own share hides for want of a price, and a link that shows them (CO-07). */
export const HiddenWithoutPrice = ({ filters, count }: HiddenWithoutPriceProps) =>
  filters.ownShare !== null &&
  filters.withoutPrice === null &&
  count > 0 && (
    <Line>
      {searchText('filters.withoutPrice', { count })}{' '}
      <Link to={searchPath(changeFilters(filters, { withoutPrice: 1 }))} replace preventScrollReset>
        {searchText('filters.showThem')}
      </Link>
    </Line>
  );
