import {
  IMAGE_MAX_BYTES,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE,
  IMAGE_MIN_SIDE,
  IMAGE_TYPES,
} from '@care/contracts/constants';
import { t } from '@care/contracts/texts';

/** Why an upload is refused (PP-22); each has a text under this key of the catalogue's `errors`. */
export type UploadProblem = 'tooManyFiles' | 'invalidPhotoType' | 'photoIsTooLarge' | 'photoResolution';

export interface Upload {
  /** The existing number of items and the maximum; left out if one replaces the other. */
  count?: { present: number; most: number };
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

/** The message for the person. */
export function uploadProblemText(
  problem: UploadProblem,
  { count, maxPixels = IMAGE_MAX_PIXELS }: { count?: Upload['count']; maxPixels?: number | undefined } = {},
): string {
  if (problem === 'tooManyFiles') return t('errors.tooManyFiles', { max: count?.most ?? 1 });
  const megapixels = Math.floor(maxPixels / 1_000_000);
  return t(`errors.${problem}`, { min: IMAGE_MIN_SIDE, max: IMAGE_MAX_SIDE, megapixels });
}
