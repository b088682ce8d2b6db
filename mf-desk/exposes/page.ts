export { DeskPage as default } from '../routes/DeskPage';
export { head, load } from '../routes/desk-page';
