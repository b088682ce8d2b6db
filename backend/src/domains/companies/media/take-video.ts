import path from 'node:path';
import { rm } from 'node:fs/promises';
import { VIDEO_MAX_BYTES } from '@care/contracts/constants';
import { tierNames } from '@care/contracts/texts';
import { allows } from '@care/contracts/tiers';
import type { GalleryItem, VideoUpload } from '@care/contracts/schemas';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { changeRows, deleteRows } from '../../../platform/database/queries';
import type { Databases } from '../../../platform/database/database';
import type { Database, Db } from '../../../platform/database/schema';
import type { VideoType } from '../../../platform/files/copy-video';
import { processVideo, VideoProcessFailed } from '../../../platform/files/process-video';
import type { MediaStorage } from '../../../platform/files/storage';
import { QueueFull, QueueLeft } from '../../../platform/files/work-queue';
import type { App, Viewer } from '../../../platform/http/app-type';
import { ApiError, conflict, tierRequired } from '../../../platform/http/errors';
import { tooManyFiles } from '../../../platform/files/upload-rules';
import { storeRows } from '../../media';
import { addItem, changeItem, galleryCount, requireOwnCompany, requireOwnItem } from './gallery';
import { videoRefusal } from './receive-video';
import { LINK_MINUTES, type UploadRight } from './video-links';

/** Several renewals fit into it, so that a slow database does not end the lease of an API that is alive. */
const LEASE_SECONDS = 45;
const RENEWED_EVERY_MS = 10_000;

/**
 * The clock of the database: APIs on other machines read the lease. An API that takes a video renews it until the video
 * is stored or refused.
 */
const leaseBegin = sql<Date>`clock_timestamp()`;

/** Uploads that an API began and then ended, for example because it was killed. */
export const isLeaseOver = (eb: ExpressionBuilder<Database, 'company_video_upload'>): Expression<SqlBool> =>
  eb('started_at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${LEASE_SECONDS})`);

/**
 * Renews the lease of an upload while its video is taken.
 * @returns ends the renewal
 */
function keepLease(db: Db, upload: number): () => void {
  const renew = () =>
    changeRows(db, 'company_video_upload', { id: upload, media_id: null })
      .set({ started_at: leaseBegin })
      .where('started_at', 'is not', null)
      .execute()
      // The next renewal follows; without any, the client may send the video again.
      .catch(() => undefined);
  const timer = setInterval(() => void renew(), RENEWED_EVERY_MS);
  return () => clearInterval(timer);
}

const typeOf = (fileName: string): VideoType | undefined =>
  (['mp4', 'webm'] as const).find((type) => path.extname(fileName).toLowerCase() === `.${type}`);

/** Creates the right to one upload, if the file can be accepted by what is known of it. */
export async function newUpload(
  databases: Databases,
  { file_name, order, size = 0, replaces = 0, ...upload }: VideoUpload,
  viewer: Viewer,
): Promise<UploadRight> {
  const company = await requireOwnCompany(databases, upload, viewer);
  if (!allows(company.subscription, 'videos'))
    throw tierRequired('videos', `Videos gehören zum Paket ${tierNames('videos')}.`);
  const count = await galleryCount(databases.primary.kysely, company);
  if (replaces) await requireOwnItem(databases.primary.kysely, { id: replaces, viewer, ...VIDEO });
  else if (count.present >= count.most) throw tooManyFiles(count);
  const type = typeOf(file_name);
  if (!type) throw videoRefusal('type');
  if (size > VIDEO_MAX_BYTES) throw videoRefusal('size');
  const until = Math.floor(Date.now() / 1000) + LINK_MINUTES * 60;
  const { id } = await databases.primary.kysely
    .insertInto('company_video_upload')
    .values({
      company_id: company.id,
      user_id: viewer.userId,
      position: order,
      replaces: replaces || null,
      container: type,
      bytes: size || null,
      expires_at: new Date(until * 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { upload: id, user: viewer.userId, replaces, type, size, until };
}

interface Incoming {
  upload: number;
  user: number;
  signal?: AbortSignal;
  /** Writes the video into the draft; throws if it is not the announced one. */
  fill: (draft: string) => Promise<void>;
  /** Whether the caller tries it again after this error; otherwise the upload is over. */
  isTriedAgain?: (error: unknown) => boolean;
}

/** 503: the same request succeeds later. */
export const unavailable = (message: string, cause?: unknown): ApiError =>
  new ApiError(503, 'unavailable', message, { headers: { 'retry-after': '30' }, cause });

const VIDEO = { kind: 'GALLERY', fileType: 'VIDEO' } as const;
const UNCHECKED = 'Das Video konnte gerade nicht geprüft werden. Bitte versuchen Sie es gleich noch einmal.';
const ARRIVED = 'Mit dieser Adresse wurde schon ein Video übertragen.';

/**
 * Receives, checks and stores a video, then adds it to the gallery. The files of a refused one are deleted, and so is its
 * upload: a client that asks for the item reads that it is missing, and may send the video again.
 */
export async function takeVideo(
  app: Pick<App, 'databases' | 'jobs'>,
  storage: MediaStorage,
  { upload, user, signal, fill, isTriedAgain }: Incoming,
): Promise<GalleryItem> {
  const { databases } = app;
  const db = databases.primary.kysely;
  const started = await changeRows(db, 'company_video_upload', { id: upload, started_at: null })
    .set({ started_at: leaseBegin })
    .returning(['company_id', 'position', 'container', 'replaces'])
    .executeTakeFirst();
  if (!started) throw conflict(ARRIVED);
  const draft = await storage.draft();
  const unused = { id: upload, media_id: null };
  const endLease = keepLease(db, upload);
  try {
    await fill(draft);
    const video = await processVideo(draft, started.container, storage, signal);
    if ('problem' in video) throw videoRefusal(video.problem);
    return await storeRows(databases, storage, [video.url], async () => {
      if (started.replaces) {
        const own = { id: started.replaces, viewer: { userId: user }, ...VIDEO };
        const item = await changeItem(app, own, { ...video, variants: [], captions: null });
        await changeRows(db, 'company_video_upload', unused).set({ media_id: item.id }).execute();
        return item;
      }
      return db.transaction().execute(async (transaction) => {
        const place = { companyId: started.company_id, viewer: { userId: user }, order: started.position };
        const item = await addItem(transaction, place, { ...video, variants: [], file_type: 'VIDEO', alt: '' });
        // In the same transaction: a video that is taken or sent again must not appear twice.
        const note = changeRows(transaction, 'company_video_upload', unused).set({ media_id: item.id });
        const noted = await note.executeTakeFirst();
        if (noted.numUpdatedRows === 0n) throw conflict(ARRIVED);
        return item;
      });
    });
  } catch (error) {
    if (!isTriedAgain?.(error)) await deleteRows(db, 'company_video_upload', unused).execute();
    if (error instanceof QueueFull || error instanceof QueueLeft)
      throw unavailable('Gerade werden sehr viele Videos hochgeladen. Bitte versuchen Sie es gleich noch einmal.');
    if (error instanceof VideoProcessFailed) throw unavailable(UNCHECKED, error);
    throw error;
  } finally {
    endLease();
    await rm(draft, { force: true });
  }
}
