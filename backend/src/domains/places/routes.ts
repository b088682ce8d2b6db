import { citySuggestAnswerSchema, citySuggestQuerySchema, type CitySuggestQuery } from '@care/contracts/schemas';
import type { App } from '../../platform/http/app-type';
import { rateLimits } from '../../platform/http/rate-limit';
import { suggestPlaces } from './suggest-places';

/** The attribution that the licences of the place data require (data/README.md). */
const ATTRIBUTION =
  'Whoever shows these places names their sources: GeoNames (CC BY 4.0) and © OpenStreetMap contributors (ODbL 1.0).';

/** Suggestions of places during typing (SR-06). */
export default async function placeRoutes(app: App): Promise<void> {
  /** A failure gives an empty list without an error: the form can still be sent and is then validated (SR-06). */
  const suggestions = async (query: CitySuggestQuery, db: Parameters<typeof suggestPlaces>[0]) => {
    try {
      return await suggestPlaces(db, query.phrase ?? '', { complete: query.freetext === 'true' });
    } catch (error) {
      app.log.error(error, 'city suggestions failed; an empty list was sent');
      return [];
    }
  };

  app.get(
    '/city/suggest/',
    {
      schema: {
        summary: 'Places for a typed phrase; `format=object` with slug, state and position',
        description: ATTRIBUTION,
        querystring: citySuggestQuerySchema,
        response: { 200: citySuggestAnswerSchema },
      },
      config: { rateLimit: rateLimits.suggest },
    },
    async ({ query, reads }) => {
      const places = await suggestions(query, reads.kysely);
      return query.format === 'object' ? places : places.map(({ name }) => name);
    },
  );
}
