/**
 * A `ref` for an element that disappears when its button succeeds. If the focus is inside at that moment, it moves to
 * the part of the page around it, a `section` with `tabIndex={-1}`.
 */
export const keepFocusInPart = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  const part = element.closest('section');
  // React has removed the element only after this callback.
  queueMicrotask(() => part?.focus({ preventScroll: true }));
};
