// A press takes the focus from a field before it is a click. An error that appeared there in between would move the page, and
// what was pressed would no longer be under the finger: the click would be lost.

let pressing = false;
const listeners = new Set<() => void>();

function begin() {
  pressing = true;
}

/** After the click that follows at once. */
const end = () =>
  setTimeout(() => {
    pressing = false;
    for (const listener of listeners) listener();
  });

/** Whether a mouse button or a finger is down. */
export const isPressing = (): boolean => pressing;

/** Calls the listener after each press; returns how to stop. */
export function onPressEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', begin, true);
  document.addEventListener('pointerup', end, true);
  document.addEventListener('pointercancel', end, true);
}
