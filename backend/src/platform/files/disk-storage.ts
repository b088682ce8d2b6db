import { API_PREFIX } from '@care/contracts/constants';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MEDIA_TYPES, type MediaExtension, type MediaStorage, type StoredFile } from './storage';

export const MEDIA_URL = `${API_PREFIX}/media/`;

/** No dot, slash or percent sign except the dot of the extension: the name cannot leave the folder. */
const namePattern = /^([0-9a-f]{2})[0-9a-f]{30}\.(webp|mp4|webm)$/;

/** Stores files in a folder with 256 subfolders. */
export class DiskStorage implements MediaStorage {
  constructor(private readonly folder: string) {}

  async put(content: Buffer, extension: MediaExtension): Promise<string> {
    const name = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${extension}`;
    const target = this.pathOf(name);
    if (!(await this.find(name))) {
      await mkdir(path.dirname(target), { recursive: true });
      // A reader sees the whole file or none, also after a kill.
      const draft = `${target}.${randomUUID()}.part`;
      await writeFile(draft, content);
      await rename(draft, target);
    }
    return MEDIA_URL + name;
  }

  async find(name: string): Promise<StoredFile | undefined> {
    const extension = namePattern.exec(name)?.[2] as MediaExtension | undefined;
    if (!extension) return undefined;
    const file = this.pathOf(name);
    const found = await stat(file).catch(() => undefined);
    return found && { bytes: found.size, mimeType: MEDIA_TYPES[extension], open: () => createReadStream(file) };
  }

  async remove(name: string): Promise<void> {
    if (namePattern.test(name)) await rm(this.pathOf(name), { force: true });
  }

  private pathOf(name: string): string {
    return path.join(this.folder, name.slice(0, 2), name);
  }
}

/** The storage of an installation: `media/` in its data folder. */
export const diskStorage = (dataDir: string): DiskStorage => new DiskStorage(path.join(dataDir, 'media'));
