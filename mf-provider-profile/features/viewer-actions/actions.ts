// Lazy-loaded actions, for signed-in users and for visitors with a watch list in this browser.
export { ClaimLink } from '../prompts/ClaimLink';
export { InReview } from '../prompts/InReview';
export { FollowControl, FollowInBar } from '../follow/FollowControl';
export { RememberButton } from '../follow/RememberButton';
export { MainAction } from './MainAction';
