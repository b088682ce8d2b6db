// Components that few pages use; bundled into the slices that use them.
export { Avatar } from '../picture/Avatar';
export { AverageBars } from '../rating/AverageBars';
export { ContentPicture } from '../picture/ContentPicture';
export { ActionStatus } from '../feedback/ActionStatus';
export { Attachments } from '../parts/Attachments';
export { Banner } from '../parts/Banner';
export { Breakable } from '../parts/Breakable';
export { OpenState } from '../parts/OpenState';
export { Term, Terms } from '../parts/Terms';
export { moveFocusOnRemoval } from '../feedback/move-focus-on-removal';
export { QueryContent, type Query, LoadState } from '../feedback/QueryContent';
export { SavedElsewhere } from '../feedback/SavedElsewhere';
export { StatusMessage } from '../feedback/StatusMessage';
export { useFocusOnChange } from '../feedback/use-focus-on-change';
export { Toast } from '../feedback/Toast';
