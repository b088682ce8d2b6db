import type { FastifyReply } from 'fastify';
import { processImage, type ProcessedPicture } from '../../platform/files/process-image';
import type { MediaStorage } from '../../platform/files/storage';
import type { Upload } from '../../platform/files/upload-rules';

/** Checks an uploaded picture and stores it in all widths, as long as its sender waits for that (PP-11, PP-22). */
export const acceptPicture = (
  content: Buffer,
  storage: MediaStorage,
  reply: FastifyReply,
  count?: Upload['count'],
): Promise<ProcessedPicture> => processImage(content, storage, { signal: senderGone(reply), count });

/** Aborted when the connection closes before the answer was sent. */
export function senderGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
