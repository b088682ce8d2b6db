import { useEffect, useRef } from 'react';

/**
 * A `ref` for an element that disappears when its button succeeds. If the focus is inside at that moment, it moves to
 * the nearest focusable ancestor that is still in the document, unless something else has taken it.
 */
export const moveFocusOnRemoval = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  const ancestors = [...document.querySelectorAll<HTMLElement>('[tabindex="-1"]')].filter((one) =>
    one.contains(element),
  );
  // React has removed the elements only after this callback.
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    ancestors
      .reverse()
      .find((one) => one.isConnected)
      ?.focus({ preventScroll: true });
  });
};

/**
 * For content that is replaced in place. The element takes the focus when `value` changes, because the focused link was
 * removed.
 */
export function useFocusOnChange<Shown extends HTMLElement = HTMLDivElement>(value: unknown) {
  const element = useRef<Shown>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current !== value) element.current?.focus({ preventScroll: true });
    last.current = value;
  }, [value]);
  return element;
}
