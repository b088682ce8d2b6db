// Code that arrives only when it is wanted; bundled into the slices that have some.
export { useLazyModule } from './use-lazy-module';
export { useLazyDialog } from './use-lazy-dialog';
