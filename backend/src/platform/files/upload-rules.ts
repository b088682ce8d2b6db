import {
  IMAGE_MAX_BYTES,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE,
  IMAGE_MIN_SIDE,
  IMAGE_TYPES,
} from '@care/contracts/constants';
import { t } from '@care/contracts/texts';
import { refusedAt, type ApiError } from '../http/errors';

/** Why an upload is refused (PP-22); each has a text under this key of the catalogue's `errors`. */
export type UploadProblem = 'tooManyFiles' | 'invalidPhotoType' | 'photoIsTooLarge' | 'photoResolution';

export interface Upload {
  /** The existing number of items and the maximum; left out if one replaces the other. */
  count?: { present: number; most: number } | undefined;
  /** Detected from the content, never from the name or the header; undefined if unknown. */
  mimeType: string | undefined;
  bytes: number;
  /** Called last, after the cheaper checks; undefined if the picture cannot be read. */
  readSize: () => Promise<{ width: number; height: number; maxPixels?: number } | undefined>;
}

const isAllowedType = (mimeType: string | undefined): boolean =>
  (IMAGE_TYPES as readonly (string | undefined)[]).includes(mimeType);

const isAllowedSide = (side: number): boolean => side >= IMAGE_MIN_SIDE && side <= IMAGE_MAX_SIDE;

/** PP-11, PP-22: count first, then type, then size, then resolution. */
export async function uploadProblem({ count, mimeType, bytes, readSize }: Upload): Promise<UploadProblem | undefined> {
  if (count && count.present >= count.most) return 'tooManyFiles';
  if (!isAllowedType(mimeType)) return 'invalidPhotoType';
  if (bytes > IMAGE_MAX_BYTES) return 'photoIsTooLarge';
  const size = await readSize();
  if (!size) return 'invalidPhotoType';
  const isAllowed =
    isAllowedSide(size.width) &&
    isAllowedSide(size.height) &&
    size.width * size.height <= (size.maxPixels ?? IMAGE_MAX_PIXELS);
  return isAllowed ? undefined : 'photoResolution';
}

const STATUS: Record<UploadProblem, [number, string]> = {
  invalidPhotoType: [415, 'unsupported_media_type'],
  photoIsTooLarge: [413, 'payload_too_large'],
  photoResolution: [422, 'validation_error'],
  tooManyFiles: [409, 'limit_reached'],
};

/** The answer to a refused upload, for the field `file`. */
export function uploadRefusal(
  problem: UploadProblem,
  { count, maxPixels = IMAGE_MAX_PIXELS }: { count?: Upload['count']; maxPixels?: number | undefined } = {},
): ApiError {
  if (problem === 'tooManyFiles' && count) return tooManyFiles(count);
  const megapixels = Math.floor(maxPixels / 1_000_000);
  const text = t(`errors.${problem}`, { min: IMAGE_MIN_SIDE, max: IMAGE_MAX_SIDE, megapixels });
  return refusedAt('file', ...STATUS[problem], text);
}

/** The answer if there is no room for another file (PK-05). */
export const tooManyFiles = ({ present: used, most: limit }: NonNullable<Upload['count']>): ApiError =>
  refusedAt('file', ...STATUS.tooManyFiles, t('errors.tooManyFiles', { max: limit }), { limit, used });
