export { DeskCasePage as default } from '../routes/DeskCasePage';
export { deskHead as head } from '../features/desk/desk-head';
