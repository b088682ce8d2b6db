import { useState, useEffect, useRef } from 'react';

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

export interface Action {
  /** The call, usually of a mutation. */
  run: () => PromiseLike<{ error?: unknown }>;
  /** Called after success, unless the button is gone by then. */
  onDone?: () => void;
}

/** The state of an action that a button starts. */
export function useAction({ run, onDone }: Action) {
  const [state, setState] = useState<{ isRunning: boolean; error?: unknown }>({ isRunning: false });
  const done = useIfShown(() => onDone?.());
  const start = async () => {
    setState({ isRunning: true });
    const { error } = await run();
    setState({ isRunning: false, error });
    if (!error) done();
  };
  return { ...state, start };
}
