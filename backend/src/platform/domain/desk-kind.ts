import type { Appointment, DeskCase } from '@care/contracts/schemas';
import type { Expression, RawBuilder, Selectable } from 'kysely';
import type { App } from '../http/app-type';
import type { Database, Db, DbTransaction } from '../database/schema';

export type DeskCaseRow = Selectable<Database['desk_case']>;

interface DeskDecision {
  decision: string;
  label: string;
  /** The effect of the decision. */
  hint: string;
  /** The words of the button. */
  button: string;
  /** Label of the typed text, if that is no reason, such as an answer. */
  textLabel?: string;
  /** The case waits for an answer, and there is one question at a time. */
  isQuestion?: true;
  /** It is proposed only, and a second person agrees to it or not. */
  needsSecondPerson?: true;
  /** The badge of the case after the second person has agreed. */
  agreed?: string;
  /** STAFF names a day and a time with it. */
  takesAppointment?: true;
}

export interface DecisionPlan {
  subjectId: number;
  decision: string;
  reason: string;
  origin: string;
  /** Of a decision that takes one. */
  appointment?: Appointment | undefined;
}

/** Effects before and without the agreement of the second person. */
interface ProposalSteps {
  /** Takes effect with the proposal, such as hiding. Returns what is restored if nobody agrees. */
  begin(app: App, db: DbTransaction, plan: DecisionPlan): Promise<string>;
  /** Undoes it. */
  end(app: App, db: DbTransaction, plan: DecisionPlan & { before: string }): Promise<void>;
}

/** A line of the subject as STAFF sees it. */
export const fact = (label: string, text: string, href: string | null = null) => ({ label, text, href });

/**
 * A kind of case. A new kind is one such object in its domain.ts and a call of `openCase` where its cases arise; list
 * and detail need no change.
 */
export interface DeskKind {
  kind: string;
  /** The label of the filter. */
  label: string;
  decisions: readonly DeskDecision[];
  /** The decisions that a case offers now; all of them if it is left out. `decide` refuses the others itself. */
  offered?(db: Db, row: DeskCaseRow): Promise<readonly string[]>;
  /** The subject as STAFF sees it; empty if it was deleted meanwhile. */
  detail(db: Db, row: DeskCaseRow): Promise<Pick<DeskCase, 'facts' | 'evidence' | 'files'>>;
  /** Whether any account of a person takes part in a case beside its person and those of its provider, such as a reporter. */
  takesPart?(subjectId: Expression<number>, anyAccount: RawBuilder<number>): RawBuilder<boolean>;
  /** The query of the providers in which a person has an own interest beside owning them, such as by a claim. */
  companiesOf?(anyAccount: RawBuilder<number>): RawBuilder<number>;
  /** The provider of a case only says who takes part: nothing can be done to the provider here. */
  isNotAboutCompany?: true;
  /** Its cases end with the account of their person, so they do not keep an unconfirmed account. */
  endsWithAccount?: true;
  /** For decisions that need a second person. */
  proposal?: ProposalSteps;
  /** Carries out a decision, mails included; `WAITING` if an answer is expected. */
  decide(app: App, db: DbTransaction, plan: DecisionPlan): Promise<'CLOSED' | 'WAITING'>;
  /** The table of the subjects, which may be deleted, and the entry of the history then. */
  subject?: { table: keyof Database; deleted: string };
  /** Moves what this kind has of a merged provider to the remaining one; returns the people whom it concerns. */
  merged?(app: App, db: DbTransaction, merge: { from: number; into: number; origin: string }): Promise<number[]>;
  /** Ends what this kind has of a removed provider, and tells those whom it concerns. */
  removed?(app: App, db: DbTransaction, removal: { companyId: number; reason: string; origin: string }): Promise<void>;
}
