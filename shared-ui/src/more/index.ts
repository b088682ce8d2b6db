// Components that few pages use; bundled into the slices that use them.
export { Avatar } from '../picture/Avatar';
export { AverageBars } from '../rating/AverageBars';
export { ContentPicture } from '../picture/ContentPicture';
export { LoadState } from '../feedback/LoadState';
export { Banner } from '../parts/Banner';
export { Breakable } from '../parts/Breakable';
export { OpenState } from '../parts/OpenState';
export { moveFocusOnRemoval } from '../feedback/move-focus-on-removal';
export { StatusMessage } from '../feedback/StatusMessage';
export { useFocusOnChange } from '../feedback/use-focus-on-change';
export { Toast } from '../feedback/Toast';
