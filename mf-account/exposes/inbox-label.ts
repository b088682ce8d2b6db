export { InboxLabel as default } from '../features/inbox/InboxLabel';
