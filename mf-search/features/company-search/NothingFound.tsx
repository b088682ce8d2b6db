import { t } from '@care/contracts';
import type { City } from '@care/contracts/schemas';
import { changeFilters, searchPath, type SearchFilters } from '@care/contracts/search';
import { ButtonLink, ChipLink, EmptyState, Panel, Row } from '@care/ui';
import { emptyNoResults } from '@care/ui/illustrations';
import styled from '@emotion/styled';
import { ArrowRight, MapPin, X } from 'lucide-react';
import { searchText } from '../../texts';

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

/** An alternative to an empty result, and what its link says. */
export interface Rescue {
  label: string;
  target: SearchFilters;
  isWider: boolean;
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
      action={rescues.length > 0 && <Rescues rescues={rescues} />}
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
const Rescues = ({ rescues }: Pick<NothingFoundProps, 'rescues'>) => (
  <RescueList role="list">
    {rescues.map(({ label, target, isWider }, index) => {
      const first = target.searchType === 'pflegeanbieter' ? 'primary' : 'secondaryGreen';
      return (
        <li key={label}>
          <ButtonLink
            block
            variant={index === 0 ? first : 'secondaryBlue'}
            to={searchPath(target)}
            icon={isWider ? ArrowRight : X}
          >
            {label}
          </ButtonLink>
        </li>
      );
    })}
  </RescueList>
);
