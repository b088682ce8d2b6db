import type { FastifyReply } from 'fastify';
import { ApiError } from '../../platform/http/errors';
import { processImage, type ProcessedPicture } from '../../platform/files/process-image';
import type { MediaStorage } from '../../platform/files/storage';
import { uploadProblemText, type Upload, type UploadProblem } from '../../platform/files/upload-rules';

const STATUS: Record<UploadProblem, [number, string]> = {
  invalidPhotoType: [415, 'unsupported_media_type'],
  photoIsTooLarge: [413, 'payload_too_large'],
  photoResolution: [422, 'validation_error'],
  tooManyFiles: [409, 'limit_reached'],
};

const refusal = (problem: UploadProblem, message: string, extra = {}): ApiError =>
  new ApiError(STATUS[problem][0], STATUS[problem][1], message, { details: { file: message }, extra });

/** The answer if there is no room for another file (PK-05). */
export const tooManyFiles = ({ present, most }: NonNullable<Upload['count']>): ApiError =>
  refusal('tooManyFiles', uploadProblemText('tooManyFiles', { count: { present, most } }), {
    limit: most,
    used: present,
  });

/**
 * Checks an uploaded picture and stores it in all widths (PP-11, PP-22).
 * @param count the items of the gallery; left out for a picture that replaces another
 * @throws ApiError with the reason, for the field `file`
 */
export async function acceptPicture(
  content: Buffer,
  storage: MediaStorage,
  reply: FastifyReply,
  count?: Upload['count'],
): Promise<ProcessedPicture> {
  const result = await processImage(content, storage, { signal: senderGone(reply), ...(count && { count }) });
  if (!result.success) {
    if (result.problem === 'tooManyFiles' && count) throw tooManyFiles(count);
    throw refusal(result.problem, result.message);
  }
  return result.picture;
}

/** Aborted when the connection closes before the answer was sent. */
export function senderGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
