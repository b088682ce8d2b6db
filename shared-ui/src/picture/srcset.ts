import { IMAGE_WIDTHS } from '@care/contracts/constants';

/** One stored size of a picture, as returned by the media API. */
export interface PictureVariant {
  w: number;
  url: string;
}

const narrowest = Math.min(...IMAGE_WIDTHS);
const widest = Math.max(...IMAGE_WIDTHS);

/** `srcset` of the variants from 320 to 1600 px, narrowest first; undefined for fewer than two (SH-17). */
export function srcSetOf(variants: readonly PictureVariant[]): string | undefined {
  const offered = variants.filter(({ w }) => w >= narrowest && w <= widest).sort((a, b) => a.w - b.w);
  return offered.length > 1 ? offered.map(({ w, url }) => `${url} ${w}w`).join(', ') : undefined;
}

/** URL of the middle variant, for `src`. */
export function fallbackSource(variants: readonly PictureVariant[]): string | undefined {
  const byWidth = [...variants].sort((a, b) => a.w - b.w);
  return byWidth[Math.floor((byWidth.length - 1) / 2)]?.url;
}
