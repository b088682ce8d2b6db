export { MessagesPage as default } from '../routes/MessagesPage';
export { loadMessages as load } from '../features/inbox/load-inbox';
export { messagesHead as head } from '../features/inbox/inbox-heads';
