/**
 * Gives the first page of an opened document a key of its own, as React Router's script for its own documents does.
 * Otherwise it is `default` for each document, and a page would open at the scroll position of another one. After a
 * reload and on the way back the browser still has the key.
 */
export function nameVisit(): void {
  const state = history.state as { key?: string } | null;
  if (state?.key) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}
