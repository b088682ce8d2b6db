import { IMAGE_MAX_BYTES } from '@care/contracts/constants';
import {
  galleryImageChangeSchema,
  galleryItemSchema,
  galleryOrderSchema,
  gallerySchema,
  idParamsSchema,
} from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mediaStorage } from '../../platform/files/media-storage';
import { acceptUploads, readUpload } from '../../platform/files/read-upload';
import { signedIn, type App } from '../../platform/http/app-type';
import { validationError } from '../../platform/http/errors';
import { rateLimits } from '../../platform/http/rate-limit';
import { acceptPicture, filesOfPicture, storeRows } from '../media';
import { addItem, changeItem, removeItem, reorder } from './gallery';
import { galleryCount, requireOwnCompany, uploadFields } from './own-company';
import { registerRemovedFiles } from './removed-files';

/** The text fields of a form are strings. */
const formChangeSchema = galleryImageChangeSchema.extend({ order: z.coerce.number().int().min(0).optional() });

function changeOf(schema: typeof galleryImageChangeSchema | typeof formChangeSchema, given: unknown) {
  const change = schema.safeParse(given);
  if (!change.success) throw validationError({ detail: t('errors.wrongData') });
  return change.data;
}

/** Pictures and order of the own gallery (PP-12). */
export default async function galleryRoutes(app: App): Promise<void> {
  await acceptUploads(app, IMAGE_MAX_BYTES);
  registerRemovedFiles(app);
  registerPictures(app);
  registerOrder(app);
}

function registerPictures(app: App): void {
  const storage = mediaStorage(app.settings);
  const tags = ['media'];
  const path = '/media/company-gallery/image/';

  app.post(
    path,
    {
      config: { access: 'user', rateLimit: rateLimits.upload },
      schema: {
        summary: 'Adds a picture to the gallery (multipart: user, company, url, file, order, alt)',
        tags,
        consumes: ['multipart/form-data'],
        response: { 201: galleryItemSchema },
      },
    },
    async (request, reply) => {
      const { fields, file } = await readUpload(request, IMAGE_MAX_BYTES);
      const viewer = signedIn(request);
      const company = await requireOwnCompany(app.databases, uploadFields(fields), viewer);
      const { order, alt = '' } = changeOf(formChangeSchema, fields);
      const count = await galleryCount(app.databases.primary.kysely, company);
      const picture = await acceptPicture(file.content, storage, reply, count);
      const item = await storeRows(app.databases, storage, filesOfPicture(picture), () =>
        app.databases.primary.kysely
          .transaction()
          .execute((transaction) =>
            addItem(transaction, { companyId: company.id, viewer, order }, { ...picture, file_type: 'IMAGE', alt }),
          ),
      );
      return reply.code(201).send(item);
    },
  );

  app.put(
    `${path}:id/`,
    {
      config: { access: 'user', rateLimit: rateLimits.upload },
      schema: {
        summary: 'Changes place and description ({order, alt}), or replaces the picture (multipart as for POST)',
        tags,
        consumes: ['application/json', 'multipart/form-data'],
        params: idParamsSchema,
        response: { 200: galleryItemSchema },
      },
    },
    async (request, reply) => {
      const own = { id: request.params.id, viewer: signedIn(request), fileType: 'IMAGE' } as const;
      if (!request.isMultipart()) return changeItem(app, own, changeOf(galleryImageChangeSchema, request.body));
      const change = await replacement(app, request, reply);
      return storeRows(app.databases, storage, filesOfPicture(change), () => changeItem(app, own, change));
    },
  );

  app.delete(
    `${path}:id/`,
    { config: { access: 'user' }, schema: { tags, params: idParamsSchema, response: { 204: z.undefined() } } },
    async (request, reply) => {
      const own = { id: request.params.id, viewer: signedIn(request), fileType: 'IMAGE' } as const;
      await removeItem(app, own);
      return reply.code(204).send();
    },
  );
}

async function replacement(app: App, request: FastifyRequest, reply: FastifyReply) {
  const { fields, file } = await readUpload(request, IMAGE_MAX_BYTES);
  await requireOwnCompany(app.databases, uploadFields(fields), signedIn(request));
  const change = changeOf(formChangeSchema, fields);
  return { ...change, ...(await acceptPicture(file.content, mediaStorage(app.settings), reply)) };
}

function registerOrder(app: App): void {
  app.patch(
    '/media/company-gallery/order/',
    {
      config: { access: 'user' },
      schema: {
        summary: 'Stores the order of the gallery, which must name every item once',
        tags: ['media'],
        body: galleryOrderSchema,
        response: { 200: gallerySchema },
      },
    },
    async (request) => {
      const { company, order } = request.body;
      return { gallery: await reorder(app.databases, company, signedIn(request), order) };
    },
  );
}
