import { useRef } from 'react';

// Not randomUUID: browsers provide it on secure origins only.
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * An idempotency key that stays the same for the same content, so that a retry after a lost answer does not send it
 * twice.
 */
export function useRepeatKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const json = JSON.stringify(content);
    if (last.current.content !== json) last.current = { content: json, key: randomKey() };
    return last.current.key;
  };
}
