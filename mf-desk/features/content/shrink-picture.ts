import { IMAGE_MAX_BYTES, IMAGE_WIDTHS } from '@care/contracts/constants';

/** Pages show no picture wider than this. */
const WIDEST = Math.max(...IMAGE_WIDTHS);
const QUALITIES = [0.85, 0.7, 0.5];

const encoded = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/**
 * A photo of a camera as a picture that the API takes. A file that is small enough, or that the browser cannot read, stays
 * as it is: the API says what is wrong with it.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= IMAGE_MAX_BYTES) return file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const scale = Math.min(1, WIDEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of QUALITIES) {
    const blob = await encoded(canvas, quality);
    if (blob && blob.size <= IMAGE_MAX_BYTES) return new File([blob], file.name, { type: blob.type });
  }
  return file;
}
