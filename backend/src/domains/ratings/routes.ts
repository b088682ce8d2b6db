import {
  companyIdParamsSchema,
  idParamsSchema,
  ratingListItemSchema,
  ratingListQuerySchema,
  ratingListSchema,
  type RatingList,
} from '@care/contracts/schemas';
import { findCompany, type CompanyRow } from '../companies';
import type { App } from '../../platform/http/app-type';
import { setEntityTag } from '../../platform/http/entity-tag';
import { notFound } from '../../platform/http/errors';
import { answerText } from '../../platform/http/texts';
import { presentRating } from './present-rating';
import { findRating, ratingCount, ratingGroups, ratingPage } from './rating-queries';
import { countsByCategory, starDistribution } from './rating-summary';
import { registerRatingWriting } from './writing-routes';
import { calls } from '../../platform/http/calls';

const forAll = calls('rating');

/** Reading ratings (RV-01), and writing them (RV-02). */
export default async function ratingRoutes(app: App): Promise<void> {
  registerRatingWriting(app);
  app.get(
    '/rating/list/:company_id/',
    forAll('The ratings of a provider with their averages', {
      params: companyIdParamsSchema,
      querystring: ratingListQuerySchema,
      response: { 200: ratingListSchema },
    }),
    async ({ params, query, viewer, reads }) => {
      const db = reads.kysely;
      const found = await findCompany(db, { id: params.company_id }, viewer);
      if (found.kind !== 'found') throw notFound(answerText('noSuch.company'));
      const filter = { companyId: params.company_id, category: query.category, min: query.min };
      const [count, rows, groups] = await Promise.all([
        ratingCount(db, filter),
        ratingPage(db, filter, query, viewer?.userId ?? null),
        ratingGroups(db, params.company_id),
      ]);
      return {
        count,
        results: rows.map((row) => presentRating(row, viewer)),
        meta: {
          averages: averagesOf(found.company),
          by_category: countsByCategory(groups),
          distribution: starDistribution(groups),
        },
      };
    },
  );

  app.get(
    '/rating/:id/',
    forAll('One rating', { params: idParamsSchema, response: { 200: ratingListItemSchema } }),
    async ({ params, viewer, reads }, reply) => {
      const row = await findRating(reads.kysely, params.id, viewer?.userId ?? null);
      if (!row) throw notFound(answerText('noSuch.rating'));
      const shown = presentRating(row, viewer);
      // The version on which the author's changes are based (RV-04).
      if (row.is_own) setEntityTag(reply, row.updated_at, shown);
      return shown;
    },
  );
}

const averagesOf = (company: CompanyRow): RatingList['meta']['averages'] => ({
  overall: company.average_rating,
  housing: company.average_housing_rating,
  food: company.average_food_rating,
  reliability: company.average_reliability_rating,
  friendliness: company.average_friendliness_rating,
  competence: company.average_competence_rating,
  activities: company.average_activities_rating,
});
