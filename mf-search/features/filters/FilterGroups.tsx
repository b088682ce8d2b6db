import { COMPANY_FEATURES, featureLabel, placeLabel, PLACES, t } from '@care/contracts';
import { FILTERS, flagsOf, type FlagKey } from '@care/contracts/search';
import { RatingStars, Row } from '@care/ui';
import { CARE_GRADES, OWN_SHARES } from '@care/contracts/vocabulary';
import { Choice, ChoiceGrid } from '@care/ui/field';
import { flagText, searchText } from '../../texts';
import { gradeLabel, ownShareLabel, starsLabel } from './filter-labels';
import type { FilterGroupProps, FilterView } from './use-filter-changes';
import { oneOf, OneOf } from './OneOf';
import { Group, Hits } from './parts';

/** The filters of a search in groups, for the sheet of small screens. */
export const FilterGroups = ({ views, ...group }: FilterGroupProps & { views: readonly FilterView[] }) => (
  <>
    {views.map(({ filter, Group: Choices }) => (
      <Choices key={filter} {...group} />
    ))}
    {flagsOf(group.shown.searchType).map((flag) => (
      <FlagGroup key={flag} flag={flag} {...group} />
    ))}
  </>
);

function FlagGroup({ flag, shown, change, facets }: FilterGroupProps & { flag: FlagKey }) {
  const { param } = FILTERS[flag];
  return (
    <Group>
      <legend>{flagText(`${flag}.title`)}</legend>
      <Choice
        type="checkbox"
        name={param}
        value={1}
        checked={shown[flag]}
        onChange={(event) => change({ [flag]: event.target.checked })}
      >
        {flagText(`${flag}.label`)} <Hits count={facets?.[param]} />
      </Choice>
    </Group>
  );
}

/** The thresholds of the rating filter. A different threshold in the address is shown, too. */
const ratingSteps = [4, 3];

/** The lowest number of stars (SR-04). */
function RatingGroup(group: FilterGroupProps) {
  const { rating } = group.shown;
  return (
    <OneOf
      {...group}
      filter="rating"
      legend={t('search.rating')}
      values={rating === null || ratingSteps.includes(rating) ? ratingSteps : [rating, ...ratingSteps]}
      labelOf={starsLabel}
      frame={(stars, words) => (
        <Row as="span" gap="small">
          <span aria-hidden="true">
            <RatingStars value={stars} />
          </span>
          <span>{words}</span>
        </Row>
      )}
      hitsOf={(stars, { rating: facet }) => facet?.find(({ min }) => min === stars)?.count}
      all={searchText('filters.allRatings')}
    />
  );
}

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

/** The ten features. A hit has all of the ticked ones (SR-09). */
function FeatureGroup({ shown, change, facets }: FilterGroupProps) {
  const toggle = (index: number, on: boolean) =>
    change({ features: on ? [...shown.features, index] : shown.features.filter((other) => other !== index) });
  return (
    <Group>
      <legend>{t('search.features')}</legend>
      <ChoiceGrid>
        {COMPANY_FEATURES.map(({ index }) => (
          <Choice
            key={index}
            type="checkbox"
            name="features"
            value={index}
            checked={shown.features.includes(index)}
            onChange={(event) => toggle(index, event.target.checked)}
          >
            {featureLabel(index)} <Hits count={facets?.features?.find((one) => one.index === index)?.count} />
          </Choice>
        ))}
      </ChoiceGrid>
    </Group>
  );
}

const chosen = (label: string, count: number) => (count > 0 ? searchText('filters.chosen', { label, count }) : label);

/** The filters of the provider search, in their order. */
export const PROVIDER_FILTERS: readonly FilterView[] = [
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
  {
    filter: 'rating',
    label: ({ rating }) => (rating ? searchText('filters.ratingChosen', { count: rating }) : t('search.rating')),
    Group: RatingGroup,
  },
  {
    filter: 'features',
    label: ({ features }) => chosen(t('search.features'), features.length),
    isWide: true,
    Group: FeatureGroup,
  },
  // In town or in the country (SR-09).
  oneOf('place', () => ({
    legend: t('search.place'),
    values: PLACES.map(({ index }) => index),
    labelOf: placeLabel,
    chosen: () => chosen(t('search.place'), 1),
    hitsOf: (place, facets) => facets.place?.find(({ value }) => value === place)?.count,
    all: searchText('filters.allPlaces'),
  })),
];
