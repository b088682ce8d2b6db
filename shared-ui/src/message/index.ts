// Writing to somebody; bundled into the slices that offer it.
export { MessageForm, type MessageFormProps } from './MessageForm';
export { messageErrors, type WrittenMessage } from './message-values';
