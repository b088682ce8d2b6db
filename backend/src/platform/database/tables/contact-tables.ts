import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Timestamp } from './column-types';

export interface MessageAttachmentTable {
  id: Generated<number>;
  message_id: number | null;
  owner_id: number;
  file_name: string;
  storage_key: string;
  bytes: number;
  created_at: GeneratedTimestamp;
}

export interface UserBlockTable {
  id: Generated<number>;
  user_id: number;
  blocked_user_id: number | null;
  blocked_company_id: number | null;
  blocked_email: string | null;
  created_at: GeneratedTimestamp;
}

export interface MessageReportTable {
  id: Generated<number>;
  message_id: number;
  reporter_id: number;
  reason: string;
  created_at: GeneratedTimestamp;
}

export interface RecruitingContactTable {
  id: Generated<number>;
  company_id: number;
  /** First day of the month, Berlin time. */
  month: string;
  job_seeker_id: number | null;
  created_at: GeneratedTimestamp;
}

export interface ApplicationTable {
  id: Generated<number>;
  company_id: number;
  job_offer_id: number | null;
  applicant_id: number;
  message_id: number | null;
  status: Generated<'SUBMITTED' | 'READ' | 'INVITED' | 'OFFERED' | 'REJECTED' | 'HIRED' | 'WITHDRAWN'>;
  status_at: GeneratedTimestamp;
  /** Each side deletes for itself. */
  applicant_deleted_at: Timestamp | null;
  employer_deleted_at: Timestamp | null;
  created_at: GeneratedTimestamp;
}

/** Statements of both sides about a contract, until both have confirmed it. */
export interface HireConfirmationTable {
  application_id: number;
  version: Generated<number>;
  /** The account that answered for the provider. */
  employer_id: number | null;
  employer_confirmed_at: Timestamp | null;
  applicant_confirmed_at: Timestamp | null;
  denied_by: 'employer' | 'applicant' | null;
  denied_at: Timestamp | null;
}

/** A contract that both sides have confirmed; it stays after everything that it refers to. */
export interface PlacementTable {
  id: Generated<number>;
  application_id: number | null;
  company_id: number | null;
  employer_id: number | null;
  applicant_id: number | null;
  offer_title: string;
  person_name: string;
  net_cents: number;
  vat_percent: number;
  employer_confirmed_at: Timestamp;
  applicant_confirmed_at: Timestamp;
  confirmed_at: Timestamp;
}

export interface JobSeekerViewTable {
  job_seeker_id: number;
  company_id: number;
  views: Generated<number>;
  first_at: GeneratedTimestamp;
  last_at: GeneratedTimestamp;
}

export interface StaffAnnouncementTable {
  job_seeker_id: number;
  company_id: number;
  created_at: GeneratedTimestamp;
}

export interface SavedSearchTable {
  id: Generated<number>;
  user_id: number | null;
  email: string | null;
  kind: 'COMPANY' | 'JOB_SEEKER' | 'JOB_OFFER';
  query: string;
  label: Generated<string>;
  frequency: Generated<'INSTANT' | 'DAILY' | 'WEEKLY' | 'NONE'>;
  confirm_key_hash: Buffer | null;
  confirmed_at: Timestamp | null;
  unsubscribe_key: string;
  checked_at: GeneratedTimestamp;
  created_at: GeneratedTimestamp;
}
