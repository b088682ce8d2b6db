import type { Kysely } from 'kysely';
import { MIN_STARS } from '@care/contracts/constants';
import { CARE_FORMS, COMPANY_FEATURES, COMPANY_SORTS, PLACES, type CompanySort } from '@care/contracts/vocabulary';
import type { CompanyFacets, CompanySearchAnswer, CompanySearchQuery } from '@care/contracts/schemas';
import { findSearchPlace } from '../places/search-place';
import type { Database } from '../platform/schema';
import { companyCards } from './company-cards';
import { readCompanyFilters } from './company-filters';
import type { FacetCounts } from './company-counts';
import { findCompanies } from './company-query';
import { rankingOf } from './ranking';
import { rescueEmptySearch } from './suggestions';

const facets = ({ services, features, places, ratings }: FacetCounts): CompanyFacets => ({
  services: CARE_FORMS.map((value, index) => ({ value, count: services[index] ?? 0 })),
  features: COMPANY_FEATURES.map(({ index }) => ({ index, count: features[index - 1] ?? 0 })),
  place: PLACES.map(({ index }) => ({ value: index, count: places[index - 1] ?? 0 })),
  rating: ratings.map((count, index) => ({ min: MIN_STARS + index, count })),
});

/** The sort that counts: the default one for none, and for a distance without a place to measure from (SR-10). */
export const effectiveSort = (sort: CompanySort | undefined, hasPlace: boolean): CompanySort =>
  sort && (hasPlace || !sort.startsWith('radius')) ? sort : COMPANY_SORTS[0];

/** `GET /company/search/` (SR-20, SR-22). */
export const searchCompanies = async (
  db: Kysely<Database>,
  query: CompanySearchQuery,
  viewerId: number | null,
): Promise<CompanySearchAnswer> => {
  const { page, page_size } = query;
  const place = await findSearchPlace(db, query);
  const filters = readCompanyFilters(query, place);
  const sort = effectiveSort(query.sort, place !== null);
  const found = await findCompanies(db, filters, sort, { limit: page_size, offset: (page - 1) * page_size });
  return {
    count: found.total,
    results: await companyCards(db, found.hits, viewerId),
    meta: {
      page,
      page_size,
      pages: Math.ceil(found.total / page_size),
      facets: facets(found.facets),
      bounds: found.bounds,
      place_label: place?.label ?? null,
      effective_radius: place?.radiusKm ?? null,
      ranking: rankingOf(sort, place !== null),
      suggestions: found.total ? [] : await rescueEmptySearch(db, filters),
    },
  };
};
