import { deleteRows, changeRows } from '../../../platform/database/queries';
import { IMAGE_MAX_BYTES } from '@care/contracts/constants';
import { allows } from '@care/contracts/tiers';
import { galleryImageChangeSchema, idParamsSchema, imageSchema } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { z } from 'zod';
import { mediaStorage } from '../../../platform/files/media-storage';
import type { ProcessedPicture } from '../../../platform/files/process-image';
import { acceptUploads, readUpload } from '../../../platform/files/read-upload';
import type { MediaStorage } from '../../../platform/files/storage';
import { signedIn, type App, type Viewer } from '../../../platform/http/app-type';
import { tierRequired } from '../../../platform/http/errors';
import { sharedLimits } from '../../../platform/http/rate-limit';
import { lockOwnCompany, type CompanyRow, imageOf } from '../company-queries';
import { acceptPicture, filesOfPicture, storeRows } from '../../media';
import { itemIn, lockItem, noteMediaChange, removeItem, requireOwnCompany, uploadFields } from './gallery';
import { removeFilesLater } from './clean-media';
import { calls } from '../../../platform/http/calls';

const forUsers = calls('media', 'user');

/** The two kinds of pictures of which a provider has one. */
const KINDS = {
  LOGO: { path: 'company-logo', summary: "The provider's logo" },
  MAIN_IMAGE: { path: 'company-main-image', summary: "The provider's main image" },
} as const;
type Kind = keyof typeof KINDS;

const altOf = (fields: Record<string, string>): string =>
  galleryImageChangeSchema.shape.alt.safeParse(fields['alt'] ?? '').data ?? '';

/** Logo and main image of the owner's provider (PP-11). */
export default async function singlePictureRoutes(app: App): Promise<void> {
  await acceptUploads(app, IMAGE_MAX_BYTES);
  for (const kind of ['LOGO', 'MAIN_IMAGE'] as const) registerPicture(app, kind);
}

function registerPicture(app: App, kind: Kind): void {
  const storage = mediaStorage(app.settings);
  const { path, summary } = KINDS[kind];

  const uploadCall = forUsers(
    `${summary}, in place of the one before (multipart: user, company, url, file, alt)`,
    { consumes: ['multipart/form-data'], response: { 201: imageSchema } },
    { rateLimit: sharedLimits.upload },
  );
  app.post(`/media/${path}/`, uploadCall, async (request, reply) => {
    const { fields, file } = await readUpload(request, IMAGE_MAX_BYTES);
    const company = await requireOwnCompany(app.databases, uploadFields(fields), signedIn(request));
    refuseTier(company, kind);
    const picture = await acceptPicture(file.content, storage, reply);
    const replacement = { companyId: company.id, viewer: signedIn(request), kind, picture, alt: altOf(fields) };
    return reply.code(201).send(await replacePicture(app, storage, replacement));
  });

  // Changes the description of a stored picture, or removes the picture.
  const descriptionCall = forUsers(`${summary}: its description`, {
    params: idParamsSchema,
    body: galleryImageChangeSchema.pick({ alt: true }),
    response: { 200: imageSchema },
  });
  app.put(`/media/${path}/:id/`, descriptionCall, async (request) =>
    app.databases.primary.kysely.transaction().execute(async (transaction) => {
      const { id } = await lockItem(transaction, itemIn(request, request.params.id, 'IMAGE', kind));
      const changed = await changeRows(transaction, 'company_media', { id })
        .set({ alt: request.body.alt ?? '' })
        .returningAll()
        .executeTakeFirstOrThrow();
      await noteMediaChange(transaction, changed.company_id, kind);
      return imageOf(changed);
    }),
  );

  const deletionCall = forUsers(`Deletes: ${summary}`, { params: idParamsSchema, response: { 204: z.undefined() } });
  app.delete(`/media/${path}/:id/`, deletionCall, async (request, reply) => {
    await removeItem(app, itemIn(request, request.params.id, 'IMAGE', kind));
    return reply.code(204).send();
  });
}

/** The free tier has no main image (PK-05). */
function refuseTier({ subscription }: CompanyRow, kind: Kind): void {
  if (kind === 'MAIN_IMAGE' && !allows(subscription, 'mainImage'))
    throw tierRequired('mainImage', t('media.mainImageTier'));
}

interface Replacement {
  companyId: number;
  viewer: Viewer;
  kind: Kind;
  picture: ProcessedPicture;
  alt: string;
}

async function replacePicture(app: App, storage: MediaStorage, { companyId, viewer, kind, picture, alt }: Replacement) {
  const { url, width, height, variants } = picture;
  const { before, kept } = await storeRows(app.databases, storage, filesOfPicture(picture), () =>
    app.databases.primary.kysely.transaction().execute(async (transaction) => {
      // Of two simultaneous uploads the second waits, and then replaces the first. The package may have ended meanwhile.
      refuseTier(await lockOwnCompany(transaction, companyId, viewer), kind);
      const replaced = await deleteRows(transaction, 'company_media', { company_id: companyId, kind })
        .returningAll()
        .executeTakeFirst();
      const row = await transaction
        .insertInto('company_media')
        .values({ company_id: companyId, kind, url, width, height, alt, variants: JSON.stringify(variants) })
        .returningAll()
        .executeTakeFirstOrThrow();
      await noteMediaChange(transaction, companyId, kind);
      return { before: replaced, kept: row };
    }),
  );
  if (before) await removeFilesLater(app, filesOfPicture(before));
  return imageOf(kept);
}
