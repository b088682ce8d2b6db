import { onPage, searchPath, type SearchFilters } from '@care/contracts/search';
import { Pagination } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  margin-bottom: var(--s-5);
`;

interface PagedListProps {
  filters: SearchFilters;
  pages: number;
  className?: string;
  /** List items. */
  children: ReactNode;
}

/** The hits of one page with the pagination below (SR-17). */
export const PagedList = ({ filters, pages, className, children }: PagedListProps) => (
  <>
    <List role="list" className={className}>
      {children}
    </List>
    <Pagination page={filters.page} pageCount={pages} hrefFor={(page) => searchPath(onPage(filters, page))} />
  </>
);
