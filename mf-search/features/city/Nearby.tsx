import { formatKm } from '@care/contracts';
import { changeFilters, searchPath, type SearchFilters } from '@care/contracts/search';
import type { City } from '@care/contracts/schemas';
import { Heading, Link, Panel } from '@care/ui';
import styled from '@emotion/styled';
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

/** Links to other searches, each with a name at the left and a number at the right. */
export const LinkList = styled.ul`
  margin-top: var(--s-2);
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & a {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    align-items: center;
    min-height: var(--size-touch);
    padding-block: 0.3rem;
    text-decoration: none;
    &:hover span:first-of-type,
    &[aria-current] span:first-of-type {
      text-decoration: underline;
    }
    &[aria-current] {
      font-weight: 700;
    }
    & > span:last-of-type {
      color: var(--ink-soft);
      font-weight: 400;
      white-space: nowrap;
    }
  }
`;
