import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type App, signedIn, type Viewer } from '../../platform/http/app-type';
import { ApiError, notFound, permissionDenied, validationError } from '../../platform/http/errors';
import { noSuch } from '../../platform/http/texts';
import { mediaStorage } from '../../platform/files/media-storage';
import { isOwnPhotoUrl, photoState, ownPhoto } from './photo-access';
import { MEDIA_TYPES, takesAvif, type MediaStorage, type ByteRange } from '../../platform/files/storage';
import { calls } from '../../platform/http/calls';
import { IMAGE_MAX_BYTES } from '@care/contracts/constants';
import { idParamsSchema, imageSchema, jobSeekerUploadSchema, type Image } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { deleteRows, rowsWith } from '../../platform/database/queries';
import type { Databases } from '../../platform/database/database';
import { sharedLimits } from '../../platform/http/rate-limit';
import type { ProcessedPicture } from '../../platform/files/process-image';
import { acceptUploads, readUpload } from '../../platform/files/read-upload';
import { acceptPicture, filesOfPicture, removeUnusedFiles, storeRows } from './pictures';

const forAll = calls('media');
const PATTERN = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of a file that a player asks for; undefined without a range, and for several ranges or another unit, which
 * are answered with the whole file.
 * @throws 416 for a part outside the file
 */
function requestedRange(header: string | undefined, bytes: number): ByteRange | undefined {
  const [, first = '', last = ''] = PATTERN.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, bytes - Number(last));
  const end = first && last ? Math.min(Number(last), bytes - 1) : bytes - 1;
  if (start > end)
    throw new ApiError(416, 'range_not_satisfiable', 'Diesen Teil der Datei gibt es nicht.', {
      headers: { 'content-range': `bytes */${bytes}` },
    });
  return { start, end };
}

const CACHE = {
  /** The name is the hash of the content, so a cached file is never outdated. */
  forEver: 'public, max-age=31536000, immutable',
  /** A profile may be hidden or deleted at any time; after a minute its photo must not be shown any more (AC-13). */
  shortly: 'public, max-age=30, must-revalidate',
  owner: 'private, max-age=30, must-revalidate',
} as const;

/** A replica may not have the row of a file that is newer than this. */
const NEW_MS = 60_000;

const querySchema = z.object({
  until: z.coerce.number().int().optional().catch(undefined),
  key: z.string().max(100).optional().catch(undefined),
});

const fileContent = Object.fromEntries(
  [...Object.values(MEDIA_TYPES), 'image/avif'].map((mimeType) => [
    mimeType,
    { schema: z.unknown().meta({ type: 'string', format: 'binary' }) },
  ]),
);

/** Serves uploaded pictures and videos. */
export default async function mediaRoutes(app: App): Promise<void> {
  const storage: MediaStorage = mediaStorage(app.settings);
  const fileCall = forAll('Ein Bild oder Video', {
    params: z.object({ name: z.string().max(80) }),
    querystring: querySchema,
    response: {
      200: { description: 'Die Datei', content: fileContent },
      206: { description: 'Der verlangte Teil der Datei', content: fileContent },
    },
  });
  app.get('/media/:name', fileCall, async (request, reply) => {
    const { name } = request.params;
    const stored = await storage.find(name);
    const cache = stored && (await cacheOf(request, name, stored.writtenAt));
    if (!cache) throw noSuch('file');
    const file = (takesAvif(request.headers.accept) && (await storage.findAvif(name))) || stored;
    const range = requestedRange(request.headers.range, file.bytes);
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
    if (cache !== CACHE.forEver) reply.header('x-robots-tag', 'noindex');
    return (
      reply
        .type(file.mimeType)
        .header('content-length', range ? range.end - range.start + 1 : file.bytes)
        .header('accept-ranges', 'bytes')
        .header('vary', 'Accept')
        .header('cache-control', cache)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'")
        // Providers may show their profile on their own sites; the photo of a person may be shown on this site only.
        .header('cross-origin-resource-policy', cache === CACHE.forEver ? 'cross-origin' : 'same-origin')
        .send(file.open(range))
    );
  });
}

/** How long a file may be cached; undefined if the client may not see the photo. */
async function cacheOf(request: FastifyRequest, name: string, writtenAt: Date): Promise<string | undefined> {
  const { query, reads, server } = request;
  const isNew = writtenAt.getTime() > Date.now() - NEW_MS;
  const state = await photoState((isNew ? server.databases.primary : reads).kysely, name);
  if (state === 'no-photo') return CACHE.forEver;
  if (isOwnPhotoUrl(server.settings, name, querySchema.parse(query))) return CACHE.owner;
  return state === 'public' ? CACHE.shortly : undefined;
}

const forUsers = calls('media', 'user');

/** The photo of a job seeker: one, by the rules of PP-11 (AC-11). */
export async function photoRoutes(app: App): Promise<void> {
  const storage = mediaStorage(app.settings);
  await acceptUploads(app, IMAGE_MAX_BYTES);

  const uploadCall = forUsers(
    "Uploads the own profile's photo in place of the one before (multipart: user, user_profile, url, file)",
    { consumes: ['multipart/form-data'], response: { 201: imageSchema } },
    { rateLimit: sharedLimits.upload },
  );
  app.post('/media/user-profile/', uploadCall, async (request, reply) => {
    const { fields, file } = await readUpload(request, IMAGE_MAX_BYTES);
    const profile = await requireOwnProfile(app.databases, fields, signedIn(request));
    const picture = await acceptPicture(file.content, storage, reply);
    const photo = await storeRows(app.databases, storage, filesOfPicture(picture), () =>
      keepPhoto(app.databases, storage, profile, picture),
    );
    return ownPhoto(app.settings, photo);
  });

  const deletionCall = forUsers('Deletes a photo of the own staff profile', {
    params: idParamsSchema,
    response: { 204: z.undefined() },
  });
  app.delete('/media/user-profile/:id/', deletionCall, async (request) => {
    const removed = await deleteRows(app.databases.primary.kysely, 'job_seeker_image', { id: request.params.id })
      .where('job_seeker_id', 'in', (query) =>
        query.selectFrom('job_seeker').select('id').where('user_id', '=', signedIn(request).userId),
      )
      .returningAll()
      .executeTakeFirstOrThrow(() => notFound('Dieses Foto gibt es nicht.'));
    await removeUnusedFiles(app.databases, storage, filesOfPicture(removed));
  });
}

async function requireOwnProfile({ primary }: Databases, fields: Record<string, string>, viewer: Viewer) {
  const given = jobSeekerUploadSchema.safeParse(fields);
  if (!given.success) throw validationError({ detail: t('errors.wrongData') });
  const profile = await rowsWith(primary.kysely, 'job_seeker', { id: given.data.user_profile, user_id: viewer.userId })
    .select(['id', 'visible_name'])
    .executeTakeFirst();
  if (!profile || given.data.user !== viewer.userId) throw permissionDenied();
  return profile;
}

async function keepPhoto(
  databases: Databases,
  storage: MediaStorage,
  { id: profileId, visible_name: alt }: { id: number; visible_name: string },
  { url, width, height, variants }: ProcessedPicture,
): Promise<Image> {
  const { before, id } = await databases.primary.kysely.transaction().execute(async (transaction) => {
    // Of two simultaneous uploads the second waits, and then replaces the first.
    await transaction.selectFrom('job_seeker').select('id').where('id', '=', profileId).forNoKeyUpdate().execute();
    const replaced = await deleteRows(transaction, 'job_seeker_image', { job_seeker_id: profileId })
      .returningAll()
      .executeTakeFirst();
    const kept = await transaction
      .insertInto('job_seeker_image')
      .values({ job_seeker_id: profileId, url, width, height, variants: JSON.stringify(variants) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { before: replaced, id: kept.id };
  });
  if (before) await removeUnusedFiles(databases, storage, filesOfPicture(before));
  return { id, url, width, height, alt, variants };
}
