import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@care/contracts/constants';
import * as schemas from '@care/contracts/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mediaStorage } from '../../../platform/files/media-storage';
import { acceptUploads, readUpload } from '../../../platform/files/read-upload';
import { signedIn, type App } from '../../../platform/http/app-type';
import { ApiError, badRequest, notFound } from '../../../platform/http/errors';
import { answerText } from '../../../platform/http/texts';
import { sharedLimits } from '../../../platform/http/rate-limit';
import { acceptPicture, senderGone } from '../../media';
import { captionsOf } from './captions';
import { changeItem, itemIn, removeItem, requireOwnItem } from './gallery';
import { receiveVideo, videoRefusal } from './receive-video';
import { takenMeanwhile, takeStoredVideo } from './stored-videos';
import { newUpload, takeVideo } from './take-video';
import { checkUploadUrl, LINK_MINUTES, uploadQuerySchema, uploadUrl, VIDEO_PATH } from './video-links';
import type { UploadRight } from './video-links';
import { calls } from '../../../platform/http/calls';

const forUsers = calls('media', 'user');
const forAll = calls('media');
const ofVideo = { params: schemas.idParamsSchema, response: { 200: schemas.galleryItemSchema } };
const ofForm = { ...ofVideo, consumes: ['multipart/form-data'] };
const limited = { rateLimit: sharedLimits.upload };

/** Videos of the owner's gallery: a signed address, PUT of the file to it, captions, preview picture (PP-12). */
export default async function videoRoutes(app: App): Promise<void> {
  await acceptUploads(app, IMAGE_MAX_BYTES);
  // The body stays a stream; the limits are checked while it is read.
  app.addContentTypeParser(/^video\//, (_request, _body, done) => done(null));
  registerUpload(app);
  registerItem(app);
}

function registerUpload(app: App): void {
  const { databases, settings } = app;
  const storage = mediaStorage(settings);
  const signedUrlCall = forUsers(
    'Returns the address that a video is sent to with PUT, once and within 30 minutes',
    { body: schemas.videoUploadSchema, response: { 201: schemas.signedUrlSchema } },
    limited,
  );
  app.post(`${VIDEO_PATH}signed-url/`, signedUrlCall, async (request) => {
    const right = await newUpload(databases, request.body, signedIn(request));
    const { upload, type: extension, size: bytes } = right;
    // Without a declared size a store would take a file of any size, so the API takes it.
    const direct =
      bytes > 0 ? await storage.uploads?.sign({ upload, extension, bytes, seconds: LINK_MINUTES * 60 }) : undefined;
    return {
      id: upload,
      url: uploadUrl(settings, right),
      headers: { 'content-type': `video/${extension}` },
      ...direct,
      expires_at: new Date(right.until * 1000).toISOString(),
    };
  });

  const uploadCall = forAll('Takes the video of a signed address; the item appears when it has arrived', {
    consumes: ['video/mp4', 'video/webm'],
    params: schemas.idParamsSchema,
    querystring: uploadQuerySchema,
    response: { 201: schemas.galleryItemSchema },
  });
  app.put(`${VIDEO_PATH}upload/:id/`, uploadCall, async (request, reply) => {
    const { key, ...query } = request.query;
    const right: UploadRight = { upload: request.params.id, ...query };
    checkUploadUrl(settings, right, key);
    checkHeaders(request, right);
    return takeVideo(app, storage, {
      ...right,
      signal: senderGone(reply),
      fill: (draft) => receiveVideo(request.raw, draft, right),
    });
  });

  const completeCall = forUsers(
    'The item of an upload (id of the signed address): after PUT to an object store, or if its answer was lost',
    ofVideo,
  );
  app.post(`${VIDEO_PATH}:id/complete/`, completeCall, async (request, reply) => {
    const { id: upload } = request.params;
    const viewer = signedIn(request);
    const found = await databases.primary.kysely
      .selectFrom('company_video_upload as u')
      .innerJoin('company as c', 'c.id', 'u.company_id')
      .select('u.media_id')
      .where('u.id', '=', upload)
      .where('c.owner_id', '=', viewer.userId)
      .executeTakeFirst();
    if (!found) throw notFound('Diesen Upload gibt es nicht.');
    const taken =
      found.media_id === null && (await takeStoredVideo(app, storage, { upload, signal: senderGone(reply) }));
    if (taken) return taken;
    const id = found.media_id ?? (await takenMeanwhile(databases.primary.kysely, upload));
    return changeItem(app, ownVideo(request, id), {});
  });
}

/** Refuses a wrong type or size by the headers, before the file is read. */
function checkHeaders({ headers }: FastifyRequest, { type, size }: UploadRight): void {
  if (headers['content-type']?.split(';')[0] !== `video/${type}`) throw videoRefusal('type');
  const declared = Number(headers['content-length'] ?? size);
  if (declared <= VIDEO_MAX_BYTES && (size === 0 || declared === size)) return;
  const refusal = videoRefusal(declared > VIDEO_MAX_BYTES ? 'size' : 'other-size');
  const options = { ...refusal.options, headers: { connection: 'close' } };
  throw new ApiError(refusal.status, refusal.code, refusal.message, options);
}

const ownVideo = (request: FastifyRequest, id: number) => itemIn(request, id, 'VIDEO');

function registerItem(app: App): void {
  const { databases, settings } = app;
  const storage = mediaStorage(settings);
  const changeCall = forUsers('Changes place and description of a video', {
    ...ofVideo,
    body: schemas.galleryImageChangeSchema,
  });
  app.put(`${VIDEO_PATH}:id/`, changeCall, (request) =>
    changeItem(app, ownVideo(request, request.params.id), request.body),
  );

  const deletionCall = forUsers('Deletes a video', {
    params: schemas.idParamsSchema,
    response: { 204: z.undefined() },
  });
  app.delete(`${VIDEO_PATH}:id/`, deletionCall, async (request) => {
    await removeItem(app, ownVideo(request, request.params.id));
  });

  const posterCall = forUsers(
    'Stores the picture that is shown until the video plays (multipart: file)',
    ofForm,
    limited,
  );
  app.post(`${VIDEO_PATH}:id/poster/`, posterCall, async (request, reply) => {
    const own = ownVideo(request, request.params.id);
    await requireOwnItem(databases.primary.kysely, own);
    const { file } = await readUpload(request, IMAGE_MAX_BYTES);
    const { variants, width, height } = await acceptPicture(file.content, storage, reply);
    return changeItem(app, own, { variants, width, height });
  });

  const captionsPath = `${VIDEO_PATH}:id/captions/`;
  const captionsCall = forUsers('Stores the captions of a video (multipart: file, WebVTT)', ofForm, limited);
  app.post(captionsPath, captionsCall, async (request) => {
    const own = ownVideo(request, request.params.id);
    await requireOwnItem(databases.primary.kysely, own);
    if (!request.isMultipart()) throw badRequest(answerText('request.withoutFile'));
    const { file } = await readUpload(request, IMAGE_MAX_BYTES);
    const captions = await storage.put(captionsOf(file), 'vtt');
    return changeItem(app, own, { captions });
  });

  const withoutCaptionsCall = forUsers('Deletes the captions of a video', ofVideo);
  app.delete(captionsPath, withoutCaptionsCall, (request) =>
    changeItem(app, ownVideo(request, request.params.id), { captions: null }),
  );
}
