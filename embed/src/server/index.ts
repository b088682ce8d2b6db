export { fragmentHtml } from './fragment';
export { picturesOf, profileView, type ProfileView } from '../view/profile-view';
export { readOptions } from '../options';
