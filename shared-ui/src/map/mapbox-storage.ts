/** Deletes what Mapbox stores in the browser, its visit data and tiles, when there is no consent (SH-16). */
export function clearMapboxStorage(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('mapbox.'));
    for (const key of keys) localStorage.removeItem(key);
    // If the browser denies access to storage, nothing was stored.
    globalThis.caches?.delete('mapbox-tiles').catch(() => undefined);
  } catch {
    return;
  }
}
