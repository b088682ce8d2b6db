// Code that arrives only when it is wanted; bundled into the slices that have some.
export { useLate } from './use-late';
export { useLateDialog } from './use-late-dialog';
