export { appointmentText } from './appointment-text';
export { closeCase, openCase, recordForSubject } from './cases';
export type { DecisionPlan, DeskKind } from './desk-kind';
export { endDeletedCases } from './end-cases';
export { concernsOwnCompany, takesPartIn } from './own-case';
export { default as deskRoutes } from './routes';
