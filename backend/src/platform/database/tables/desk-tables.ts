import type { Generated, Selectable } from 'kysely';
import type { GeneratedTimestamp, Timestamp } from './column-types';
import type { CompanyTable } from './company-tables';

type CompanyStatus = Selectable<CompanyTable>['status'];

type DeskState = 'OPEN' | 'WAITING' | 'SECOND_PERSON' | 'CLOSED';

export interface DeskCaseTable {
  id: Generated<number>;
  kind: string;
  /** The id of the row that the case is about; `kind` decides its table. */
  subject_id: number;
  reference: string;
  title: string;
  search_text: Generated<string>;
  badge: Generated<string>;
  state: Generated<DeskState>;
  company_id: number | null;
  person_id: number | null;
  assignee_id: number | null;
  proposed_by: number | null;
  proposal_reason: string | null;
  /** The provider's status before the proposal hid it. */
  status_before: CompanyStatus | null;
  /** The state before the proposal of a removal; null if the subject has changed meanwhile. */
  state_before: DeskState | null;
  /** The decision of the kind that was proposed; null if it is the removal of the provider. */
  proposed_decision: string | null;
  /** State that the kind restores if the proposed decision is not agreed to. */
  subject_before: string | null;
  opened_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  closed_at: Timestamp | null;
}

/** Entries are only added; the database refuses changes. */
export interface DeskEventTable {
  id: Generated<number>;
  case_id: number;
  actor_id: number | null;
  action: string;
  note: Generated<string>;
  created_at: GeneratedTimestamp;
}
