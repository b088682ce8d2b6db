import { type PageHead } from '@care/contracts';
import { DEFAULT_RADIUS } from '@care/contracts/constants';
import { filterKeys, isChosen, onPage, searchPath, type SearchFilters } from '@care/contracts/search';
import { searchText } from '../../texts';

/** Title, description, canonical address and previous and next page of one page of a search (SR-17). */
export function headOfPage(
  filters: SearchFilters,
  words: { title: string; description: string },
  pages: number,
): Pick<PageHead, 'title' | 'description' | 'canonical' | 'prev' | 'next'> {
  const { page } = filters;
  const { title, description } = words;
  const pathOf = (number: number) => searchPath(onPage(filters, number));
  return {
    title: page === 1 ? title : searchText('results.titlePage', { title, page }),
    description: page === 1 ? description : searchText('results.descriptionPage', { description, page }),
    canonical: pathOf(page),
    prev: page > 1 ? pathOf(page - 1) : undefined,
    next: page < pages ? pathOf(page + 1) : undefined,
  };
}

/** The hits of a page with name and address. `offset` is the number of hits on the pages before it. */
export const itemList = (hits: { url: string; name: string }[], offset: number) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: hits.map((hit, index) => ({ '@type': 'ListItem', position: offset + index + 1, ...hit })),
});

/** Search engines may index a search for a town, a care form, or both. A page with any other filter is not indexed. */
export const isNarrowed = ({ radius, box, lat, sort, ...filters }: SearchFilters): boolean =>
  filters.services.length > 1 ||
  filterKeys.some((key) => key !== 'services' && isChosen(filters[key])) ||
  radius !== DEFAULT_RADIUS ||
  box !== null ||
  lat !== null ||
  sort !== null;
