import type { UserType } from '@care/contracts/vocabulary';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Timestamp, GeneratedTimestamp, GeneratedJson, Located, PictureVariant } from './column-types';

export interface UserAccountTable {
  id: Generated<number>;
  username: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  profile_type: UserType;
  is_staff: Generated<boolean>;
  newsletter: Generated<boolean>;
  /** If false, only mails about the account itself are sent. */
  email_notifications: Generated<boolean>;
  notify_messages: Generated<boolean>;
  notify_saved_searches: Generated<boolean>;
  email_verified_at: Timestamp | null;
  /** While the address is not confirmed: when the account was last used or a link for it was last requested. */
  unconfirmed_active_at: GeneratedTimestamp;
  disabled_at: Timestamp | null;
  deletion_scheduled_at: Timestamp | null;
  /** Whether the person's reviews are deleted with the account. */
  delete_ratings: Generated<boolean>;
  profile_was_hidden: Generated<boolean>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

export interface UserConsentTable {
  id: Generated<number>;
  user_id: number;
  key: string;
  version: string;
  granted: boolean;
  text_hash: string | null;
  created_at: GeneratedTimestamp;
}

export interface UserSessionTable {
  id: Generated<number>;
  user_id: number;
  user_agent: string | null;
  created_at: GeneratedTimestamp;
  last_seen_at: GeneratedTimestamp;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
}

export interface AccessTokenTable {
  id: Generated<number>;
  session_id: number;
  user_id: number;
  token_hash: Buffer;
  created_at: GeneratedTimestamp;
  expires_at: Timestamp;
}

export interface JobSeekerTable {
  id: Generated<number>;
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
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

export interface JobSeekerImageTable {
  id: Generated<number>;
  job_seeker_id: number;
  url: string;
  width: number | null;
  height: number | null;
  variants: GeneratedJson<PictureVariant[]>;
  created_at: GeneratedTimestamp;
}

export type JobSeekerLocalizationTable = Located & {
  id: Generated<number>;
  job_seeker_id: number;
  position: number;
  address: string;
  city: string;
  zip_code: string | null;
  radius: Generated<number>;
};

export interface MessageTable {
  id: Generated<number>;
  thread_id: number | null;
  kind: Generated<'CONTACT' | 'APPLICATION' | 'RECRUITMENT' | 'PRODUCT' | 'SYSTEM'>;
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
  created_at: GeneratedTimestamp;
}
