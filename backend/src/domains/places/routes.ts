import { z } from 'zod';
import {
  citySchema,
  citySuggestAnswerSchema,
  citySuggestQuerySchema,
  movedSchema,
  slugParamsSchema,
  type CitySuggestQuery,
} from '@care/contracts/schemas';
import type { App } from '../../platform/http/app-type';
import { rateLimits } from '../../platform/limits/rate-limit';
import { cityPage } from '../city-pages/city-page';
import { findPlace } from './find-place';
import { unknownCity } from './search-place';
import { suggestPlaces } from './suggest-places';

/** What the licences of the place data ask of everyone who shows them (data/README.md). */
const ATTRIBUTION =
  'Whoever shows these places names their sources: GeoNames (CC BY 4.0) and © OpenStreetMap contributors (ODbL 1.0).';

const citySlugSchema = z.object({ city_slug: slugParamsSchema.shape.slug });

/** Cities by slug and suggestions while typing (SR-06, SR-21). */
export default async function placeRoutes(app: App): Promise<void> {
  /** A failure is silently an empty list: the form can still be sent, and says then what is wrong (SR-06). */
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

  app.get(
    '/city/:city_slug/',
    { schema: { params: citySlugSchema, response: { 200: citySchema, 301: movedSchema } } },
    async ({ params, reads }, reply) => {
      const found = await findPlace(reads.kysely, params.city_slug);
      if (!found) throw unknownCity();
      // No Location header: it would be followed unseen, and the page could not send people on to the right address.
      if (!found.isCanonical) return reply.code(301).send({ moved_to: found.place.slug });
      return cityPage(reads.kysely, found.place);
    },
  );
}
