import { deleteRows } from '../../../platform/database/queries';
import { IMAGE_MAX_BYTES } from '@care/contracts/constants';
import { allows } from '@care/contracts/tiers';
import * as schemas from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { z } from 'zod';
import { mediaStorage } from '../../../platform/files/media-storage';
import type { ProcessedPicture } from '../../../platform/files/process-image';
import { acceptUploads } from '../../../platform/files/read-upload';
import type { App } from '../../../platform/http/app-type';
import { tierRequired } from '../../../platform/http/errors';
import { sharedLimits } from '../../../platform/http/rate-limit';
import { lockOwnCompany, type CompanyRow, imageOf } from '../company-queries';
import { acceptPicture, filesOfPicture, storeRows } from '../../media';
import { changeMedia, itemIn, noteMediaChange, readOwnUpload, removeItem } from './gallery';
import { removeFilesLater } from './clean-media';
import { calls } from '../../../platform/http/calls';

const forUsers = calls('media', 'user');

/** The two kinds of pictures of which a provider has one. */
type Kind = 'LOGO' | 'MAIN_IMAGE';
type Path = '/media/company-logo/' | '/media/company-main-image/';

const altOf = (fields: Record<string, string>): string =>
  schemas.galleryImageChangeSchema.shape.alt.safeParse(fields['alt'] ?? '').data ?? '';

/** Logo and main image of the owner's provider (PP-11). */
export default async function singlePictureRoutes(app: App): Promise<void> {
  await acceptUploads(app, IMAGE_MAX_BYTES);
  registerPicture(app, 'LOGO', '/media/company-logo/', "The provider's logo");
  registerPicture(app, 'MAIN_IMAGE', '/media/company-main-image/', "The provider's main image");
}

function registerPicture(app: App, kind: Kind, path: Path, summary: string): void {
  const uploadCall = forUsers(
    `${summary}, in place of the one before (multipart: user, company, url, file, alt)`,
    { consumes: ['multipart/form-data'], response: { 201: schemas.imageSchema } },
    { rateLimit: sharedLimits.upload },
  );
  app.post(path, uploadCall, async (request, reply) => {
    const upload = await readOwnUpload(request);
    refuseTier(upload.company, kind);
    const picture = await acceptPicture(upload.file.content, mediaStorage(app.settings), reply);
    return replacePicture(app, kind, picture, upload);
  });

  // Changes the description of a stored picture, or removes the picture.
  const descriptionCall = forUsers(`${summary}: its description`, {
    params: schemas.idParamsSchema,
    body: schemas.galleryImageChangeSchema.pick({ alt: true }),
    response: { 200: schemas.imageSchema },
  });
  app.put(`${path}:id/`, descriptionCall, async (request) => {
    const own = itemIn(request, request.params.id, 'IMAGE', kind);
    return imageOf(await changeMedia(app, own, { alt: request.body.alt ?? '' }));
  });

  const deletionCall = forUsers(`Deletes: ${summary}`, {
    params: schemas.idParamsSchema,
    response: { 204: z.undefined() },
  });
  app.delete(`${path}:id/`, deletionCall, async (request) => {
    await removeItem(app, itemIn(request, request.params.id, 'IMAGE', kind));
  });
}

/** The free tier has no main image (PK-05). */
function refuseTier({ subscription }: CompanyRow, kind: Kind): void {
  if (kind === 'MAIN_IMAGE' && !allows(subscription, 'mainImage'))
    throw tierRequired('mainImage', t('media.mainImageTier'));
}

type OwnUpload = Awaited<ReturnType<typeof readOwnUpload>>;

async function replacePicture(app: App, kind: Kind, picture: ProcessedPicture, { company, viewer, fields }: OwnUpload) {
  const { variants, ...file } = picture;
  const image = { company_id: company.id, kind };
  const { before, kept } = await storeRows(app.databases, mediaStorage(app.settings), filesOfPicture(picture), () =>
    app.databases.primary.kysely.transaction().execute(async (transaction) => {
      // Of two simultaneous uploads the second waits, and then replaces the first. The package may have ended meanwhile.
      refuseTier(await lockOwnCompany(transaction, company.id, viewer), kind);
      const replaced = await deleteRows(transaction, 'company_media', image).returningAll().executeTakeFirst();
      const row = await transaction
        .insertInto('company_media')
        .values({ ...image, ...file, alt: altOf(fields), variants: JSON.stringify(variants) })
        .returningAll()
        .executeTakeFirstOrThrow();
      await noteMediaChange(transaction, company.id, kind);
      return { before: replaced, kept: row };
    }),
  );
  if (before) await removeFilesLater(app, filesOfPicture(before));
  return imageOf(kept);
}
