/**
 * Returns a function that loads a map engine's published file by its URL: one immutable file for all slices, in no
 * bundle. The result is cached; after a failure the next call tries again.
 */
export function engineLoader<Engine>(address: string, read: (module: unknown) => Engine): () => Promise<Engine> {
  let loading: Promise<Engine> | undefined;
  let failures = 0;
  const load = async () => {
    // Browsers cache a failed module import; another URL forces a new request.
    const url = failures === 0 ? address : `${address}?again=${failures}`;
    return read(await import(/* webpackIgnore: true */ url));
  };
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      failures += 1;
      throw error;
    }));
}
