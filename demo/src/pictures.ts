import { readdirSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { diskStorage, WEBP, type MediaStorage, type ProcessedPicture } from '@care/backend/seeding';
import sharp from 'sharp';
import { demoFolder, readYaml } from './files';

/** A picture file of this package; its key is its path below `pictures/`. */
interface PictureFile {
  key: string;
  alt: string;
}

export type DemoPicture = PictureFile & ProcessedPicture;

/** Pictures by motif, which is their folder: "form/kurzzeitpflege", "gallery/garden", "portrait". */
export type PictureLibrary = ReadonlyMap<string, readonly DemoPicture[]>;

/** Raise this number when picture files or media code change, so that stored pictures are made again. */
const VERSION = 3;
/** Two at a time use two cores without delaying the rows that are loaded at the same time. */
const AT_ONCE = 2;

/** Fewer widths than an upload gets: every further one costs seconds when the demonstration is loaded. */
const NARROW_WIDTHS = [320, 640] as const;

const inOrder = new Intl.Collator('de', { numeric: true });

/**
 * The picture files by motif, about four hundred.
 * @param most per motif; tests use fewer
 */
export function pictureFiles(most = Number.POSITIVE_INFINITY): Map<string, PictureFile[]> {
  const scenes = readYaml<Record<string, readonly string[]>>('pictures/scenes.yaml');
  const files = new Map<string, PictureFile[]>();
  const names = readdirSync(path.join(demoFolder(), 'pictures'), { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((file) => file.endsWith('.webp')).sort(inOrder.compare)) {
    const key = name.slice(0, -'.webp'.length).replaceAll(path.sep, '/');
    const motif = path.posix.dirname(key);
    const ofMotif = files.get(motif) ?? [];
    const words = scenes[motif] ?? [''];
    if (ofMotif.length < most) ofMotif.push({ key, alt: words[ofMotif.length % words.length] ?? '' });
    files.set(motif, ofMotif);
  }
  return files;
}

/** Stores a picture in several widths; the file itself is the widest. */
async function store({ key }: PictureFile, storage: MediaStorage): Promise<ProcessedPicture> {
  const file = await readFile(path.join(demoFolder(), 'pictures', `${key}.webp`));
  const { width, height } = await sharp(file).metadata();
  const variants: ProcessedPicture['variants'] = [];
  for (const w of NARROW_WIDTHS.filter((candidate) => candidate < width))
    variants.push({ w, url: await storage.put(await sharp(file).resize({ width: w }).webp(WEBP).toBuffer(), 'webp') });
  const url = await storage.put(file, 'webp');
  return { url, width, height, variants: [...variants, { w: width, url }] };
}

type Kept = Record<string, ProcessedPicture>;

async function readKept(file: string): Promise<Kept> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept;
  } catch {
    return {};
  }
}

/** Whether the files of a stored picture still exist. */
async function isStored({ variants }: ProcessedPicture, storage: MediaStorage): Promise<boolean> {
  const found = await Promise.all(variants.map(({ url }) => storage.find(path.basename(url))));
  return found.every((file) => file !== undefined);
}

/**
 * Stores all demo pictures, or uses those of an earlier load in the data folder. Not part of the database transaction:
 * unused files do no harm.
 */
export async function preparePictures(
  { dataDir, storage = diskStorage(dataDir) }: { dataDir: string; storage?: MediaStorage },
  mostPerMotif?: number,
): Promise<PictureLibrary> {
  const index = path.join(dataDir, 'media', `demo-pictures-${VERSION}.json`);
  const kept = await readKept(index);
  const files = pictureFiles(mostPerMotif);
  const finished: Kept = {};
  const queue = [...files.values()].flat().values();
  const work = async (): Promise<void> => {
    for (const file of queue) {
      const known = kept[file.key];
      finished[file.key] = known && (await isStored(known, storage)) ? known : await store(file, storage);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await mkdir(path.dirname(index), { recursive: true });
  await writeFile(`${index}.part`, JSON.stringify({ ...kept, ...finished }));
  await rename(`${index}.part`, index);
  const stored = (file: PictureFile): DemoPicture => ({ ...file, ...(finished[file.key] as ProcessedPicture) });
  return new Map([...files].map(([motif, ofMotif]) => [motif, ofMotif.map(stored)]));
}
