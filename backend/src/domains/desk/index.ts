export { closeCase, openCase, recordForSubject } from './cases';
export type { DeskCaseRow, DeskKind } from './desk-kind';
export { default as deskRoutes } from './routes';
