import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

const NAME = 'backup.running';
const RENEWED_MS = 30_000;
/** A backup that was killed leaves its mark, which then soon counts no more. */
const VALID_MS = 5 * 60_000;

/**
 * Marks a data folder while a backup runs. Until then the files of rows that the dump of the database has stay; the
 * nightly jobs delete those that no row uses any more.
 * @returns ends the mark
 */
export function markBackup(dataDir: string): () => void {
  const mark = path.join(dataDir, NAME);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(mark, '');
  const renewing = setInterval(() => utimesSync(mark, new Date(), new Date()), RENEWED_MS).unref();
  return () => {
    clearInterval(renewing);
    rmSync(mark, { force: true });
  };
}

/** Whether a backup copies the files of this data folder now. */
export async function isBackupRunning(dataDir: string): Promise<boolean> {
  const mark = await stat(path.join(dataDir, NAME)).catch(() => undefined);
  return mark !== undefined && Date.now() - mark.mtimeMs < VALID_MS;
}
