export { MessagePage as default } from '../routes/MessagePage';
export { loadMessage as load } from '../features/inbox/load-inbox';
export { messageHead as head } from '../features/inbox/inbox-heads';
