import { useEffect, useRef } from 'react';

/**
 * What a form calls when it was sent, without effect once the form is gone: the late answer to a canceled form must not
 * close the next one.
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
