export { appointmentText } from './appointment-text';
export { closeCase, openCase, recordForSubject } from './cases';
export { desk } from './domain';
export { endDeletedCases, hasOpenCase } from './end-cases';
export { concernsOwnCompany, takesPartIn } from './own-case';
