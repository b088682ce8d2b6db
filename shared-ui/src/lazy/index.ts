// Hooks for lazy-loaded code; bundled into the slices that use them.
export { useLazyModule } from './use-lazy-module';
export { useLazyDialog } from './use-lazy-dialog';
