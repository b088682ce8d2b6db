import { useRef } from 'react';

// Not randomUUID: browsers have that on secure origins only.
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A key that stays as long as the same text is sent: whoever tries again after a lost answer sends no second reply. */
export function useRepeatKey(): (content: string) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    if (last.current.content !== content || last.current.key === '') last.current = { content, key: randomKey() };
    return last.current.key;
  };
}
