import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Databases } from '../database/database';
import { conflict } from './errors';
import type { Database } from '../database/schema';

const KEPT_MS = 24 * 3_600_000;

/** The header by which a client marks repetitions of one request; other headers are not changed. */
export const idempotencyHeaderSchema = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/)
    .optional(),
});

export interface RepeatableRequest {
  /** The kind of write, and the sender. */
  scope: string;
  key: string | undefined;
  body: unknown;
}

/**
 * Runs a write once per key, for repeated and for simultaneous requests (docs/api.md); repetitions get the first
 * answer. Without a key it runs every time. Throws 409 if the key was used with another body.
 * @param work the write, in the transaction in which the key is stored
 */
export const once = async <Answer>(
  { primary }: Databases,
  { scope, key, body }: RepeatableRequest,
  work: (transaction: Transaction<Database>) => Promise<Answer>,
): Promise<Answer> =>
  primary.kysely.transaction().execute(async (transaction) => {
    if (key === undefined) return work(transaction);
    const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest();
    // Waits for a request in progress with the same key.
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('idempotency_key')
      .values({ scope, key, fingerprint })
      .onConflict((on) => on.columns(['scope', 'key']).doNothing())
      .executeTakeFirstOrThrow();
    const kept = transaction.selectFrom('idempotency_key').where('scope', '=', scope).where('key', '=', key);
    if (numInsertedOrUpdatedRows === 0n) {
      const before = await kept.select(['fingerprint', 'answer']).executeTakeFirstOrThrow();
      if (!before.fingerprint.equals(fingerprint))
        throw conflict('Dieser Schlüssel steht schon für eine andere Anfrage.');
      return before.answer as Answer;
    }
    const answer = await work(transaction);
    await transaction
      .updateTable('idempotency_key')
      .set({ answer: JSON.stringify(answer) })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
    return answer;
  });

/** Deletes stored answers after their time. */
export async function sweepIdempotencyKeys({ primary }: Databases): Promise<void> {
  await primary.kysely
    .deleteFrom('idempotency_key')
    .where('created_at', '<', new Date(Date.now() - KEPT_MS))
    .execute();
}
