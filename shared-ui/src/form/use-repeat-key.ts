import { useRef } from 'react';
import { stableHash } from '../illustrations/stable-hash';

// Not randomUUID: browsers provide it on secure origins only.
const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * An idempotency key that stays the same for the same content, so that a retry after a lost answer does not send it
 * twice.
 */
export function useRepeatKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const json = JSON.stringify(content);
    if (last.current.content !== json) last.current = { content: json, key: randomHex(16) };
    return last.current.key;
  };
}

/** A new value for `repeatKeyOf`, for the initial values of a form with a draft. */
export const newDraftKey = (): string => randomHex(12);

/**
 * An idempotency key for this content of a draft. The same draft sends the same content with the same key, also after a
 * reload and in a copy of its tab.
 */
export const repeatKeyOf = (draftKey: string, content: unknown): string =>
  draftKey + stableHash(JSON.stringify(content)).toString(16).padStart(8, '0');
