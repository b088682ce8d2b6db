// Components that few pages use; bundled into the slices that use them.
export { AverageBars } from '../rating/AverageBars';
export { Avatar, ContentPicture } from '../picture/ContentPicture';
export { ActionButton, ActionStatus, StatusMessage } from '../feedback/ActionStatus';
export { NotFoundPanel } from '../feedback/NotFoundPanel';
export { Preview, previewOf } from '../feedback/Preview';
export { Placeholder } from '../feedback/Placeholder';
export { LinedList, PlainText, SideColumns } from '../layout/arrangements';
export { PageFrame } from '../layout/PageFrame';
export { TitledSection } from '../layout/TitledSection';
export { Attachments, saveFile } from '../parts/Attachments';
export { Banner } from '../parts/Banner';
export { Breakable } from '../parts/Breakable';
export { OpenState, PlacesState } from '../parts/OpenState';
export { Term, Terms } from '../parts/Terms';
export { moveFocusOnRemoval, useFocusOnChange } from '../feedback/move-focus-on-removal';
export { QueryContent, type Query, LoadState } from '../feedback/QueryContent';
export { SavedElsewhere } from '../feedback/SavedElsewhere';
