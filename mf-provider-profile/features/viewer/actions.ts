// What visitors do not download: loaded once it is known who is looking.
export { ClaimLink } from '../prompts/ClaimLink';
export { FollowButton } from '../follow/FollowButton';
export { RememberButton } from '../follow/RememberButton';
export { MainAction } from './MainAction';
