import type { ContentKind } from '@care/contracts/content-kinds';
import type { ContentStep, NewsletterResult, NewsletterState, NewsletterStop, Operator } from '@care/contracts/schemas';
import type { Generated } from 'kysely';
import type { Dated, Entry, GeneratedTimestamp, Identified, Json, Timestamp } from './column-types';

export interface ContentTables {
  product_inquiry: Entry & {
    product_id: number | null;
    reference: string;
    first_name: string;
    last_name: string;
    address: string;
    postcode_and_place: string;
    email: string;
    phone: string | null;
    message: string;
    consent: boolean;
    communication_consent: Generated<boolean>;
    /** The account that was signed in; null for visitors. */
    user_id: number | null;
    consent_version: string | null;
    consent_text_hash: string | null;
  };
  content_entry: { id: Generated<number>; kind: ContentKind; slug: string };
  content_version: Dated & {
    entry_id: number;
    number: number;
    step: ContentStep;
    fields: Json<Record<string, unknown>>;
    public_from: Timestamp | null;
    author_id: number | null;
  };
  /** A view: the versions that visitors read. */
  public_content: Readonly<{
    id: number;
    kind: ContentKind;
    slug: string;
    number: number;
    fields: Record<string, unknown>;
    updated_at: Date;
    published_at: Date;
  }>;
  tariff_change: Identified & {
    figure: string;
    value: number;
    /** A day in Berlin. */
    valid_from: string;
  };
  /** One row, from the first time that it is saved. */
  site_operator: { [Field in keyof Operator]: Generated<string> } & {
    id: Generated<true>;
    is_demonstration: Generated<boolean>;
    updated_at: GeneratedTimestamp;
  };
  newsletter_issue: Identified & {
    state: Generated<NewsletterState>;
    subject: string;
    introduction: Generated<string>;
    articles: Generated<string[]>;
    updated_at: GeneratedTimestamp;
    started_at: Timestamp | null;
    finished_at: Timestamp | null;
    recipients: number | null;
    next_batch_at: Timestamp | null;
    stopped_because: NewsletterStop | null;
    result: Json<NewsletterResult> | null;
  };
  newsletter_delivery: {
    issue_id: number;
    user_id: number;
    state: Generated<'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'UNKNOWN'>;
    attempts: Generated<number>;
    due_at: GeneratedTimestamp;
    claimed_at: Timestamp | null;
  };
  page_builder_block: Identified & {
    source_type: string;
    css: Generated<string>;
    js: Generated<string>;
    updated_at: GeneratedTimestamp;
  };
}
