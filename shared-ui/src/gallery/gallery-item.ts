import type { PictureVariant } from '@care/ui';

interface Shown {
  id: number | string;
  url: string;
  /** What is to be seen, in the owner's words. */
  alt: string;
}

export type GalleryItem =
  | (Shown & { kind: 'image'; variants?: readonly PictureVariant[]; width: number; height: number })
  | (Shown & {
      kind: 'video';
      /** Address of the captions (WebVTT). */
      captions?: string;
    });
