export { DeskPage as default } from '../routes/DeskPage';
export { deskHead as head } from '../features/desk/desk-head';
export { loadDesk as load } from '../features/desk/load-desk';
