/** Takes away what Mapbox's map keeps in the browser: its count of visits and its tiles. For those who take consent back (SH-16). */
export function forgetMapbox(): void {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('mapbox.'));
    for (const key of kept) localStorage.removeItem(key);
    // Where the browser forbids storage, nothing was kept.
    globalThis.caches?.delete('mapbox-tiles').catch(() => undefined);
  } catch {
    return;
  }
}
