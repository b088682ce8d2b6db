import type { SuppressionCause } from '@care/contracts/schemas';
import type { StaffRole, UserType } from '@care/contracts/vocabulary';
import type { Generated } from 'kysely';
import type {
  Dated,
  EditedEntry,
  Entry,
  GeneratedJson,
  GeneratedTimestamp,
  Identified,
  Timestamp,
} from './column-types';

export type AccountKeyPurpose =
  | 'VERIFY_EMAIL'
  | 'RESET_PASSWORD'
  | 'CHANGE_EMAIL_OLD'
  | 'CHANGE_EMAIL_NEW'
  /** STAFF has started a change; the old address may object. */
  | 'CHANGE_EMAIL_DESK'
  | 'KEEP_EMAIL'
  | 'NEWSLETTER'
  | 'CONFIRMED';

export interface AccountTables {
  user_account: EditedEntry & {
    username: string;
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    phone: string | null;
    profile_type: UserType;
    /** Whether there is a `staff_role`; the database derives it. */
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
  };
  staff_role: { user_id: number; role: StaffRole; granted_at: GeneratedTimestamp };
  user_consent: Entry & { user_id: number; key: string; version: string; granted: boolean; text_hash: string | null };
  user_session: Entry & {
    user_id: number;
    user_agent: string | null;
    network: string | null;
    last_seen_at: GeneratedTimestamp;
    expires_at: Timestamp;
    ended_at: Timestamp | null;
  };
  access_token: Entry & { session_id: number; user_id: number; token_hash: Buffer; expires_at: Timestamp };
  mail_outbox: Entry & {
    recipient: string;
    subject: string;
    text_body: string;
    html_body: string;
    headers: GeneratedJson<Record<string, string>>;
  };
  mail_suppression: Entry & {
    /** In lower case. */
    address: string;
    cause: SuppressionCause;
    reason: string;
  };
  account_key: Entry & {
    user_id: number;
    purpose: AccountKeyPurpose;
    key_hash: Buffer;
    /** The address that the key was sent to, or the new one of a change. */
    email: string;
    expires_at: Timestamp;
    used_at: Timestamp | null;
  };
  sign_in_failure: {
    /** "name:" or "pair:" and a hash of the typed name, or of name and client address. */
    subject: string;
    failures: number;
    blocked_until: Timestamp | null;
    last_failure_at: Timestamp;
  };
  newsletter_subscription: Identified & {
    user_id: number;
    source: 'REGISTRATION' | 'ACCOUNT';
    wording: string;
    requested_at: GeneratedTimestamp;
    confirmed_at: Timestamp | null;
    email: string | null;
    ended_at: Timestamp | null;
  };
  data_export: Entry & {
    user_id: number;
    status: Generated<'PENDING' | 'READY' | 'FAILED'>;
    file: string | null;
    expires_at: Timestamp | null;
  };
  sign_in_address: { user_id: number; address_hash: Buffer; last_used_at: GeneratedTimestamp };
  authenticator: Dated & {
    user_id: number;
    /** Encrypted with a key that is derived from AUTH_SECRET. */
    secret: Buffer;
    /** The time step of the last accepted code. */
    last_step: Generated<number>;
    /** Null until the first code: the set-up is not finished. */
    confirmed_at: Timestamp | null;
  };
  recovery_code: { user_id: number; code_hash: Buffer; used_at: Timestamp | null };
  passkey: Entry & {
    user_id: number;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    name: string;
    last_used_at: Timestamp | null;
  };
  passkey_challenge: {
    challenge_hash: Buffer;
    /** Null for a passkey that is used, not added. */
    user_id: number | null;
    expires_at: Timestamp;
  };
  sign_in_step: { key_hash: Buffer; user_id: number; attempts: Generated<number>; expires_at: Timestamp };
}
