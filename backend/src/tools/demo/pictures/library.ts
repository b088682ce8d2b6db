import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { diskStorage } from '../../../platform/files/disk-storage';
import { WEBP } from '../../../platform/files/encode-picture';
import type { ProcessedPicture } from '../../../platform/files/process-image';
import type { MediaStorage } from '../../../platform/files/storage';
import { plannedPictures, type Motif, type PlannedPicture } from './catalogue';

export interface DemoPicture extends ProcessedPicture {
  key: string;
  alt: string;
  subject: string;
}

/** The finished pictures by motif. */
export type PictureLibrary = ReadonlyMap<Motif, readonly DemoPicture[]>;

/** Raise this number when drawings or media code change, so that stored pictures are generated again. */
const VERSION = 2;
/** Two at a time use two cores without delaying the rows that are loaded at the same time. */
const AT_ONCE = 2;

/** Fewer widths than an upload gets: every further one costs seconds when the demonstration is loaded. */
const WIDTHS: readonly number[] = [320, 640, 960];

/** Stores a picture in several widths. The drawing is rendered once and encoded without a file in between. */
async function store({ svg }: PlannedPicture, storage: MediaStorage): Promise<ProcessedPicture> {
  const { data, info } = await sharp(Buffer.from(svg())).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const variants: ProcessedPicture['variants'] = [];
  for (const w of WIDTHS.filter((candidate) => candidate <= width)) {
    const file = await sharp(data, { raw: { width, height, channels } }).resize({ width: w }).webp(WEBP).toBuffer();
    variants.push({ w, url: await storage.put(file, 'webp') });
  }
  const widest = variants.at(-1);
  return {
    url: widest?.url ?? '',
    width: widest?.w ?? 0,
    height: Math.round(((widest?.w ?? 0) * height) / width),
    variants,
  };
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
 * Draws all demo pictures and stores them, or uses those of an earlier load in the data folder. Not part of the
 * database transaction: unused files do no harm.
 */
export async function preparePictures(
  { dataDir, storage = diskStorage(dataDir) }: { dataDir: string; storage?: MediaStorage },
  mostPerMotif?: number,
): Promise<PictureLibrary> {
  const index = path.join(dataDir, 'media', `demo-pictures-${VERSION}.json`);
  const kept = await readKept(index);
  const plans = plannedPictures(mostPerMotif);
  const finished: Kept = {};
  const queue = plans.values();
  const work = async (): Promise<void> => {
    for (const plan of queue) {
      const known = kept[plan.key];
      finished[plan.key] = known && (await isStored(known, storage)) ? known : await store(plan, storage);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await mkdir(path.dirname(index), { recursive: true });
  await writeFile(`${index}.part`, JSON.stringify({ ...kept, ...finished }));
  await rename(`${index}.part`, index);
  return byMotif(plans, finished);
}

function byMotif(plans: readonly PlannedPicture[], finished: Kept): PictureLibrary {
  const library = new Map<Motif, DemoPicture[]>();
  for (const { key, motif, alt, subject = '' } of plans) {
    const picture = finished[key];
    if (picture) library.set(motif, [...(library.get(motif) ?? []), { ...picture, key, alt, subject }]);
  }
  return library;
}
