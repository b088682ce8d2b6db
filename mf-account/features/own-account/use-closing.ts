import { useRef } from 'react';
import { flushSync } from 'react-dom';

/** For a form that replaces a button: `close` shows the button again and moves the focus to it. */
export function useClosing(hideForm: () => void) {
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(hideForm);
    opener.current?.focus();
  };
  return { opener, close };
}
