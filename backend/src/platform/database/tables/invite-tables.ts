import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Timestamp } from './column-types';

/** Invitations to rate that an owner has sent at once. */
export interface RatingInviteRoundTable {
  id: Generated<number>;
  company_id: number;
  /** Null once the account is deleted. */
  sender_id: number | null;
  address_count: number;
  created_at: GeneratedTimestamp;
  expires_at: Timestamp;
}

/** One address of a round. */
export interface RatingInviteTable {
  id: Generated<number>;
  round_id: number;
  address_hash: Buffer;
  /** Null if no mail was sent. */
  key_hash: Buffer | null;
  opened_at: Timestamp | null;
  used_at: Timestamp | null;
  rating_id: number | null;
}

/** A person who has left, and whose new review of a provider is for the desk first. */
export interface RatingHoldTable {
  company_id: number;
  address_hash: Buffer;
  created_at: GeneratedTimestamp;
}

/** An address that wants no invitations. */
export interface RatingInviteRefusalTable {
  address_hash: Buffer;
  created_at: GeneratedTimestamp;
}
