import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Databases } from '../database/database';
import { conflict } from './errors';
import type { Db, DbTransaction } from '../database/schema';
import { rowsWith, changeRows } from '../database/queries';

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

const fingerprintOf = (body: unknown): Buffer => createHash('sha256').update(JSON.stringify(body)).digest();

const keptAnswer = (db: Db, { scope, key = '' }: RepeatableRequest) =>
  rowsWith(db, 'idempotency_key', { scope, key }).select(['fingerprint', 'answer']).executeTakeFirst();

function answerFor<Answer>(kept: { fingerprint: Buffer; answer: unknown }, { body }: RepeatableRequest): Answer {
  if (!kept.fingerprint.equals(fingerprintOf(body)))
    throw conflict('Dieser Schlüssel steht schon für eine andere Anfrage.');
  return kept.answer as Answer;
}

/**
 * The answer to an earlier request with the same key, before the work that comes before `once`; undefined if there is
 * none. Throws 409 if the key was used with another body.
 */
export async function earlierAnswer<Answer>(
  { primary }: Databases,
  request: RepeatableRequest,
): Promise<Answer | undefined> {
  const kept = request.key === undefined ? undefined : await keptAnswer(primary.kysely, request);
  return kept && answerFor<Answer>(kept, request);
}

/**
 * Runs a write once per key, for repeated and for simultaneous requests (docs/api.md); repetitions get the first
 * answer. Without a key it runs every time. Throws 409 if the key was used with another body.
 * @param work the write, in the transaction in which the key is stored
 */
export const once = async <Answer>(
  { primary }: Databases,
  request: RepeatableRequest,
  work: (transaction: DbTransaction) => Promise<Answer>,
): Promise<Answer> =>
  primary.kysely.transaction().execute(async (transaction) => {
    const { scope, key, body } = request;
    if (key === undefined) return work(transaction);
    // Waits for a request in progress with the same key.
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('idempotency_key')
      .values({ scope, key, fingerprint: fingerprintOf(body) })
      .onConflict((on) => on.columns(['scope', 'key']).doNothing())
      .executeTakeFirstOrThrow();
    const kept = numInsertedOrUpdatedRows === 0n ? await keptAnswer(transaction, request) : undefined;
    if (kept) return answerFor<Answer>(kept, request);
    const answer = await work(transaction);
    await changeRows(transaction, 'idempotency_key', { scope, key })
      .set({ answer: JSON.stringify(answer) })
      .execute();
    return answer;
  });

/** Deletes stored answers after their time. */
export async function sweepIdempotencyKeys(db: Db): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', new Date(Date.now() - KEPT_MS))
    .execute();
}
