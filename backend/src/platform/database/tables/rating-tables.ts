import type { RatingCategory, ReportReason } from '@care/contracts/vocabulary';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Dated, EditedEntry, Entry, GeneratedTimestamp, Identified, Timestamp } from './column-types';

export interface RatingTables {
  rating: EditedEntry &
    Record<`${RatingCategory}_comment`, Generated<string>> &
    Record<Exclude<RatingCategory, 'housing' | 'food'>, number> & {
      company_id: number;
      author_id: number | null;
      is_anonymous: Generated<boolean>;
      preferred_author_name: Generated<string>;
      category: 'RESIDENT' | 'RELATIVE' | 'EMPLOYEE' | 'VISITOR';
      review_summary: string;
      description: Generated<string>;
      /** Null for home care, which has neither rooms nor meals. */
      housing: number | null;
      food: number | null;
      average_rating: GeneratedAlways<number>;
      origin: Generated<string>;
      status: Generated<'PENDING' | 'PUBLISHED' | 'DISPUTED' | 'REMOVED' | 'AUTHOR_DELETED' | 'OWNED'>;
      verification: Generated<'NONE' | 'EMAIL' | 'CONTACT_PROVEN'>;
      helpful_count: Generated<number>;
      /** When the author of an OWNED rating was told. */
      owner_told_at: Timestamp | null;
      /** Deleted by its author while the desk was examining it. */
      deleted_in_case: Generated<boolean>;
    };
  rating_response: EditedEntry & { rating_id: number; author_id: number | null; description: string };
  rating_report: Entry & {
    rating_id: number;
    /** Null for visitors, and for deleted accounts. */
    reporter_id: number | null;
    reporter_name: Generated<string>;
    /** Of visitors only. */
    reporter_email: string | null;
    /** Null for a free title. */
    reason: ReportReason | null;
    title: string;
    description: string;
    /** When the reporter was told of the decision. */
    decided_at: Timestamp | null;
    /** The network it came from, as a keyed hash for this rating only. */
    network_hash: Buffer | null;
  };
  /** The question of the desk to the author of a hidden rating. */
  rating_question: {
    rating_id: number;
    question: string;
    asked_at: GeneratedTimestamp;
    answer_until: Timestamp;
    answer: Generated<string>;
    answered_at: Timestamp | null;
    /** When the case came back to the desk without an answer. */
    expired_at: Timestamp | null;
  };
  /** A proof of the author. */
  rating_document: Entry & {
    rating_id: number;
    file_name: string;
    mime_type: string;
    bytes: number;
    /** Null once the file is deleted. */
    storage_key: string | null;
  };
  /** Invitations to rate that an owner has sent at once. */
  rating_invite_round: Entry & {
    company_id: number;
    /** Null once the account is deleted. */
    sender_id: number | null;
    address_count: number;
    expires_at: Timestamp;
  };
  /** One address of a round. */
  rating_invite: Identified & {
    round_id: number;
    address_hash: Buffer;
    /** Null if no mail was sent. */
    key_hash: Buffer | null;
    opened_at: Timestamp | null;
    used_at: Timestamp | null;
    rating_id: number | null;
  };
  /** A person who has left, and whose new review of a provider is for the desk first. */
  rating_hold: Dated & { company_id: number; address_hash: Buffer };
  /** An address that wants no invitations. */
  rating_invite_refusal: Dated & { address_hash: Buffer };
}
