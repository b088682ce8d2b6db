import type { Generated } from 'kysely';
import type { GeneratedJson, GeneratedTimestamp, Timestamp } from './column-types';

export interface MailOutboxTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  headers: GeneratedJson<Record<string, string>>;
  created_at: GeneratedTimestamp;
}

export type AccountKeyPurpose =
  | 'VERIFY_EMAIL'
  | 'RESET_PASSWORD'
  | 'CHANGE_EMAIL_OLD'
  | 'CHANGE_EMAIL_NEW'
  | 'NEWSLETTER';

export interface AccountKeyTable {
  id: Generated<number>;
  user_id: number;
  purpose: AccountKeyPurpose;
  key_hash: Buffer;
  /** The address that the key was sent to, or the new one of a change. */
  email: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  created_at: GeneratedTimestamp;
}

export interface SignInFailureTable {
  /** "name:" or "pair:" and a hash of the typed name, or of name and client address. */
  subject: string;
  failures: number;
  blocked_until: Timestamp | null;
  last_failure_at: Timestamp;
}

export interface NewsletterSubscriptionTable {
  user_id: number;
  requested_at: GeneratedTimestamp;
  confirmed_at: Timestamp | null;
  ended_at: Timestamp | null;
}

export interface DataExportTable {
  id: Generated<number>;
  user_id: number;
  status: Generated<'PENDING' | 'READY' | 'FAILED'>;
  file: string | null;
  expires_at: Timestamp | null;
  created_at: GeneratedTimestamp;
}

export interface SignInAddressTable {
  user_id: number;
  address_hash: Buffer;
  last_used_at: GeneratedTimestamp;
}
