import { defineSliceApi } from '@care/contracts';
import type { CompanySearchAnswer } from '@care/contracts/schemas';
import { listTags } from '@care/contracts/tags';

/** The calls of this slice; their names begin with the slice's own, so that they meet no call of another slice. */
export const deskApi = defineSliceApi('desk', (build) => ({
  /** The first providers of a town by rating; the argument is the town's slug. */
  best: build.query<CompanySearchAnswer, string>({
    query: (town) => `/company/search/?city_slug=${encodeURIComponent(town)}&page_size=10`,
    providesTags: (answer) => listTags('CompanyCard', answer),
  }),
}));
