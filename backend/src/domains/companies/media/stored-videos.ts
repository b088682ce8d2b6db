import type { GalleryItem } from '@care/contracts/schemas';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { rowsWith, deleteRows } from '../../../platform/database/queries';
import type { Database, Db } from '../../../platform/database/schema';
import type { MediaStorage } from '../../../platform/files/storage';
import type { App } from '../../../platform/http/app-type';
import { ApiError, conflict } from '../../../platform/http/errors';
import { receiveVideo } from './receive-video';
import { isLeaseOver, takeVideo, unavailable } from './take-video';

/** A browser asks for the item at once. A client that has not asked by then sends nothing more. */
const ALONE_AFTER_MS = 60_000;

/** Uploads whose video nobody takes: not begun, or begun by an API that has ended. */
const notTaken = (eb: ExpressionBuilder<Database, 'company_video_upload'>): Expression<SqlBool> =>
  eb.and([eb('media_id', 'is', null), eb.or([eb('started_at', 'is', null), isLeaseOver(eb)])]);

interface Waiting {
  upload: number;
  /** Leaves later videos for the browser that asks for their item. */
  arrivedBefore?: Date;
  signal?: AbortSignal;
}

/**
 * Takes a video that a browser sent to an object store, with the checks of one that was sent to the API.
 * @returns undefined if it has not arrived, or is being taken already
 */
export async function takeStoredVideo(
  app: Pick<App, 'databases' | 'jobs'>,
  storage: MediaStorage,
  { upload, arrivedBefore, signal }: Waiting,
): Promise<GalleryItem | undefined> {
  const { kysely } = app.databases.primary;
  const found = await rowsWith(kysely, 'company_video_upload', { id: upload })
    .select(['container', 'bytes', 'user_id'])
    .where(notTaken)
    .executeTakeFirst();
  if (!found?.user_id || !found.bytes || !storage.uploads) return undefined;
  const { uploads } = storage;
  const { container, bytes, user_id: user } = found;
  const place = { upload, extension: container };
  const file = await uploads.find(place);
  if (!file || (arrivedBefore && file.writtenAt >= arrivedBefore)) return undefined;
  let isRead = false;
  const fill = async (draft: string): Promise<void> => {
    isRead = true;
    const content = file.open();
    try {
      await receiveVideo(content, draft, { type: container, size: bytes });
    } catch (error) {
      throw content.errored ?? error;
    } finally {
      content.destroy();
    }
  };
  // A check that an ended API began counts as not begun.
  await markNotBegun(kysely, upload, notTaken);
  // Until the video is in the gallery or refused, the file stays in the store and is taken again.
  try {
    const isTriedAgain = (error: unknown) => !isRefusal(error);
    const item = await takeVideo(app, storage, { upload, user, fill, isTriedAgain, ...(signal && { signal }) });
    await uploads.spend(place);
    return item;
  } catch (error) {
    // Another request or the job was faster.
    if (!isRead && isRefusal(error)) return undefined;
    if (isRead && isRefusal(error)) await uploads.spend(place);
    else if (isRead) await markNotBegun(kysely, upload, (eb) => eb('media_id', 'is', null));
    throw error;
  }
}

/**
 * The item of an upload that was taken meanwhile. A client that reads 409 or 404 may send the video again, so an upload
 * that the API began and never ended is deleted first: its video can no longer be added.
 * @throws 503 while the video is taken, 409 if it has not arrived
 */
export async function takenMeanwhile(db: Db, upload: number): Promise<number> {
  await deleteRows(db, 'company_video_upload', { id: upload, media_id: null }).where(isLeaseOver).execute();
  const found = await rowsWith(db, 'company_video_upload', { id: upload })
    .select(['media_id', 'started_at'])
    .executeTakeFirst();
  if (found?.media_id) return found.media_id;
  if (found?.started_at)
    throw unavailable('Das Video wird noch geprüft. Bitte versuchen Sie es in einer Minute noch einmal.');
  throw conflict('Das Video ist noch nicht vollständig angekommen.');
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

const markNotBegun = (db: Db, upload: number, where: typeof notTaken) =>
  db.updateTable('company_video_upload').set({ started_at: null }).where('id', '=', upload).where(where).execute();

/** Takes the videos of clients that sent the file and nothing more (PP-12). */
export async function takeAllStoredVideos(app: Pick<App, 'databases' | 'jobs'>, storage: MediaStorage): Promise<void> {
  const now = Date.now();
  const waiting = await app.databases.primary.kysely
    .selectFrom('company_video_upload')
    .select('id')
    .where('bytes', 'is not', null)
    .where(notTaken)
    // An upload that began before the address expired may end after it.
    .where('expires_at', '>', new Date(now - 60 * 60_000))
    .orderBy('id')
    .execute();
  const arrivedBefore = new Date(now - ALONE_AFTER_MS);
  const faults: unknown[] = [];
  for (const { id: upload } of waiting)
    try {
      await takeStoredVideo(app, storage, { upload, arrivedBefore });
    } catch (error) {
      // A refused video is deleted, and nobody waits for the reason. After another fault the job runs again.
      if (!isRefusal(error)) faults.push(error);
    }
  if (faults.length > 0) throw new AggregateError(faults, 'stored videos could not be taken');
}
