import { useRef } from 'react';
import { flushSync } from 'react-dom';

/** For a form in a button's place: `close` brings the button back and gives it the focus again. */
export function useClosing(hideForm: () => void) {
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(hideForm);
    opener.current?.focus();
  };
  return { opener, close };
}
