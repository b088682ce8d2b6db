// Hooks for lazy-loaded code; bundled into the slices that use them.
export { lazyPart } from './lazy-part';
export { lazyShown } from './lazy-shown';
export { useLazyDialog } from './use-lazy-dialog';
export { useLazyModule } from './use-lazy-module';
