export { OwnerParts as default, ownerHead as head } from '../routes/OwnerParts';
