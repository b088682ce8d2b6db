import { t } from '@care/contracts';
import { changeFilters, searchPath, type SearchFilters } from '@care/contracts/search';
import { ChipLink, EmptyState, Panel, Row } from '@care/ui';
import { emptyNoResults } from '@care/ui/illustrations';
import styled from '@emotion/styled';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { searchText } from '../../texts';

/** A column of alternatives. */
export const RescueList = styled.ul`
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

export interface NearbyHits {
  slug: string;
  name: string;
  count: number;
}

interface NothingFoundProps {
  filters: SearchFilters;
  /** Alternatives with their number of hits, best first. */
  rescues: ReactNode;
  /** Neighbouring towns in which the same search has hits. */
  nearby: NearbyHits[];
}

/** The page without hits: alternatives and neighbouring towns (SR-19). */
export const NothingFound = ({ filters, rescues, nearby }: NothingFoundProps) => (
  <Panel>
    <EmptyState picture={emptyNoResults} title={t('errors.noSearchResults')} action={rescues}>
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
