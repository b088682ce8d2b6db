import type { DeskCase, DeskCaseSummary } from '@care/contracts/schemas';
import { DESK_STATES, type deskAuditQuerySchema, type deskQuerySchema } from '@care/contracts/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';
import { countOf, pick } from '../../platform/database/queries';
import type { Db } from '../../platform/database/schema';
import { DELETED_ACCOUNT } from './cases';
import type { DeskCaseRow } from '../../platform/domain/desk-kind';
import { ownCaseIds, type Reader } from './own-case';

type Query = z.output<typeof deskQuerySchema>;
type Named = DeskCaseRow & { assignee: string | null };

const NO_ACCOUNT = 'ohne Konto';
const WORKING_DAYS = 2;
const nameOf = sql<string | null>`nullif(trim(u.first_name || ' ' || u.last_name), '')`;

/** Two working days later, at that time of day. */
export function dueAt(opened: Date): Date {
  const due = new Date(opened);
  for (let left = WORKING_DAYS; left > 0;) {
    due.setUTCDate(due.getUTCDate() + 1);
    if (due.getUTCDay() % 6 !== 0) left--;
  }
  return due;
}

export const summaryOf = (row: Named, { kinds, viewerId }: Reader): DeskCaseSummary => ({
  ...pick(row, ['id', 'kind', 'reference', 'title', 'badge', 'state']),
  kind_label: kinds.find(({ kind }) => kind === row.kind)?.label ?? row.kind,
  opened_at: row.opened_at.toISOString(),
  due_at: dueAt(row.opened_at).toISOString(),
  assignee: row.assignee_id === null ? null : { name: row.assignee ?? '', is_self: row.assignee_id === viewerId },
});

export const namedCases = (db: Db) =>
  db
    .selectFrom('desk_case as k')
    .leftJoin('user_account as u', 'u.id', 'k.assignee_id')
    .selectAll('k')
    .select(nameOf.as('assignee'));

/** The typed text as a pattern that takes `%` and `_` literally. */
const patternOf = (q: string): string => `%${q.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** An own case is not found by the words of the other side. */
const matching = (q: string, reader: Reader) =>
  q.trim() === ''
    ? sql<boolean>`true`
    : sql<boolean>`(k.title || ' ' || k.reference || ' ' ||
        case when k.id in ${ownCaseIds(reader)} then '' else k.search_text end) ilike ${patternOf(q)}`;

/** The cases of a state, with the number of cases of every kind and state. */
export async function deskQueue(db: Db, { state, kind, q, sort, limit, offset }: Query, reader: Reader) {
  const rows = await namedCases(db)
    .where('k.state', '=', state)
    .where(matching(q, reader))
    .$if(kind !== undefined, (query) => query.where('k.kind', '=', kind ?? ''))
    .orderBy('k.opened_at', sort === 'oldest' ? 'asc' : 'desc')
    .orderBy('k.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const counted = await db
    .selectFrom('desk_case as k')
    .select(['k.kind', 'k.state'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(matching(q, reader))
    .groupBy(['k.kind', 'k.state'])
    .execute();
  const sumOf = (fits: (row: { kind: string; state: string }) => boolean): number =>
    counted.filter(fits).reduce((sum, { count }) => sum + count, 0);
  const ofKind = (one: { kind: string }): boolean => kind === undefined || one.kind === kind;
  return {
    count: sumOf((one) => one.state === state && ofKind(one)),
    results: rows.map((row) => summaryOf(row, reader)),
    kinds: reader.kinds.map((one) => ({
      kind: one.kind,
      label: one.label,
      count: sumOf((row) => row.kind === one.kind && row.state === state),
    })),
    states: DESK_STATES.map((one) => ({ state: one, count: sumOf((row) => row.state === one && ofKind(row)) })),
  };
}

/** Visitors and scheduled jobs have no account; the id of a deleted one stays. */
const actorOf = sql<string>`
  coalesce(${nameOf}, case when e.actor_id is null then ${NO_ACCOUNT}::text else ${DELETED_ACCOUNT}::text end)`;

const entries = (db: Db) =>
  db
    .selectFrom('desk_event as e')
    .leftJoin('user_account as u', 'u.id', 'e.actor_id')
    .select(['e.id', 'e.action', 'e.note', 'e.created_at', actorOf.as('actor')])
    .orderBy('e.id', 'desc');

/**
 * The history of a case, the latest first.
 * @param actorId only the entries of this person, who takes part in the case
 */
export async function historyOf(db: Db, caseId: number, actorId: number | undefined): Promise<DeskCase['history']> {
  const rows = await entries(db)
    .where('e.case_id', '=', caseId)
    .$if(actorId !== undefined, (query) => query.where('e.actor_id', '=', actorId ?? 0))
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
}

/**
 * The log of all cases, the latest entries first. The search finds words of the entry, its person and its case. Of own
 * cases it has only the reader's own entries.
 */
export async function auditLog(db: Db, { q, limit, offset }: z.output<typeof deskAuditQuerySchema>, reader: Reader) {
  const found = entries(db)
    .leftJoin('desk_case as k', 'k.id', 'e.case_id')
    .where(
      sql<boolean>`concat_ws(' ', e.action, e.note, u.first_name, u.last_name, k.reference, k.title) ilike ${patternOf(q)}`,
    )
    .where(sql<boolean>`((e.case_id in ${ownCaseIds(reader)}) is not true or e.actor_id = ${reader.viewerId})`);
  const count = await countOf(found.clearOrderBy());
  const rows = await found.select(['k.id as case_id', 'k.reference', 'k.title']).limit(limit).offset(offset).execute();
  return {
    count,
    results: rows.map(({ case_id, reference, title, created_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      case: case_id === null ? null : { id: case_id, reference: reference ?? '', title: title ?? '' },
    })),
  };
}
