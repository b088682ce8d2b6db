import { type SearchFilters } from '@care/contracts/search';
import type { CompanySearchAnswer } from '@care/contracts/schemas';
import { CompanyCard } from '../company-card/CompanyCard';
import { providerKey } from '../map/hit-keys';
import { HighlightedItem } from '../map/HighlightedItem';
import { PagedList } from './PagedList';

/**
 * The first cards are visible without scrolling, so their pictures load eagerly. One of them is often the largest
 * paint.
 */
const EAGER_CARDS = 2;

interface ResultListProps {
  filters: SearchFilters;
  answer: CompanySearchAnswer;
}

export const ResultList = ({ filters, answer: { results, meta } }: ResultListProps) => (
  <PagedList filters={filters} pages={meta.pages}>
    {results.map((company, index) => (
      <HighlightedItem key={company.id} pins={[providerKey(company.id)]}>
        <CompanyCard company={company} eager={index < EAGER_CARDS} />
      </HighlightedItem>
    ))}
  </PagedList>
);
