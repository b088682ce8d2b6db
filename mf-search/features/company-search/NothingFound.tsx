import { formatRadius, t } from '@care/contracts';
import { DEFAULT_RADIUS } from '@care/contracts/constants';
import type { City } from '@care/contracts/schemas';
import { changeFilters, searchPath, type SearchFilters } from '@care/contracts/search';
import { ButtonLink, ChipLink, EmptyState, Panel, Row } from '@care/ui';
import { emptyNoResults } from '@care/ui/illustrations';
import styled from '@emotion/styled';
import { ArrowRight, MapPin, X } from 'lucide-react';
import { searchText } from '../../texts';
import { activeFilters } from '../filters/filter-labels';

const RescueList = styled.ul`
  display: grid;
  gap: var(--s-2);
  width: min(100%, 32rem);
  & > li > a {
    justify-content: space-between;
    text-align: start;
    & > svg {
      order: 1;
    }
  }
`;

/** An alternative to an empty result, with its number of hits. */
export interface Rescue {
  target: SearchFilters;
  count: number;
}

export type NearbyHits = Pick<City['nearby'][number], 'slug' | 'name'> & { count: number };

interface NothingFoundProps {
  filters: SearchFilters;
  /** Alternatives with hits, best first. */
  rescues: readonly Rescue[];
  /** Neighbouring towns in which the same search has hits. */
  nearby: readonly NearbyHits[];
}

/** The page without hits: alternatives and neighbouring towns (SR-19). */
export const NothingFound = ({ filters, rescues, nearby }: NothingFoundProps) => (
  <Panel>
    <EmptyState
      picture={emptyNoResults}
      title={t('errors.noSearchResults')}
      action={rescues.length > 0 && <Rescues filters={filters} rescues={rescues} />}
    >
      {t('search.emptyTips')}
    </EmptyState>
    {nearby.length > 0 && (
      <>
        <p>{searchText('empty.nearby')}</p>
        <Row as="ul" role="list" gap="small">
          {nearby.map(({ slug, name, count }) => (
            <li key={slug}>
              <ChipLink to={searchPath(changeFilters(filters, { city: slug }))} icon={MapPin}>
                {searchText('empty.nearbyHits', { name, hits: t('search.resultsCount', { count }) })}
              </ChipLink>
            </li>
          ))}
        </Row>
      </>
    )}
  </Panel>
);

/** The first one is highlighted: blue stands for care, green for work. */
const Rescues = ({ filters, rescues }: Pick<NothingFoundProps, 'filters' | 'rescues'>) => (
  <RescueList role="list">
    {rescues.map(({ target, count }, index) => {
      const first = target.searchType === 'pflegeanbieter' ? 'primary' : 'secondaryGreen';
      return (
        <li key={searchPath(target)}>
          <ButtonLink
            block
            variant={index === 0 ? first : 'secondaryBlue'}
            to={searchPath(target)}
            icon={target.radius === filters.radius ? X : ArrowRight}
          >
            {rescueLabel(filters, target, count)}
          </ButtonLink>
        </li>
      );
    })}
  </RescueList>
);

/** What an alternative changes, and how many hits it has. */
export function rescueLabel(before: SearchFilters, after: SearchFilters, count: number): string {
  const hits = t('search.resultsCount', { count });
  const radius = formatRadius(after.radius);
  const isWider = after.radius !== before.radius;
  const [only, ...others] = droppedLabels(before, after);
  if (only === undefined) return t('search.emptyWiden', { radius, count });
  if (isWider) return searchText('empty.withoutAnyWider', { radius, hits });
  return others.length ? searchText('empty.withoutAny', { hits }) : searchText('empty.without', { label: only, hits });
}

/** The labels of the filters that an alternative removes. A change of the radius is not one of them. */
function droppedLabels(before: SearchFilters, after: SearchFilters): string[] {
  const labels = (filters: SearchFilters) =>
    activeFilters({ ...filters, radius: DEFAULT_RADIUS }).map(({ label }) => label);
  const kept = new Set(labels(after));
  return labels(before).filter((label) => !kept.has(label));
}
