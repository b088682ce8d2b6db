// A press moves the focus away from a field before the click event. An error message that appears in between would move
// the pressed element away from the pointer, and the click would be lost.

// Outside of Redux: the state of the pointer, which only the fields of forms read.
let pressing = false;
const listeners = new Set<() => void>();

function begin() {
  pressing = true;
}

/** In a timeout, so that it runs after the click event. */
const end = () =>
  setTimeout(() => {
    pressing = false;
    for (const listener of listeners) listener();
  });

/** Whether a mouse button or a finger is down. */
export const isPressing = (): boolean => pressing;

/** Calls the listener after each press; returns a function that unsubscribes. */
export function onPressEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', begin, true);
  document.addEventListener('pointerup', end, true);
  document.addEventListener('pointercancel', end, true);
}
