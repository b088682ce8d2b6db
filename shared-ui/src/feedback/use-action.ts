import { useState } from 'react';
import { useIfShown } from './use-if-shown';

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
