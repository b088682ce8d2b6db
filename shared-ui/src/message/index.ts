// The message form; bundled into the slices that use it.
export { MessageForm, type MessageFormProps } from './MessageForm';
export { messageErrors, type WrittenMessage } from './message-values';
