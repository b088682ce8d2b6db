export { findAddressee, lockPeople, reachableCompanies, requireApplicant } from './addressee';
export type { ApplicationHooks, NewApplication } from './application-hooks';
export { isBlocked } from './blocks';
export { deleteForOne, removeFiles } from './delete-messages';
export { MESSAGE_MAILS } from './mail-about';
export { messageServices, sendSystemMessage, type MessageServices, writeMessage } from './write-message';
export { recruitingUsage } from './recruiting-quota';
export { type MessageSender, messageSenderOf } from './addressee';
export { limits as messagesLimits } from './limits';
