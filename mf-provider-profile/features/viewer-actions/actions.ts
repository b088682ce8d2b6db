// Lazy-loaded actions, for signed-in users and for visitors with a watch list in this browser.
export { ClaimLink, InReview } from '../prompts/OwnershipPrompts';
export { FollowControl } from '../follow/FollowControl';
export { RememberButton } from '../follow/RememberButton';
export { MainAction } from './MainAction';
