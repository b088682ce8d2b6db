import type { VisitWish } from '@care/contracts/schemas';
import type { AnswerWay, SupportKind, SupportState, SupportSubject } from '@care/contracts/support-requests';
import type { Generated, Selectable } from 'kysely';
import type {
  Dated,
  EditedEntry,
  Entry,
  GeneratedJson,
  GeneratedTimestamp,
  Identified,
  Timestamp,
} from './column-types';
import type { CompanyTables } from './company-tables';

type DeskState = 'OPEN' | 'WAITING' | 'SECOND_PERSON' | 'CLOSED';

export interface DeskTables {
  desk_case: Identified & {
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
    status_before: Selectable<CompanyTables['company']>['status'] | null;
    /** The state before the proposal of a removal; null if the subject has changed meanwhile. */
    state_before: DeskState | null;
    /** The decision of the kind that was proposed; null if it is the removal of the provider. */
    proposed_decision: string | null;
    /** State that the kind restores if the proposed decision is not agreed to. */
    subject_before: string | null;
    opened_at: GeneratedTimestamp;
    updated_at: GeneratedTimestamp;
    closed_at: Timestamp | null;
  };
  /** Entries are only added; the database refuses changes. */
  desk_event: Entry & { case_id: number; actor_id: number | null; action: string; note: Generated<string> };
  /** An open offer to hand a provider over. */
  company_handover: Dated & {
    company_id: number;
    from_user_id: number;
    /** The confirmed address of the account that may accept. */
    email: string;
    expires_at: GeneratedTimestamp;
  };
  ownership_claim: EditedEntry & {
    company_id: number;
    user_id: number;
    role: Generated<string>;
    method: 'EMAIL' | 'PHONE_LETTER' | 'DOCUMENT';
    status: Generated<
      'PENDING_PROOF' | 'PENDING_REVIEW' | 'APPROVED' | 'REJECTED' | 'EXPIRED' | 'WITHDRAWN' | 'DISPUTED'
    >;
    /** When the person ticked the confirmation. */
    confirmed_at: Timestamp | null;
    code_sent_to: string | null;
    /** An argon2id hash. */
    code_hash: string | null;
    code_expires_at: Timestamp | null;
    code_tries: Generated<number>;
    expires_at: GeneratedTimestamp;
    /** The open question of STAFF. */
    question: string | null;
    /** The answer of the claimant to the latest question. */
    answer: string | null;
    /** Why the desk decided so. */
    reason: string | null;
    decided_at: Timestamp | null;
  };
  ownership_document: Entry & {
    claim_id: number;
    file_name: string;
    mime_type: 'application/pdf' | 'image/jpeg' | 'image/png';
    bytes: number;
    /** Null after the decision, when the file is deleted. */
    storage_key: string | null;
  };
  /** Everybody who owns or has owned a provider; the database records it with each new owner. */
  company_ownership: { company_id: number; user_id: number; recorded_at: GeneratedTimestamp };
  ownership_answer: {
    claim_id: number;
    owner_id: number;
    informed_at: GeneratedTimestamp;
    answered_at: Timestamp | null;
    agrees: boolean | null;
    text: Generated<string>;
  };
  support_request: Entry & {
    company_id: number;
    /** The sender; another owner of the provider does not see the request. */
    user_id: number;
    kind: SupportKind;
    subject: SupportSubject;
    text: string;
    answer_by: AnswerWay;
    phone: string | null;
    contact: string | null;
    address: string | null;
    wishes: GeneratedJson<VisitWish[]>;
    state: Generated<SupportState>;
    answer: string | null;
    answered_at: Timestamp | null;
    /** As calendars and clocks in Berlin show it. */
    appointment_day: string | null;
    appointment_time: string | null;
    settled_at: Timestamp | null;
  };
}
