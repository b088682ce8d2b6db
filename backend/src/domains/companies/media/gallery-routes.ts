import { IMAGE_MAX_BYTES } from '@care/contracts/constants';
import * as schemas from '@care/contracts/schemas';
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mediaStorage } from '../../../platform/files/media-storage';
import { acceptUploads } from '../../../platform/files/read-upload';
import { signedIn, type App } from '../../../platform/http/app-type';
import { conflict } from '../../../platform/http/errors';
import { earlierAnswer, idempotencyHeaderSchema, once } from '../../../platform/http/idempotency';
import { sharedLimits } from '../../../platform/http/rate-limit';
import { acceptPicture, filesOfPicture, storeRows } from '../../media';
import { rowsWith } from '../../../platform/database/queries';
import { galleryItemOf } from '../company-queries';
import * as gallery from './gallery';
import { calls } from '../../../platform/http/calls';

const forUsers = calls('media', 'user');
const limited = { rateLimit: sharedLimits.upload };

/** The text fields of a form are strings. */
const formChangeSchema = schemas.galleryImageChangeSchema.extend({ order: z.coerce.number().int().min(0).optional() });

/** Pictures and order of the owner's gallery (PP-12). */
export default async function galleryRoutes(app: App): Promise<void> {
  await acceptUploads(app, IMAGE_MAX_BYTES);

  const storage = mediaStorage(app.settings);
  const path = '/media/company-gallery/image/';

  const additionSchema = {
    consumes: ['multipart/form-data'],
    headers: idempotencyHeaderSchema,
    response: { 201: schemas.galleryItemSchema },
  };
  const additionCall = forUsers(
    'Adds a picture to the gallery (multipart: user, company, url, file, order, alt)',
    additionSchema,
    limited,
  );
  app.post(path, additionCall, (request, reply) => addition(app, request, reply));

  const changeSchema = {
    consumes: ['application/json', 'multipart/form-data'],
    params: schemas.idParamsSchema,
    response: { 200: schemas.galleryItemSchema },
  };
  const changeCall = forUsers(
    'Changes place and description ({order, alt}), or replaces the picture (multipart as for POST)',
    changeSchema,
    limited,
  );
  app.put(`${path}:id/`, changeCall, async (request, reply) => {
    const own = gallery.itemIn(request, request.params.id, 'IMAGE');
    if (!request.isMultipart())
      return gallery.changeItem(app, own, gallery.parsed(schemas.galleryImageChangeSchema, request.body));
    const change = await replacement(app, request, reply);
    return storeRows(app.databases, storage, filesOfPicture(change), () => gallery.changeItem(app, own, change));
  });

  const deletionCall = forUsers('Deletes a picture', {
    params: schemas.idParamsSchema,
    response: { 204: z.undefined() },
  });
  app.delete(`${path}:id/`, deletionCall, async (request) => {
    await gallery.removeItem(app, gallery.itemIn(request, request.params.id, 'IMAGE'));
  });

  const orderCall = forUsers('Stores the order of the gallery, which must name every item once', {
    body: schemas.galleryOrderSchema,
    response: { 200: schemas.gallerySchema },
  });
  app.patch('/media/company-gallery/order/', orderCall, async (request) => {
    const { company, order } = request.body;
    return { gallery: await gallery.reorder(app.databases, company, signedIn(request), order) };
  });
}

/** The new picture; if it is sent again after a lost answer, that of the first time (PP-12). */
async function addition(app: App, request: FastifyRequest, reply: FastifyReply): Promise<schemas.GalleryItem> {
  const { fields, file, company, viewer } = await gallery.readOwnUpload(request);
  const { order, alt = '' } = gallery.parsed(formChangeSchema, fields);
  const sent = {
    scope: `gallery-picture user:${viewer.userId}`,
    key: idempotencyHeaderSchema.parse(request.headers)['idempotency-key'],
    body: { company: company.id, order, alt, file: createHash('sha256').update(file.content).digest('hex') },
  };
  const storage = mediaStorage(app.settings);
  const { kysely } = app.databases.primary;
  // Counted first: a picture that takes the last place after the count has an earlier answer.
  const count = await gallery.galleryCount(kysely, company);
  const add = async (): Promise<Pick<schemas.GalleryItem, 'id'>> => {
    const picture = await acceptPicture(file.content, storage, reply, count);
    return storeRows(app.databases, storage, filesOfPicture(picture), () =>
      once(app.databases, sent, async (transaction) => {
        const place = { companyId: company.id, viewer, order };
        const { id } = await gallery.addItem(transaction, place, { ...picture, file_type: 'IMAGE', alt });
        return { id };
      }),
    );
  };
  const { id } = (await earlierAnswer<Pick<schemas.GalleryItem, 'id'>>(app.databases, sent)) ?? (await add());
  const row = await rowsWith(kysely, 'company_media', { id, company_id: company.id }).selectAll().executeTakeFirst();
  if (!row)
    throw conflict('Dieses Bild war schon hochgeladen und wurde gelöscht. Bitte wählen Sie es noch einmal aus.');
  return galleryItemOf(row);
}

async function replacement(app: App, request: FastifyRequest, reply: FastifyReply) {
  const { fields, file } = await gallery.readOwnUpload(request);
  const change = gallery.parsed(formChangeSchema, fields);
  return { ...change, ...(await acceptPicture(file.content, mediaStorage(app.settings), reply)) };
}
