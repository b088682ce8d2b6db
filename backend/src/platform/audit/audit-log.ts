import type { AuditAction, AuditLog } from '@care/contracts/schemas';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { sql, type Selectable } from 'kysely';
import { inBatches } from '../database/queries';
import type { Database, Db } from '../database/schema';

interface NewEntry {
  /** The id of an account, or the name of who runs a command. */
  actor: number | string;
  action: AuditAction;
  /** Such as `account:12` or `case:3`. */
  subject: string;
  /** Nothing that users wrote, because it stays. */
  detail?: string;
}

/**
 * Adds an entry in the transaction of what it records. It comes last there: until the commit, others who add an entry
 * wait.
 */
export async function audit(db: Db, { actor, action, subject, detail = '' }: NewEntry): Promise<void> {
  const byAccount = typeof actor === 'number';
  const name = byAccount ? sql<string>`(select username from user_account where id = ${actor})` : actor;
  const row = { actor_id: byAccount ? actor : null, actor: name, action, subject, detail };
  await db.insertInto('audit_entry').values(row).execute();
}

/** The same on a plain connection. */
export function auditOn(client: pg.ClientBase, { actor, action, subject, detail = '' }: NewEntry & { actor: string }) {
  const values = [actor, action, subject, detail];
  return client.query('insert into audit_entry (actor, action, subject, detail) values ($1, $2, $3, $4)', values);
}

type Row = Selectable<Database['audit_entry']>;

/** Entries as they are read and exported, with all that the hash is made of. */
export const presentEntry = ({ at, previous, hash, ...row }: Row): AuditLog['results'][number] => ({
  ...row,
  at: at.toISOString(),
  previous: previous.toString('hex'),
  hash: hash.toString('hex'),
});

/** The hash of an entry: SHA-256 over its values, one per line, each as JSON. */
function hashOf(entry: ReturnType<typeof presentEntry>): string {
  const { id, at, actor_id, actor, action, subject, detail, previous } = entry;
  const text = [id, at, actor_id, actor, action, subject, detail, previous].map((value) => JSON.stringify(value));
  return createHash('sha256').update(text.join('\n')).digest('hex');
}

/** All entries from the first to the last, in batches. */
export const auditEntries = (db: Db) =>
  inBatches(async (after, limit) => {
    const entries = db.selectFrom('audit_entry').selectAll().where('id', '>', after).orderBy('id');
    return (await entries.limit(limit).execute()).map(presentEntry);
  });

export type AuditCheck = { count: number; last: { id: number; hash: string } } | { fault: string };

/**
 * Computes the chain again. Where old entries were cut off, a later entry has to name the last of them. Entries that are
 * missing at the end show only in comparison with a number and hash that were noted before.
 */
export async function checkAuditLog(db: Db): Promise<AuditCheck> {
  let last: { id: number; hash: string } | undefined;
  let count = 0;
  const cuts = new Set<string>();
  /** The entry before the first one. */
  let begin = '';
  for await (const entry of auditEntries(db)) {
    const { id, previous, hash } = entry;
    if (last && id !== last.id + 1) return { fault: `Entries are missing between ${last.id} and ${id}.` };
    if (last && previous !== last.hash) return { fault: `Entry ${id} does not follow entry ${last.id}.` };
    if (hashOf(entry) !== hash) return { fault: `Entry ${id} was changed.` };
    if (!last) begin = `${id - 1} ${previous}`;
    if (entry.action === 'log-cut') cuts.add(`${entry.subject} ${entry.detail}`);
    last = { id, hash };
    count += 1;
  }
  if (!last) return { count, last: { id: 0, hash: '' } };
  if (begin !== '0 ' && !cuts.has(begin)) return { fault: `The entries up to ${begin.split(' ')[0]} are missing.` };
  return { count, last };
}
