import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The paths of all files in a folder and those below it; none if it does not exist. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];

/** The names of the files of a folder for data in which pictures and videos are kept. */
export const mediaNames = (dataDir: string): string[] =>
  filesIn(path.join(dataDir, 'media')).map((file) => path.basename(file));
