import { z } from 'zod';
import type { App } from '../platform/app-type';
import { notFound } from '../platform/errors';
import { diskStorage } from './disk-storage';
import { MEDIA_TYPES, type MediaStorage } from './storage';

/** Content is named by its hash, so what was fetched once is right for ever. */
const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';

const fileContent = Object.fromEntries(
  Object.values(MEDIA_TYPES).map((mimeType) => [
    mimeType,
    { schema: z.unknown().meta({ type: 'string', format: 'binary' }) },
  ]),
);

/** Serves uploaded pictures and videos. */
export default async function mediaRoutes(app: App): Promise<void> {
  const storage: MediaStorage = diskStorage(app.settings.DATA_DIR);
  app.get(
    '/media/:name',
    {
      schema: {
        tags: ['media'],
        summary: 'Ein Bild oder Video',
        params: z.object({ name: z.string().max(80) }),
        response: { 200: { description: 'Die Datei', content: fileContent } },
      },
    },
    async (request, reply) => {
      const file = await storage.find(request.params.name);
      if (!file) throw notFound('Diese Datei gibt es nicht.');
      return reply
        .type(file.mimeType)
        .header('content-length', file.bytes)
        .header('cache-control', CACHE_FOR_EVER)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'")
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(file.open());
    },
  );
}
