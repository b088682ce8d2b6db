// What visitors do not download: loaded once somebody is signed in, or keeps a list in this browser.
export { ClaimLink } from '../prompts/ClaimLink';
export { InReview } from '../prompts/InReview';
export { FollowControl, FollowInBar } from '../follow/FollowControl';
export { RememberButton } from '../follow/RememberButton';
export { MainAction } from './MainAction';
