export { fragmentHtml } from './fragment';
export { profileView, type ProfileView } from '../view/profile-view';
export { readOptions } from '../options';
