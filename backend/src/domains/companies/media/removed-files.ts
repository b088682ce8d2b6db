import type { App } from '../../../platform/http/app-type';
import { mediaStorage } from '../../../platform/files/media-storage';
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
