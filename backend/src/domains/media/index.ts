export { acceptPicture, senderGone } from './accept-picture';
export { imageColumn, pictureColumn } from './image-columns';
export { ownPhoto, ownPhotoUrl } from './photo-access';
export { filesOfPicture, removeUnusedFiles, storeRows } from './unused-files';
