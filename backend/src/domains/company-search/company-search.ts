import type { Kysely } from 'kysely';
import { MIN_STARS } from '@care/contracts/constants';
import { CARE_FORMS, COMPANY_FEATURES, COMPANY_SORTS, PLACES } from '@care/contracts/vocabulary';
import type { CompanyFacets, CompanySearchAnswer, CompanySearchQuery } from '@care/contracts/schemas';
import { findSearchPlace } from '../places';
import type { Database } from '../../platform/database/schema';
import { companyCards } from '../company';
import { readCompanyFilters } from './company-filters';
import { countWithFacets, type FacetCounts } from './company-counts';
import { companyPage } from './company-page';
import { companyRanking, effectiveSort, pageMeta } from '../search';
import { rescueEmptySearch } from './suggestions';

const facets = ({ services, features, places, ratings }: FacetCounts): CompanyFacets => ({
  services: CARE_FORMS.map((value, index) => ({ value, count: services[index] ?? 0 })),
  features: COMPANY_FEATURES.map(({ index }) => ({ index, count: features[index - 1] ?? 0 })),
  place: PLACES.map(({ index }) => ({ value: index, count: places[index - 1] ?? 0 })),
  rating: ratings.map((count, index) => ({ min: MIN_STARS + index, count })),
});

/** `GET /company/search/` (SR-20, SR-22). */
export async function searchCompanies(
  db: Kysely<Database>,
  query: CompanySearchQuery,
  viewerId: number | null,
): Promise<CompanySearchAnswer> {
  const { page, page_size } = query;
  const place = await findSearchPlace(db, query);
  const filters = readCompanyFilters(query, place);
  const sort = effectiveSort(query.sort, place, COMPANY_SORTS[0]);
  const wanted = { limit: page_size, offset: (page - 1) * page_size };
  const found = await countWithFacets(db, filters, { ...wanted, sort });
  const hits = await companyPage(db, filters, sort, wanted, found);
  return {
    count: found.total,
    results: await companyCards(db, hits, viewerId),
    meta: {
      ...pageMeta(query, place, found.total),
      facets: facets(found.facets),
      bounds: found.bounds,
      ranking: companyRanking(sort, place !== null),
      suggestions: found.total ? [] : await rescueEmptySearch(db, filters),
    },
  };
}
