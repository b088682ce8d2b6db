import { t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import {
  IMAGE_MAX_BYTES,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE,
  IMAGE_MIN_SIDE,
  IMAGE_TYPES,
} from '@care/contracts/constants';

interface Size {
  width: number;
  height: number;
}
/** Reads the size of a picture; undefined if the file is not a picture, null if the browser cannot decide. */
export type ReadSize = (file: File) => Promise<Size | undefined | null>;

const isOf = (types: readonly string[], type: string): boolean => types.includes(type);
const fits = (side: number): boolean => side >= IMAGE_MIN_SIDE && side <= IMAGE_MAX_SIDE;

/** Checks files chosen as a photo (AC-11): number, type, file size, resolution, in this order. */
export async function photoProblem(files: readonly File[], readSize: ReadSize = sizeOf): Promise<string | undefined> {
  const [file] = files;
  if (files.length > 1) return accountText('errors.tooManyFiles', { max: 1 });
  if (!file || !isOf(IMAGE_TYPES, file.type)) return t('errors.invalidPhotoType');
  if (file.size > IMAGE_MAX_BYTES) return t('errors.photoIsTooLarge');
  const size = await readSize(file);
  if (size === null) return undefined;
  if (!size) return t('errors.invalidPhotoType');
  if (fits(size.width) && fits(size.height) && size.width * size.height <= IMAGE_MAX_PIXELS) return undefined;
  const megapixels = IMAGE_MAX_PIXELS / 1_000_000;
  return accountText('errors.photoResolution', { min: IMAGE_MIN_SIDE, max: IMAGE_MAX_SIDE, megapixels });
}

async function sizeOf(file: File): Promise<Size | undefined | null> {
  if (typeof createImageBitmap === 'undefined') return null;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}
