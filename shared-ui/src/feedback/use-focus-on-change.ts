import { useEffect, useRef } from 'react';

/**
 * For content that is replaced in place. The element takes the focus when `value` changes, because the focused link was
 * removed.
 */
export function useFocusOnChange(value: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current !== value) element.current?.focus({ preventScroll: true });
    last.current = value;
  }, [value]);
  return element;
}
