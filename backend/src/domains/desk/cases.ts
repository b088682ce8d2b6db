import { formatDate } from '@care/contracts/format';
import type { Appointment, DeskMeasure } from '@care/contracts/schemas';
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import type { Database, Db, DbTransaction } from '../../platform/database/schema';
import { conflict, notFound, permissionDenied } from '../../platform/http/errors';
import type { DecisionPlan, DeskCaseRow, DeskKind } from '../../platform/domain/desk-kind';
import type { App } from '../../platform/http/app-type';
import { isFound, rowsWith, changeRows } from '../../platform/database/queries';
import { isOwnCase, type Reader } from './own-case';
import { accountById } from '../accounts';

/** "12. Dezember 2026, 10:30 Uhr" */
export const appointmentText = ({ day, time }: Appointment): string => `${formatDate(day)}, ${time} Uhr`;

/** The name of a person whose account was deleted. */
export const DELETED_ACCOUNT = 'gelöschtes Konto';

export const caseHasChanged = () => conflict('Das ist bei diesem Fall nicht mehr möglich. Bitte laden Sie ihn neu.');

/** A step for the log; jobs and visitors have no account. */
interface CaseEvent {
  actorId: number | null;
  action: string;
  note?: string;
}

/** The log of the desk; entries are never changed or deleted. */
export const recordEvent = (db: DbTransaction, event: Insertable<Database['desk_event']>) =>
  db.insertInto('desk_event').values(event).execute();

type CaseStep = Record<'case_id' | 'actor_id', number>;

/** What a person did to a case in this transaction; nothing if the request only repeats an earlier one. */
export async function stepsOfTransaction(db: DbTransaction, step: CaseStep): Promise<string[]> {
  const steps = await rowsWith(db, 'desk_event', step)
    .select('action')
    // The time of an entry is that of its transaction, and the case is locked.
    .where('created_at', '=', sql<Date>`now()`)
    .orderBy('id')
    .execute();
  return steps.map(({ action }) => action);
}

/** Whether the latest step of a case is this one: its request is repeated after a lost answer. */
export async function isLatestStep(db: DbTransaction, step: CaseStep & Record<'action' | 'note', string>) {
  const latest = await rowsWith(db, 'desk_event', { case_id: step.case_id })
    .select(['actor_id', 'action', 'note'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return latest?.actor_id === step.actor_id && latest.action === step.action && latest.note === step.note;
}

/** The state of a case after something happened to its subject. A proposed removal still waits for the second person. */
const unlessProposed = (state: 'OPEN' | 'CLOSED') =>
  sql<DeskCaseRow['state']>`case desk_case.state when 'SECOND_PERSON' then desk_case.state else ${state} end`;

/**
 * Opens a case, or opens the one of the same subject again.
 * @returns the reference of the case
 */
export async function openCase(
  db: DbTransaction,
  entry: Insertable<Database['desk_case']>,
  { actorId, action, note = '' }: CaseEvent,
): Promise<string> {
  const { id, reference } = await db
    .insertInto('desk_case')
    .values(entry)
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
  await recordEvent(db, { case_id: id, actor_id: actorId, action, note });
  return reference;
}

/** Whether the removal of this provider waits for a second person. There is one such proposal at a time. */
export const isRemovalProposed = (db: Db, companyId: number): Promise<boolean> =>
  isFound(
    rowsWith(db, 'desk_case', { company_id: companyId, state: 'SECOND_PERSON' }).where('proposed_decision', 'is', null),
  );

/** Changes the row of a case, which the caller has locked. */
export const changeCase = (db: DbTransaction, id: number, values: Updateable<Database['desk_case']>) =>
  changeRows(db, 'desk_case', { id })
    .set({ ...values, updated_at: new Date() })
    .execute();

interface Subject {
  kinds: readonly string[];
  subjectId: number;
}

/** Adds something to the history of a subject's case, if there is one. */
export async function recordForSubject(db: DbTransaction, { kinds, subjectId }: Subject, event: CaseEvent) {
  const { actorId, action, note = '' } = event;
  const found = await rowsWith(db, 'desk_case', { subject_id: subjectId })
    .select('id')
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  if (found) await recordEvent(db, { case_id: found.id, actor_id: actorId, action, note });
}

/** Closes the case of a subject that is no longer there to decide, such as a withdrawn claim. */
export async function closeCase(db: DbTransaction, subject: Subject, event: CaseEvent): Promise<void> {
  await changeRows(db, 'desk_case', { subject_id: subject.subjectId })
    .set({ state: unlessProposed('CLOSED'), closed_at: new Date(), updated_at: new Date() })
    .where('kind', 'in', subject.kinds)
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
export async function endDeletedCases(db: DbTransaction, kinds: readonly DeskKind[]): Promise<void> {
  for (const { kind, subject } of kinds) {
    if (!subject) continue;
    const gone = await db
      .updateTable('desk_case as k')
      .set({ search_text: '' })
      .where('k.kind', '=', kind)
      // Empty since an earlier run.
      .where('k.search_text', '!=', '')
      .where(sql<boolean>`not exists (select from ${sql.table(subject.table)} subject where subject.id = k.subject_id)`)
      .returning(['k.subject_id', 'k.state'])
      .execute();
    for (const { subject_id, state } of gone)
      if (state !== 'CLOSED')
        await closeCase(db, { kinds: [kind], subjectId: subject_id }, { actorId: null, action: subject.deleted });
  }
}

export const NO_CASE = 'Diesen Fall gibt es nicht.';

/**
 * Locks a case for a step, so that two people of the desk decide one after the other, also in two cases of a provider.
 * The person and the providers are locked before the case. Claimants take the locks in the same order, which prevents
 * deadlocks.
 * @param into the provider into which that of the case is merged
 * @throws 404 without such a case, 403 for an own one, 409 if its provider or its person has changed meanwhile
 */
export async function lockCase(db: DbTransaction, { id, into = 0 }: { id: number; into?: number }, reader: Reader) {
  const found = db.selectFrom('desk_case').selectAll().where('id', '=', id);
  const { person_id, company_id } = await found.executeTakeFirstOrThrow(() => notFound(NO_CASE));
  await accountById(db, person_id).select('id').forNoKeyUpdate().execute();
  const ids = [company_id ?? 0, into];
  const companies = db.selectFrom('company').select('id').where('id', 'in', ids).orderBy('id');
  // A merge waits for those who are storing references to a provider, and moves these too. Other steps let them proceed.
  await (into === 0 ? companies.forNoKeyUpdate() : companies.forUpdate()).execute();
  const row = await found.forUpdate().executeTakeFirst();
  if (row?.person_id !== person_id || row.company_id !== company_id) throw caseHasChanged();
  const { is_own } = await db
    .selectFrom('desk_case as k')
    .select(isOwnCase(reader).as('is_own'))
    .where('k.id', '=', id)
    .executeTakeFirstOrThrow();
  if (is_own) throw permissionDenied('Über einen eigenen Fall entscheidet jemand anderes.');
  return row;
}

/** The values of a case in which nothing is proposed. */
export const noProposal = {
  proposed_by: null,
  proposal_reason: null,
  proposed_decision: null,
  subject_before: null,
  status_before: null,
  state_before: null,
} satisfies Updateable<Database['desk_case']>;

export interface Proposal {
  row: DeskCaseRow;
  kind: DeskKind;
  badge: string;
  plan: DecisionPlan;
  viewerId: number;
}

/** Proposes a decision that a second person has to agree to. The caller has locked the case and writes the log. */
export async function proposeDecision(app: App, db: DbTransaction, { row, kind, badge, plan, viewerId }: Proposal) {
  const subject_before = (await kind.proposal?.begin(app, db, plan)) ?? null;
  await changeCase(db, row.id, {
    state: 'SECOND_PERSON',
    assignee_id: viewerId,
    badge,
    proposed_by: viewerId,
    proposal_reason: plan.reason,
    proposed_decision: plan.decision,
    subject_before,
    state_before: row.state,
  });
}

interface Settlement {
  row: DeskCaseRow;
  measure: DeskMeasure;
  /** Reasons for those concerned. */
  reason: string;
  origin: string;
  step: Insertable<Database['desk_event']>;
  kinds: readonly DeskKind[];
}

/** Carries out a proposed decision if the second person agrees, and takes it back otherwise. */
export async function settleDecision(
  app: App,
  db: DbTransaction,
  { row, measure, reason, origin, step, kinds }: Settlement,
): Promise<void> {
  const kind = kinds.find((one) => one.kind === row.kind);
  const plan = { subjectId: row.subject_id, decision: row.proposed_decision ?? '', reason, origin };
  const isAgreed = measure === 'AGREE_REMOVAL';
  if (isAgreed) await kind?.decide(app, db, plan);
  else await kind?.proposal?.end(app, db, { ...plan, before: row.subject_before ?? '' });
  const state = isAgreed || row.closed_at ? 'CLOSED' : (row.state_before ?? 'OPEN');
  const label = kind?.decisions.find(({ decision }) => decision === plan.decision)?.agreed;
  const badge = (isAgreed && label) || step.action;
  await changeCase(db, row.id, { ...noProposal, state, badge, ...(isAgreed && { closed_at: new Date() }) });
  await recordEvent(db, step);
}
