import { fileTypeFromBuffer } from 'file-type/core';
import { t } from '@care/contracts/texts';
import { ApiError } from '../http/errors';
import type { EncodedVariant } from './encode-picture';
import { readFacts, type PictureFacts } from './picture-facts';
import { encodeApart, PictureProcessEnded } from './picture-process-client';
import type { MediaStorage } from './storage';
import { uploadProblem, uploadProblemText, type Upload, type UploadProblem } from './upload-rules';
import { QueueFull, QueueLeft, WorkQueue } from './work-queue';

export interface ProcessedPicture {
  /** Address of the widest variant. */
  url: string;
  width: number;
  height: number;
  /** Narrowest first (SH-17). */
  variants: { w: number; url: string }[];
}

export type ImageResult =
  | { success: true; picture: ProcessedPicture }
  /** `message` is for the person who uploads. */
  | { success: false; problem: UploadProblem; message: string };

/** More than this at once and the machine's memory would follow the visitors' wishes. */
const queue = new WorkQueue({ places: 2, length: 20, waitMs: 30_000 });

/** From here on a picture is encoded alone. */
const LARGE_PIXELS = 12_000_000;

/** Why `encode` may give no picture, though the file is in order. */
const busy = (): ApiError =>
  new ApiError(503, 'unavailable', t('errors.picturesBusy'), { headers: { 'retry-after': '10' } });

async function encode(content: Buffer, facts: PictureFacts, signal: AbortSignal | undefined) {
  const isLarge = facts.isHeldWhole || facts.width * facts.height > LARGE_PIXELS;
  try {
    return await queue.run(
      isLarge ? 2 : 1,
      () => encodeApart({ content, width: facts.width, height: facts.height }),
      signal,
    );
  } catch (error) {
    if (error instanceof QueueFull || error instanceof QueueLeft || error instanceof PictureProcessEnded) throw busy();
    throw error;
  }
}

async function keep(encoded: readonly EncodedVariant[], storage: MediaStorage): Promise<ProcessedPicture> {
  const variants = await Promise.all(
    encoded.map(async ({ w, data }) => ({ w, url: await storage.put(Buffer.from(data), 'webp') })),
  );
  const widest = encoded.at(-1);
  return { url: variants.at(-1)?.url ?? '', width: widest?.w ?? 0, height: widest?.height ?? 0, variants };
}

type ProcessOptions = {
  count?: Upload['count'];
  /** Aborted when the sender is gone. */
  signal?: AbortSignal;
};

/**
 * Takes an uploaded picture in (PP-11, PP-22): looks at the content, refuses what breaks a rule, strips metadata and stores
 * it as WebP in all widths up to its own. Two pictures are encoded at a time, a large one alone.
 * @throws 503 when too many wait already
 */
export async function processImage(
  content: Buffer,
  storage: MediaStorage,
  { count, signal }: ProcessOptions = {},
): Promise<ImageResult> {
  const mimeType = (await fileTypeFromBuffer(content))?.mime;
  let facts: PictureFacts | undefined;
  const readSize = async (): Promise<PictureFacts | undefined> => (facts = await readFacts(content));
  const refuse = (problem: UploadProblem): ImageResult => ({
    success: false,
    problem,
    message: uploadProblemText(problem, { count, maxPixels: facts?.maxPixels }),
  });
  const problem = await uploadProblem({ ...(count && { count }), mimeType, bytes: content.length, readSize });
  if (problem) return refuse(problem);
  const encoded = facts && (await encode(content, facts, signal));
  // Without it the head was right and the rest was not.
  return encoded ? { success: true, picture: await keep(encoded, storage) } : refuse('invalidPhotoType');
}
