import { citySchema, movedSchema, slugParamsSchema } from '@care/contracts/schemas';
import { z } from 'zod';
import type { App } from '../../platform/http/app-type';
import { findPlace, unknownCity } from '../search';
import { cityPage } from './city-page';

const citySlugSchema = z.object({ city_slug: slugParamsSchema.shape.slug });

/** A town by its slug, with the figures of its surroundings (SR-18, SR-21). */
export default async function cityPageRoutes(app: App): Promise<void> {
  app.get(
    '/city/:city_slug/',
    { schema: { params: citySlugSchema, response: { 200: citySchema, 301: movedSchema } } },
    async ({ params, reads }, reply) => {
      const found = await findPlace(reads.kysely, params.city_slug);
      if (!found) throw unknownCity();
      // No Location header: the client would follow it without notice, and the page could not redirect to the right
      // address.
      if (!found.isCanonical) return reply.code(301).send({ moved_to: found.place.slug });
      return cityPage(reads.kysely, found.place);
    },
  );
}
