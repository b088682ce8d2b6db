import { MEDIA_URL } from '../../../platform/files/storage';
import { mediaStorage } from '../../../platform/files/media-storage';
import type { App } from '../../../platform/http/app-type';
import { removeUnusedFiles } from '../../media';

export const REMOVE_MEDIA = 'remove-unused-media';

/** Longer than pages and API answers that show a file are cached: 60 s in the shell, six minutes in browsers. */
const STILL_SHOWN_MS = 15 * 60_000;

/** The job that deletes files which items of companies no longer use. */
export const removeMedia = ({ databases, settings }: App, { urls }: { urls: string[] }): Promise<void> =>
  removeUnusedFiles(databases, mediaStorage(settings), urls);

/** Deletes files as soon as no cached page shows them, if no row uses them then. */
export const removeFilesLater = ({ jobs }: Pick<App, 'jobs'>, urls: readonly string[]): Promise<void> =>
  jobs.enqueue(REMOVE_MEDIA, { urls }, { startAfter: new Date(Date.now() + STILL_SHOWN_MS) });

const KEPT_MS = 24 * 60 * 60_000;

/**
 * Deletes files that no row uses, such as those of an upload during which the API was killed, and unfinished uploads.
 * A younger file may belong to an upload in progress.
 */
export async function cleanMedia({ databases, settings }: Pick<App, 'databases' | 'settings'>): Promise<void> {
  const storage = mediaStorage(settings);
  const { names, drafts } = await storage.olderThan(new Date(Date.now() - KEPT_MS));
  for (const draft of drafts) await storage.removeDraft(draft);
  for (let first = 0; first < names.length; first += 1000) {
    const urls = names.slice(first, first + 1000).map((name) => MEDIA_URL + name);
    await removeUnusedFiles(databases, storage, urls);
  }
  await databases.primary.kysely
    .deleteFrom('company_video_upload')
    .where('expires_at', '<', new Date(Date.now() - KEPT_MS))
    .execute();
}
