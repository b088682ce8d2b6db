// Loaded only for the owner of a provider.
export { JobEditor } from './JobEditor';
export { OwnOffers } from './OwnOffers';
