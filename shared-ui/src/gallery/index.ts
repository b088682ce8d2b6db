export { Gallery } from './Gallery';
export type { GalleryItem } from './gallery-item';
