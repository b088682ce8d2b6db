export { appointmentText, closeCase, openCase, recordForSubject, endDeletedCases, hasOpenCase } from './cases';
export { lockForMeasure, managedAccount } from './managed-accounts';
export { concernsOwnCompany, readerOf, takesPartIn } from './own-case';
export { proofFiles, proofSchema, sendProof, storeProof } from './proofs';
