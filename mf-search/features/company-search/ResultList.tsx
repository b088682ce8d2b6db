import { onPage, searchPath, type SearchFilters } from '@care/contracts/search';
import type { CompanySearchAnswer } from '@care/contracts/schemas';
import { Pagination } from '@care/ui';
import styled from '@emotion/styled';
import { CompanyCard } from '../company-card/CompanyCard';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  margin-bottom: var(--s-5);
`;

/** Pictures of the first cards are in the first screen and its largest paint. */
const eagerCards = 2;

interface ResultListProps {
  filters: SearchFilters;
  answer: CompanySearchAnswer;
}

export const ResultList = ({ filters, answer: { results, meta } }: ResultListProps) => (
  <>
    <List role="list">
      {results.map((company, index) => (
        <li key={company.id}>
          <CompanyCard company={company} eager={index < eagerCards} />
        </li>
      ))}
    </List>
    <Pagination page={filters.page} pageCount={meta.pages} hrefFor={(page) => searchPath(onPage(filters, page))} />
  </>
);
