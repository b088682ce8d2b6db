import { careFormLabel, formatNumber } from '@care/contracts';
import { changeFilters, searchPath, type SearchFilters } from '@care/contracts/search';
import type { CompanyFacets } from '@care/contracts/schemas';
import { Heading, Link, Panel } from '@care/ui';
import { LinkList } from '../search/LinkList';
import { searchText } from '../../texts';

/**
 * Links to the same search for each single care form, with its number of hits. Care forms without hits are left out.
 */
export function CareFormLinks({ filters, facets }: { filters: SearchFilters; facets: CompanyFacets }) {
  const offered = facets.services.filter(({ count }) => count > 0);
  if (offered.length === 0) return null;
  return (
    <Panel>
      <Heading level={2} look={4}>
        {searchText('results.careForms')}
      </Heading>
      <LinkList role="list">
        {offered.map(({ value, count }) => (
          <li key={value}>
            <Link
              to={searchPath(changeFilters(filters, { services: [value] }))}
              aria-current={filters.services.length === 1 && filters.services[0] === value ? 'true' : undefined}
            >
              <span>{careFormLabel(value)}</span>
              <span>{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </LinkList>
    </Panel>
  );
}
