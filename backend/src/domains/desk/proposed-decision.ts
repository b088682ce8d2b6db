import type { DeskMeasure } from '@care/contracts/schemas';
import type { Updateable } from 'kysely';
import type { App } from '../../platform/http/app-type';
import type { Database, DbTransaction } from '../../platform/database/schema';
import { changeCase, recordEvent } from './cases';
import type { DecisionPlan, DeskCaseRow, DeskKind } from '../../platform/domain/desk-kind';

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
  step: Parameters<typeof recordEvent>[1];
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
