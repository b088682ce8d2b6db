export { closeCase, openCase, recordForSubject } from './cases';
export type { DeskKind } from './desk-kind';
export { default as deskRoutes } from './routes';
