/**
 * Stands in for the file `SnapshotHandler` of the federation runtime, which reads manifests (6 kB). Nothing calls it:
 * our slices are registered by the address of their entry, the plug-in that would ask it is left out, and nothing is
 * preloaded by the runtime.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined };
}

/** The runtime calls this when a registered slice is removed. There is no snapshot to remove it from. */
export const getGlobalRemoteInfo = () => ({});
