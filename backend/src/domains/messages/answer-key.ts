import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`message-answer:${id}`).digest('base64url');

/** A key that shows one reply to the visitor to whom it was written, and is valid for nothing else. */
export const answerKey = (secret: string, messageId: number): string =>
  `${messageId}.${sign(secret, String(messageId))}`;

/** The message that a key shows; null for an invalid key. */
export function readAnswerKey(secret: string, key: string): number | null {
  const [id = '', signature = ''] = key.split('.');
  const expected = Buffer.from(sign(secret, id));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? Number(id) : null;
}
