export { ownPhoto, ownPhotoUrl } from './photo-access';
export {
  acceptPicture,
  filesOfPicture,
  imageColumn,
  pictureColumn,
  removeUnusedFiles,
  senderGone,
  storeRows,
} from './pictures';
