export { DeskCasePage as default } from '../routes/DeskCasePage';
export { deskCaseHead as head } from '../features/desk/desk-head';
