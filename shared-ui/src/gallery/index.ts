export { Gallery } from './Gallery';
export { PlainGallery } from './Gallery';
export type { GalleryItem } from './gallery-item';
