import { formatDate } from '@care/contracts/format';
import type { Appointment } from '@care/contracts/schemas';
import {
  sql,
  type Insertable,
  type Kysely,
  type Selectable,
  type Transaction,
  type RawBuilder,
  type Updateable,
} from 'kysely';
import type { Database } from '../../platform/database/schema';
import { conflict } from '../../platform/http/errors';
import type { DeskKind } from '../../platform/domain/desk-kind';
import { isFound } from '../../platform/database/queries';

/** "12. Dezember 2026, 10:30 Uhr" */
export const appointmentText = ({ day, time }: Appointment): string => `${formatDate(day)}, ${time} Uhr`;

/** The name of a person whose account was deleted. */
export const DELETED_ACCOUNT = 'gelöschtes Konto';

export const caseHasChanged = () => conflict('Das ist bei diesem Fall nicht mehr möglich. Bitte laden Sie ihn neu.');

export interface NewCase {
  kind: string;
  subjectId: number;
  reference: string;
  title: string;
  searchText: string;
  badge: string;
  companyId: number | null;
  personId: number | null;
}

/** The log of the desk; entries are never changed or deleted. */
export async function recordEvent(
  db: Transaction<Database>,
  event: { case_id: number; actor_id: number | null; action: string; note?: string },
): Promise<void> {
  await db.insertInto('desk_event').values(event).execute();
}

/** Whether the latest step of a case is this one: its request is repeated after a lost answer. */
export async function isLatestStep(
  db: Transaction<Database>,
  step: { case_id: number; actor_id: number; action: string; note: string },
): Promise<boolean> {
  const latest = await db
    .selectFrom('desk_event')
    .select(['actor_id', 'action', 'note'])
    .where('case_id', '=', step.case_id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return latest?.actor_id === step.actor_id && latest.action === step.action && latest.note === step.note;
}

/** The state of a case after something happened to its subject. A proposed removal still waits for the second person. */
const unlessProposed = (state: 'OPEN' | 'CLOSED') =>
  sql<
    Selectable<Database['desk_case']>['state']
  >`case desk_case.state when 'SECOND_PERSON' then desk_case.state else ${state} end`;

/**
 * Opens a case, or opens the one of the same subject again.
 * @returns the reference of the case
 */
export async function openCase(
  db: Transaction<Database>,
  entry: NewCase,
  event: { actorId: number | null; action: string; note?: string },
): Promise<string> {
  const values: Insertable<Database['desk_case']> = {
    kind: entry.kind,
    subject_id: entry.subjectId,
    reference: entry.reference,
    title: entry.title,
    search_text: entry.searchText,
    badge: entry.badge,
    company_id: entry.companyId,
    person_id: entry.personId,
  };
  const { id, reference } = await db
    .insertInto('desk_case')
    .values(values)
    .onConflict((on) =>
      on.columns(['kind', 'subject_id']).doUpdateSet({
        state: unlessProposed('OPEN'),
        state_before: null,
        badge: entry.badge,
        updated_at: new Date(),
        closed_at: null,
      }),
    )
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
  const { actorId, action, note = '' } = event;
  await recordEvent(db, { case_id: id, actor_id: actorId, action, note });
  return reference;
}

/** Whether the removal of this provider waits for a second person. There is one such proposal at a time. */
export const isRemovalProposed = (db: Kysely<Database>, companyId: number): Promise<boolean> =>
  isFound(
    db
      .selectFrom('desk_case')
      .where('company_id', '=', companyId)
      .where('state', '=', 'SECOND_PERSON')
      .where('proposed_decision', 'is', null),
  );

/** Changes the row of a case, which the caller has locked. */
export const changeCase = (db: Transaction<Database>, id: number, values: Updateable<Database['desk_case']>) =>
  db
    .updateTable('desk_case')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .execute();

interface Subject {
  kinds: readonly string[];
  subjectId: number;
}

/** Adds something to the history of a subject's case, if there is one. */
export async function recordForSubject(
  db: Transaction<Database>,
  { kinds, subjectId }: Subject,
  { actorId, action, note = '' }: { actorId: number | null; action: string; note?: string },
): Promise<void> {
  const found = await db
    .selectFrom('desk_case')
    .select('id')
    .where('kind', 'in', kinds)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  if (found) await recordEvent(db, { case_id: found.id, actor_id: actorId, action, note });
}

/** Closes the case of a subject that is no longer there to decide, such as a withdrawn claim. */
export async function closeCase(
  db: Transaction<Database>,
  subject: Subject,
  event: { actorId: number | null; action: string },
): Promise<void> {
  await db
    .updateTable('desk_case')
    .set({ state: unlessProposed('CLOSED'), closed_at: new Date(), updated_at: new Date() })
    .where('kind', 'in', subject.kinds)
    .where('subject_id', '=', subject.subjectId)
    .execute();
  await recordForSubject(db, subject, event);
}

/** Whether an account `u` of a query has an open case that does not end with it. */
export const hasOpenCase = (kinds: readonly DeskKind[]): RawBuilder<boolean> =>
  sql`exists (select from desk_case where person_id = u.id and state <> 'CLOSED'
    and kind <> all (${kinds.flatMap(({ kind, endsWithAccount }) => (endsWithAccount ? kind : []))}))`;

/**
 * Closes the cases of subjects that were deleted, by the retention job or with an account, and removes names and
 * addresses from them (AC-07).
 */
export async function endDeletedCases(db: Transaction<Database>, kinds: readonly DeskKind[]): Promise<void> {
  for (const { kind, subject } of kinds) if (subject) await endCases(db, kind, subject);
}

async function endCases(
  db: Transaction<Database>,
  kind: string,
  { table, deleted }: NonNullable<DeskKind['subject']>,
): Promise<void> {
  const gone = await db
    .selectFrom('desk_case as k')
    .select(['k.id', 'k.subject_id', 'k.state'])
    .where('k.kind', '=', kind)
    // Empty since an earlier run.
    .where('k.search_text', '!=', '')
    .where(sql<boolean>`not exists (select from ${sql.table(table)} subject where subject.id = k.subject_id)`)
    .orderBy('k.id')
    .execute();
  for (const { id, subject_id, state } of gone) {
    if (state !== 'CLOSED')
      await closeCase(db, { kinds: [kind], subjectId: subject_id }, { actorId: null, action: deleted });
    await db.updateTable('desk_case').set({ search_text: '' }).where('id', '=', id).execute();
  }
}
