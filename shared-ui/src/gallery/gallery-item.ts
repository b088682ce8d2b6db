import type { PictureVariant } from '@care/ui';

interface BaseItem {
  id: number | string;
  url: string;
  /** Description of the content, written by the provider. */
  alt: string;
}

interface ImageItem extends BaseItem {
  kind: 'image';
  variants?: readonly PictureVariant[];
  width: number;
  height: number;
}

export interface VideoItem extends BaseItem {
  kind: 'video';
  /** The picture shown until it plays. */
  poster?: { url: string; variants: readonly PictureVariant[]; width: number; height: number };
  /** URL of the captions (WebVTT). */
  captions?: string;
}

export type GalleryItem = ImageItem | VideoItem;
