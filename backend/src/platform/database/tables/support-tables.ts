import type { VisitWish } from '@care/contracts/schemas';
import type { AnswerWay, SupportKind, SupportState, SupportSubject } from '@care/contracts/support-requests';
import type { Generated } from 'kysely';
import type { GeneratedJson, GeneratedTimestamp, Timestamp } from './column-types';

export interface SupportRequestTable {
  id: Generated<number>;
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
  created_at: GeneratedTimestamp;
  settled_at: Timestamp | null;
}
