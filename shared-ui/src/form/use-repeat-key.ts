import { useRef } from 'react';

// Not randomUUID: browsers have that on secure origins only.
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A key that stays as long as the same thing is sent: whoever tries again after a lost answer does not send it twice. */
export function useRepeatKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const written = JSON.stringify(content);
    if (last.current.content !== written) last.current = { content: written, key: randomKey() };
    return last.current.key;
  };
}
