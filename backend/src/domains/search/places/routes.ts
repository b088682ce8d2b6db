import { citySuggestAnswerSchema, citySuggestQuerySchema } from '@care/contracts/schemas';
import type { App } from '../../../platform/http/app-type';
import { limits } from '../limits';
import { suggestPlaces } from './suggest-places';

/** The attribution that the licences of the place data require (data/README.md). */
const ATTRIBUTION =
  'Whoever shows these places names their sources: GeoNames and DB InfraGO (CC BY 4.0), © OpenStreetMap contributors (ODbL 1.0).';
const FAILURE = 'If the lookup fails, the list of names is empty. With `format=object` the answer is an error.';

/** Suggestions of places during typing (SR-06). */
export default async function placeRoutes(app: App): Promise<void> {
  const suggestCall = {
    schema: {
      summary: 'Places for a typed phrase; `format=object` with slug, state and position',
      description: `${ATTRIBUTION}\n\n${FAILURE}`,
      querystring: citySuggestQuerySchema,
      response: { 200: citySuggestAnswerSchema },
    },
    config: { rateLimit: limits.suggest },
  };
  app.get('/city/suggest/', suggestCall, async ({ query: { phrase = '', freetext, format }, reads }, reply) => {
    const found = suggestPlaces(reads.kysely, phrase, { complete: freetext === 'true' });
    if (format === 'object') return found;
    try {
      return (await found).map(({ name }) => name);
    } catch (error) {
      if (!app.faults.countDatabaseFault(error))
        app.log.error(error, 'city suggestions failed; an empty list was sent');
      reply.header('cache-control', 'no-store');
      return [];
    }
  });
}
