export { OwnershipPage as default } from '../routes/OwnershipPage';
export { ownershipHead as head } from '../features/ownership/ownership-head';
