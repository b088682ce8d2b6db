export { FollowOnCard as default } from '../features/follow/FollowOnCard';
