// Hooks for lazy-loaded code; bundled into the slices that use them.
export { lazyPart } from './lazy-part';
export { lazyShown } from './lazy-shown';
export { useLazyModule, useLazyDialog } from './use-lazy-module';
