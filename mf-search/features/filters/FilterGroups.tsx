import { COMPANY_FEATURES, featureLabel, placeLabel, PLACES, t } from '@care/contracts';
import type { CompanyFacets } from '@care/contracts/schemas';
import { RatingStars, Row } from '@care/ui';
import { Choice, ChoiceGrid } from '@care/ui/field';
import type { ReactNode } from 'react';
import { searchText } from '../../texts';
import { starsLabel } from './filter-labels';
import { Group, Hits } from './parts';
import type { FilterChanges } from './use-filter-changes';

export interface FilterGroupProps extends FilterChanges {
  /** The number of hits that each choice gives. Undefined until the answer has arrived. */
  facets?: CompanyFacets;
}

/** The thresholds of the rating filter. A different threshold in the address is shown, too. */
const ratingSteps = [4, 3];

/** The lowest number of stars (SR-04). */
export function RatingGroup({ shown, change, facets }: FilterGroupProps) {
  const steps =
    shown.rating === null || ratingSteps.includes(shown.rating) ? ratingSteps : [shown.rating, ...ratingSteps];
  const option = (stars: number | null, words: ReactNode) => (
    <Choice
      key={stars ?? 'all'}
      type="radio"
      name="rating"
      value={stars ?? ''}
      checked={shown.rating === stars}
      onChange={() => change({ rating: stars })}
    >
      {words}
    </Choice>
  );
  return (
    <Group>
      <legend>{t('search.rating')}</legend>
      {steps.map((stars) =>
        option(
          stars,
          <Row as="span" gap="small">
            <span aria-hidden="true">
              <RatingStars value={stars} />
            </span>
            <span>
              {starsLabel(stars)} <Hits count={facets?.rating.find(({ min }) => min === stars)?.count} />
            </span>
          </Row>,
        ),
      )}
      {option(null, searchText('filters.allRatings'))}
    </Group>
  );
}

/** The ten features. A hit has all of the ticked ones (SR-09). */
export function FeatureGroup({ shown, change, facets }: FilterGroupProps) {
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
            {featureLabel(index)} <Hits count={facets?.features.find((one) => one.index === index)?.count} />
          </Choice>
        ))}
      </ChoiceGrid>
    </Group>
  );
}

/** In town or in the country (SR-09). */
export const PlaceGroup = ({ shown, change, facets }: FilterGroupProps) => (
  <Group>
    <legend>{t('search.place')}</legend>
    {PLACES.map(({ index }) => (
      <Choice
        key={index}
        type="radio"
        name="place"
        value={index}
        checked={shown.place === index}
        onChange={() => change({ place: index })}
      >
        {placeLabel(index)} <Hits count={facets?.place.find(({ value }) => value === index)?.count} />
      </Choice>
    ))}
    <Choice type="radio" name="place" value="" checked={shown.place === null} onChange={() => change({ place: null })}>
      {searchText('filters.allPlaces')}
    </Choice>
  </Group>
);
