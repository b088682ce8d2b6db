import { t } from '@care/contracts/texts';
import { ApiError } from '../http/errors';
import type { EncodedVariant } from './encode-picture';
import { typeOf, readFacts, type PictureFacts } from './picture-facts';
import { encodeApart, PictureProcessEnded } from './picture-process-client';
import type { MediaStorage } from './storage';
import { uploadProblem, uploadRefusal, type Upload } from './upload-rules';
import { QueueFull, QueueLeft, WorkQueue } from './work-queue';

export type ProcessedPicture = Awaited<ReturnType<typeof keep>>;

/** Without this limit, memory use would grow with the number of simultaneous uploads. */
const queue = new WorkQueue({ places: 2, length: 20, waitMs: 30_000 });

/** From this size on a picture is encoded alone. */
const LARGE_PIXELS = 12_000_000;

/** The error if a valid picture cannot be encoded now. */
const busy = (): ApiError =>
  new ApiError(503, 'unavailable', t('errors.picturesBusy'), { headers: { 'retry-after': '10' } });

async function encode(content: Buffer, facts: PictureFacts, signal: AbortSignal | undefined) {
  const isLarge = facts.isDecodedWhole || facts.width * facts.height > LARGE_PIXELS;
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

/** Stores all variants, narrowest first (SH-17). The address is that of the widest one. */
async function keep(encoded: readonly EncodedVariant[], storage: MediaStorage) {
  const variants = await Promise.all(
    encoded.map(async ({ w, data, avif }) => ({
      w,
      url: await storage.put(Buffer.from(data), 'webp', avif && Buffer.from(avif)),
    })),
  );
  const widest = encoded.at(-1);
  return { url: variants.at(-1)?.url ?? '', width: widest?.w ?? 0, height: widest?.height ?? 0, variants };
}

interface ProcessOptions {
  count?: Upload['count'] | undefined;
  /** Aborted when the client has disconnected. */
  signal?: AbortSignal;
}

/**
 * Processes an uploaded picture (PP-11, PP-22): checks the content against the rules, removes metadata and stores it as
 * WebP in all widths up to its own. Two pictures are encoded at a time, a large one alone.
 * @param count the items of the gallery; left out for a picture that replaces another
 * @throws ApiError with the reason, for the field `file`; 503 if too many uploads wait
 */
export async function processImage(content: Buffer, storage: MediaStorage, { count, signal }: ProcessOptions = {}) {
  const mimeType = (await typeOf(content))?.mime;
  let facts: PictureFacts | undefined;
  const readSize = async (): Promise<PictureFacts | undefined> => (facts = await readFacts(content));
  const problem = await uploadProblem({ count, mimeType, bytes: content.length, readSize });
  if (problem) throw uploadRefusal(problem, { count, maxPixels: facts?.maxPixels });
  const encoded = facts && (await encode(content, facts, signal));
  // Without variants the head was valid but the rest was not.
  if (!encoded) throw uploadRefusal('invalidPhotoType');
  return keep(encoded, storage);
}
