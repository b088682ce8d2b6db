import { type SearchFilters } from '@care/contracts/search';
import type { CompanySearchAnswer } from '@care/contracts/schemas';
import { defaultPictures } from '@care/ui/illustrations';
import { CompanyCard } from '../company-card/CompanyCard';
import { providerKey } from '../map/hit-keys';
import { HighlightedItem } from '../map/HighlightedItem';
import { PagedList } from './PagedList';
import { useCountedHits } from './use-counted-hits';

/**
 * The first cards are visible without scrolling, so their pictures load eagerly. One of them is often the largest
 * paint.
 */
const EAGER_CARDS = 2;

interface ResultListProps {
  filters: SearchFilters;
  answer: CompanySearchAnswer;
}

export function ResultList({ filters, answer: { results, meta } }: ResultListProps) {
  useCountedHits(results.map(({ id }) => id));
  const drawn = defaultPictures(results.map(({ id, services }) => ({ id, careForm: services[0]?.value })));
  return (
    <PagedList filters={filters} pages={meta.pages}>
      {results.map((company, index) => (
        <HighlightedItem key={company.id} pins={[providerKey(company.id)]}>
          <CompanyCard company={company} drawn={drawn[index]} eager={index < EAGER_CARDS} />
        </HighlightedItem>
      ))}
    </PagedList>
  );
}
