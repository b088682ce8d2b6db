import { useEffect, useRef } from 'react';

/**
 * A callback for the answer of a call, without effect once the component is gone: a late answer must not close the next
 * form, and must not lead to another page after the user has left this one.
 */
export function useIfShown<Given extends unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return (...given) => {
    if (isShown.current) act(...given);
  };
}
