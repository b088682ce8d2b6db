import type { AuditAction } from '@care/contracts/schemas';
import type { Generated, GeneratedAlways, Kysely, Transaction } from 'kysely';
import type { Dated, GeneratedTimestamp, Identified, Json, Located, Timestamp } from './tables/column-types';
import type { AccountTables } from './tables/account-tables';
import type { BillingTables } from './tables/billing-tables';
import type { CompanyTables } from './tables/company-tables';
import type { ContactTables } from './tables/contact-tables';
import type { ContentTables } from './tables/content-tables';
import type { DeskTables } from './tables/desk-tables';
import type { RatingTables } from './tables/rating-tables';

export type * from './tables/account-tables';
export type * from './tables/billing-tables';
export type { PictureVariant } from './tables/column-types';

/** Every table by its name, for Kysely. A new migration adds its tables and columns here or to one of the others. */
export interface Database
  extends AccountTables, BillingTables, CompanyTables, ContactTables, ContentTables, DeskTables, RatingTables {
  place: Identified &
    Located & {
      slug: string;
      name: string;
      state: string;
      population: Generated<number>;
      first_zip: string | null;
      west: number;
      south: number;
      east: number;
      north: number;
      name_norm: GeneratedAlways<string>;
      name_folded: GeneratedAlways<string>;
    };
  postcode: Identified & {
    zip: string;
    place_name: string;
    place_id: number | null;
    state: string;
    lat: number;
    lon: number;
    name_folded: GeneratedAlways<string>;
  };
  /** A chain of entries; the database sets number, time and hash, and refuses changes. */
  audit_entry: Identified & {
    at: GeneratedTimestamp;
    actor_id: number | null;
    actor: string;
    action: AuditAction;
    subject: string;
    detail: string;
    previous: Generated<Buffer>;
    hash: Generated<Buffer>;
  };
  rate_limit_counter: { rule: string; caller: string; window_start: Timestamp; expires_at: Timestamp; hits: number };
  idempotency_key: Dated & { scope: string; key: string; fingerprint: Buffer; answer: Json<unknown> | null };
  app_meta: { key: string; value: Json<unknown>; updated_at: GeneratedTimestamp };
  /** A view: profiles that others may see. */
  public_job_seeker: Readonly<ContactTables['job_seeker']>;
}

/** What runs queries: a store, or a transaction in it. */
export type Db = Kysely<Database>;
/** For functions that lock rows, or that change several together. */
export type DbTransaction = Transaction<Database>;
