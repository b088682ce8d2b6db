export { default as galleryRoutes } from './gallery-routes';
export { default as singlePictureRoutes } from './single-picture-routes';
export { default as videoRoutes } from './video-routes';
