import { API_PREFIX } from '@care/contracts/constants';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isBackupRunning } from './backup-mark';
import { MEDIA_TYPES, type MediaExtension, type MediaStorage, type StoredFile } from './storage';

export const MEDIA_URL = `${API_PREFIX}/media/`;

/** No dot, slash or percent sign except the dot of the extension: the name cannot leave the folder. */
const namePattern = /^([0-9a-f]{2})[0-9a-f]{30}\.(webp|mp4|webm|vtt)$/;

const INCOMING = 'incoming';

/** The file beside a picture that has the same picture as AVIF. */
const avifOf = (file: string): string => file.replace(/\.webp$/, '.avif');

/** Whether a storage has made this name. */
export const isMediaName = (name: string): boolean => namePattern.test(name);

/** The name of a file, from the hash of its content. */
export const mediaName = (sha256: string, extension: MediaExtension): string => `${sha256.slice(0, 32)}.${extension}`;

/** Stores files in a folder with 256 subfolders. */
export class DiskStorage implements MediaStorage {
  constructor(private readonly folder: string) {}

  async put(content: Buffer, extension: MediaExtension, avif?: Buffer): Promise<string> {
    const name = mediaName(createHash('sha256').update(content).digest('hex'), extension);
    const target = this.pathOf(name);
    await mkdir(path.dirname(target), { recursive: true });
    // The AVIF comes first: as soon as the picture can be found, it is complete.
    if (avif) await this.write(avifOf(target), avif);
    await this.write(target, content);
    return MEDIA_URL + name;
  }

  async draft(): Promise<string> {
    const folder = path.join(this.folder, INCOMING);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return path.join(folder, `${randomUUID()}.part`);
  }

  async putDraft(draft: string, extension: MediaExtension): Promise<string> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(draft), hash);
    const name = mediaName(hash.digest('hex'), extension);
    const target = this.pathOf(name);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(draft, target);
    return MEDIA_URL + name;
  }

  async find(name: string): Promise<StoredFile | undefined> {
    const extension = namePattern.exec(name)?.[2] as MediaExtension | undefined;
    return extension && storedFile(this.pathOf(name), MEDIA_TYPES[extension]);
  }

  async findAvif(name: string): Promise<StoredFile | undefined> {
    return namePattern.test(name) && name.endsWith('.webp')
      ? storedFile(avifOf(this.pathOf(name)), 'image/avif')
      : undefined;
  }

  async remove(name: string): Promise<void> {
    if (!namePattern.test(name) || (await isBackupRunning(path.dirname(this.folder)))) return;
    const file = this.pathOf(name);
    await rm(file, { force: true });
    if (name.endsWith('.webp')) await rm(avifOf(file), { force: true });
  }

  async olderThan(time: Date): Promise<{ names: string[]; drafts: string[] }> {
    const names = new Set<string>();
    const drafts: string[] = [];
    for (const entry of await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
      const file = path.join(entry.parentPath, entry.name);
      const found = entry.isFile() ? await stat(file).catch(() => undefined) : undefined;
      if (!found || found.mtime >= time) continue;
      // After a kill there may be an AVIF without its picture.
      const name = entry.name.replace(/\.avif$/, '.webp');
      if (namePattern.test(name)) names.add(name);
      else if (entry.name.endsWith('.part')) drafts.push(file);
    }
    return { names: [...names], drafts };
  }

  async removeDraft(draft: string): Promise<void> {
    await rm(draft, { force: true });
  }

  /** A reader sees the whole file or none, also after a kill. An existing file counts as written now. */
  private async write(target: string, content: Buffer): Promise<void> {
    const now = new Date();
    const exists = await utimes(target, now, now).then(
      () => true,
      () => false,
    );
    if (exists) return;
    const draft = `${target}.${randomUUID()}.part`;
    await writeFile(draft, content);
    await rename(draft, target);
  }

  private pathOf(name: string): string {
    return path.join(this.folder, name.slice(0, 2), name);
  }
}

async function storedFile(file: string, mimeType: string): Promise<StoredFile | undefined> {
  const found = await stat(file).catch(() => undefined);
  return (
    found && { bytes: found.size, mimeType, writtenAt: found.mtime, open: (range) => createReadStream(file, range) }
  );
}

/** Files in `media/` of the data folder. */
export const diskStorage = (dataDir: string): DiskStorage => new DiskStorage(path.join(dataDir, 'media'));
