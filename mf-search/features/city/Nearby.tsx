import { formatKm } from '@care/contracts';
import { changeFilters, searchPath, type SearchFilters } from '@care/contracts/search';
import type { City } from '@care/contracts/schemas';
import { Heading, Link, Panel } from '@care/ui';
import { LinkList } from '../search/LinkList';
import { searchText } from '../../texts';

/** Links to the same search in the neighbouring towns. */
export const Nearby = ({ filters, nearby }: { filters: SearchFilters; nearby: City['nearby'] }) => (
  <Panel>
    <Heading level={2} look={4}>
      {searchText('city.nearby')}
    </Heading>
    <LinkList role="list">
      {nearby.map(({ slug, name, km }) => (
        <li key={slug}>
          <Link to={searchPath(changeFilters(filters, { city: slug }))}>
            <span>{name}</span>
            <span>{formatKm(km)}</span>
          </Link>
        </li>
      ))}
    </LinkList>
  </Panel>
);
