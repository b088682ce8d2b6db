import { IMAGE_MAX_BYTES } from '@care/contracts/constants';
import { idParamsSchema, imageSchema, jobSeekerUploadSchema, type Image } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { z } from 'zod';
import { signedIn, type App, type Viewer } from '../../platform/http/app-type';
import type { Databases } from '../../platform/database/database';
import { notFound, permissionDenied, validationError } from '../../platform/http/errors';
import { sharedLimits } from '../../platform/http/rate-limit';
import { mediaStorage } from '../../platform/files/media-storage';
import { ownPhoto } from './photo-access';
import type { ProcessedPicture } from '../../platform/files/process-image';
import { acceptUploads, readUpload } from '../../platform/files/read-upload';
import { acceptPicture, filesOfPicture, removeUnusedFiles, storeRows } from './pictures';
import type { MediaStorage } from '../../platform/files/storage';
import { calls } from '../../platform/http/calls';

const forUsers = calls('media', 'user');

/** The photo of a job seeker: one, by the rules of PP-11 (AC-11). */
export default async function photoRoutes(app: App): Promise<void> {
  const storage = mediaStorage(app.settings);
  await acceptUploads(app, IMAGE_MAX_BYTES);

  app.post(
    '/media/user-profile/',
    forUsers(
      "Uploads the own profile's photo in place of the one before (multipart: user, user_profile, url, file)",
      { consumes: ['multipart/form-data'], response: { 201: imageSchema } },
      { rateLimit: sharedLimits.upload },
    ),
    async (request, reply) => {
      const { fields, file } = await readUpload(request, IMAGE_MAX_BYTES);
      const profile = await requireOwnProfile(app.databases, fields, signedIn(request));
      const picture = await acceptPicture(file.content, storage, reply);
      const photo = await storeRows(app.databases, storage, filesOfPicture(picture), () =>
        keepPhoto(app.databases, storage, profile, picture),
      );
      return reply.code(201).send(ownPhoto(app.settings, photo));
    },
  );

  app.delete(
    '/media/user-profile/:id/',
    forUsers('Deletes a photo of the own staff profile', { params: idParamsSchema, response: { 204: z.undefined() } }),
    async (request, reply) => {
      const removed = await app.databases.primary.kysely
        .deleteFrom('job_seeker_image')
        .where('id', '=', request.params.id)
        .where('job_seeker_id', 'in', (query) =>
          query.selectFrom('job_seeker').select('id').where('user_id', '=', signedIn(request).userId),
        )
        .returningAll()
        .executeTakeFirstOrThrow(() => notFound('Dieses Foto gibt es nicht.'));
      await removeUnusedFiles(app.databases, storage, filesOfPicture(removed));
      return reply.code(204).send();
    },
  );
}

async function requireOwnProfile({ primary }: Databases, fields: Record<string, string>, viewer: Viewer) {
  const given = jobSeekerUploadSchema.safeParse(fields);
  if (!given.success) throw validationError({ detail: t('errors.wrongData') });
  const profile = await primary.kysely
    .selectFrom('job_seeker')
    .select(['id', 'visible_name'])
    .where('id', '=', given.data.user_profile)
    .where('user_id', '=', viewer.userId)
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
    const replaced = await transaction
      .deleteFrom('job_seeker_image')
      .where('job_seeker_id', '=', profileId)
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
