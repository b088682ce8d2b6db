/**
 * Loads an engine's file as it was published, by its address: one file for all slices, cached for good, in nobody's bundle.
 * A failure is not kept: the next call tries again.
 */
export function engineLoader<Engine>(address: string, read: (module: unknown) => Engine): () => Promise<Engine> {
  let loading: Promise<Engine> | undefined;
  let failures = 0;
  const load = async () => {
    // A browser may remember that a module failed: another address makes it look again.
    const wanted = failures === 0 ? address : `${address}?again=${failures}`;
    return read(await import(/* webpackIgnore: true */ wanted));
  };
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      failures += 1;
      throw error;
    }));
}
