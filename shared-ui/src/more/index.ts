// What few pages show: bundled into the slices that do, so that no other visitor downloads it.
export { Avatar } from '../picture/Avatar';
export { AverageBars } from '../rating/AverageBars';
export { ContentPicture } from '../picture/ContentPicture';
export { LoadState } from '../feedback/LoadState';
export { Banner } from '../parts/Banner';
export { Breakable } from '../parts/Breakable';
export { OpenState } from '../parts/OpenState';
export { StatusMessage } from '../feedback/StatusMessage';
export { useFocusOnChange } from '../feedback/use-focus-on-change';
export { Toast } from '../feedback/Toast';
