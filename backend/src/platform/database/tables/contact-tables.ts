import type { EnquirySituation } from '@care/contracts/enquiry';
import type { CareForm } from '@care/contracts/vocabulary';
import type { Generated, GeneratedAlways } from 'kysely';
import type {
  Dated,
  EditedEntry,
  Entry,
  GeneratedJson,
  GeneratedTimestamp,
  Identified,
  Located,
  PictureVariant,
  Timestamp,
} from './column-types';

export interface ContactTables {
  job_seeker: EditedEntry & {
    user_id: number;
    slug: string;
    visible_name: string;
    gender: 'MALE' | 'FEMALE' | 'OTHER';
    is_open_for_offers: Generated<boolean>;
    is_hidden: Generated<boolean>;
    qualifications_mask: Generated<number>;
    custom_qualifications: Generated<string[]>;
    certificates: Generated<string[]>;
    description: Generated<string>;
    additional_requirements: Generated<string[]>;
    /** The day of the last activity, Berlin time. It orders the search and is not published. */
    active_on: Generated<string>;
    has_custom_qualifications: GeneratedAlways<boolean>;
  };
  job_seeker_image: Entry & {
    job_seeker_id: number;
    url: string;
    width: number | null;
    height: number | null;
    variants: GeneratedJson<PictureVariant[]>;
  };
  job_seeker_localization: Identified &
    Located & {
      job_seeker_id: number;
      position: number;
      address: string;
      city: string;
      zip_code: string | null;
      radius: Generated<number>;
    };
  message: Entry & {
    thread_id: number | null;
    kind: Generated<'CONTACT' | 'APPLICATION' | 'RECRUITMENT' | 'PRODUCT' | 'ENQUIRY' | 'SYSTEM'>;
    sender_id: number | null;
    /** Null if the recipient is a visitor, who gets replies by mail. */
    recipient_id: number | null;
    recipient_email: Generated<string | null>;
    /** Waits until the sender has confirmed the e-mail address. */
    is_held: Generated<boolean>;
    company_id: number | null;
    job_offer_id: number | null;
    title: string;
    content: string;
    contact_info: GeneratedJson<{ name?: string; lastname?: string; email?: string; phone?: string }>;
    read_at: Timestamp | null;
    archived_at: Timestamp | null;
    /** Each side deletes for itself. */
    sender_deleted_at: Timestamp | null;
    recipient_deleted_at: Timestamp | null;
    /** The former owner who has written it for the provider; `sender_id` is the present one. May be deleted since. */
    written_by: number | null;
    /** Of a first message: when the conversation moved to another owner. */
    owner_changed_at: Timestamp | null;
  };
  message_attachment: Entry & {
    message_id: number | null;
    owner_id: number;
    file_name: string;
    storage_key: string;
    bytes: number;
  };
  user_block: Entry & {
    user_id: number;
    blocked_user_id: number | null;
    blocked_company_id: number | null;
    blocked_email: string | null;
  };
  message_report: Entry & { message_id: number; reporter_id: number; reason: string };
  recruiting_contact: Entry & {
    company_id: number;
    /** First day of the month, Berlin time. */
    month: string;
    job_seeker_id: number | null;
  };
  application: Entry & {
    company_id: number;
    job_offer_id: number | null;
    applicant_id: number;
    message_id: number | null;
    status: Generated<'SUBMITTED' | 'READ' | 'INVITED' | 'OFFERED' | 'REJECTED' | 'HIRED' | 'WITHDRAWN'>;
    status_at: GeneratedTimestamp;
    /** Each side deletes for itself. */
    applicant_deleted_at: Timestamp | null;
    employer_deleted_at: Timestamp | null;
  };
  /** Statements of both sides about a contract, until both have confirmed it. */
  hire_confirmation: {
    application_id: number;
    version: Generated<number>;
    /** The account that answered for the provider. */
    employer_id: number | null;
    employer_confirmed_at: Timestamp | null;
    fee_cents: number | null;
    applicant_confirmed_at: Timestamp | null;
    denied_by: 'employer' | 'applicant' | null;
    denied_at: Timestamp | null;
  };
  /** A contract that both sides have confirmed; it stays after everything that it refers to. */
  placement: Identified & {
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
  };
  job_seeker_view: {
    job_seeker_id: number;
    company_id: number;
    views: Generated<number>;
    first_at: GeneratedTimestamp;
    last_at: GeneratedTimestamp;
  };
  staff_announcement: Dated & { job_seeker_id: number; company_id: number };
  saved_search: Entry & {
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
  };
  /** One message to several named providers. */
  enquiry: Entry & {
    user_id: number | null;
    email: string;
    phone: string | null;
    /** 0: none yet. */
    care_grade: number;
    care_form: CareForm;
    situation: EnquirySituation;
    starts_on: string;
    content: Generated<string>;
    allows_waiting_list: boolean;
    consent_version: string;
    confirm_until: Timestamp;
    sent_at: Timestamp | null;
    withdrawn_at: Timestamp | null;
  };
  enquiry_receiver: Identified & {
    enquiry_id: number;
    company_id: number;
    /** The first message; null before it is sent, and after the receiver has deleted it. */
    message_id: number | null;
    /** Null although the enquiry was sent: the provider takes no messages any more. */
    sent_at: Timestamp | null;
    answered_at: Timestamp | null;
    declined_at: Timestamp | null;
    decline_reason: string | null;
    waiting_since: Timestamp | null;
    waiting_left_at: Timestamp | null;
  };
}
