import { useEffect, useRef, type RefObject } from 'react';

/** Moves the panel of an opened menu to the left as far as it would leave the screen, such as with larger text. */
function keepInside(panel: Element | null): void {
  if (!(panel instanceof HTMLElement)) return;
  panel.style.translate = '';
  const { left, right } = panel.getBoundingClientRect();
  const over = right - document.documentElement.clientWidth;
  if (over > 0) panel.style.translate = `${-Math.min(over, left)}px`;
}

/**
 * A `details` with a panel that stays on the screen, and that closes on Escape, on a press outside, and by `close`.
 * `close` also moves the focus back to the summary.
 */
export function useClosing(details: RefObject<HTMLDetailsElement | null>): () => void {
  const close = useRef(() => {
    if (!details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  });
  useEffect(() => {
    const pressBeside = ({ target }: PointerEvent) => {
      const menu = details.current;
      if (menu?.open && !menu.contains(target as Node)) menu.open = false;
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close.current();
    };
    const menu = details.current;
    const opened = () => menu?.open && keepInside(menu.lastElementChild);
    menu?.addEventListener('toggle', opened);
    document.addEventListener('pointerdown', pressBeside);
    document.addEventListener('keydown', escape);
    return () => {
      menu?.removeEventListener('toggle', opened);
      document.removeEventListener('pointerdown', pressBeside);
      document.removeEventListener('keydown', escape);
    };
  }, [details]);
  return () => close.current();
}
