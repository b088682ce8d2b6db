import { useEffect, useRef } from 'react';

/** For a page that turns into something else in place: the element takes the focus then, because the link that had it is gone. */
export function useFocusOnChange(turn: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(turn);
  useEffect(() => {
    if (last.current !== turn) place.current?.focus({ preventScroll: true });
    last.current = turn;
  }, [turn]);
  return place;
}
