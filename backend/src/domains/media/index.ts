export { acceptPicture, senderGone, tooManyFiles } from './accept-picture';
export { imageColumn, pictureColumn } from './image-columns';
export { ownPhoto, ownPhotoUrl } from './photo-access';
export { default as photoRoutes } from './photo-routes';
export { default as mediaRoutes } from './routes';
export { filesOfPicture, removeUnusedFiles, storeRows } from './unused-files';
