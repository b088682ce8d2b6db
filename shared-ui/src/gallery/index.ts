export { Gallery } from './Gallery';
export { PlainGallery } from './PlainGallery';
export type { GalleryItem } from './gallery-item';
