import type { SitemapKind } from '@care/contracts/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Readable } from 'node:stream';
import type { Database, Db, DbTransaction } from '../database/schema';
import type { App } from '../http/app-type';
import type { RateLimits } from '../http/rate-limit';
import type { JobOptions } from '../jobs/jobs';
import type { MailSamples } from '../mail/sample';
import type { DeskKind } from './desk-kind';

type Row = Readonly<Record<string, unknown>>;
type Routes = (app: App) => Promise<void>;

/** A job, or with `event` a reaction to an event of the job queue. */
interface DomainJob extends JobOptions {
  event?: string;
  /** Only then; such as in installations with a bucket. */
  isNeeded?(app: App): boolean;
  run(app: App, data: never): Promise<unknown>;
}

/** Moves the rows of a merged provider to the remaining one. */
export type Move = (from: number, into: number) => RawBuilder<unknown>;

export interface TableFacts {
  /** SQL condition for the rows of the person with the id `$1`: the download of a person's data contains them. */
  personal?: string;
  /** Columns that are secrets or technical and have no meaning for the person. */
  omit?: readonly string[];
  /** The column with the address of an uploaded picture, which the download contains. */
  picture?: string;
  /** Why the download does not contain the personal data of the table. */
  withheld?: string;
  /** For a table that refers to providers; `stays`: the rows stay with the merged provider, or a kind of case moves them. */
  merge?: Move | 'stays';
}

type RetentionUnit = 'hour' | 'day' | 'month' | 'year';
/** Such as 24 months. */
export type RetentionTime = readonly [amount: number, unit: RetentionUnit];

interface RetentionEntry {
  /** What is kept, for operators. */
  name: string;
  time: RetentionTime;
  /** From when the time counts, and what is kept longer; without it the time alone. */
  kept?(time: string): string;
  why: string;
  /** A line of the privacy notice, in German; none where another entry has it. */
  notice?(time: string): string;
}

/** An entry of the register of retention (OP-55): the rows that the job `retention` deletes, or the job that ends it. */
export type RetentionRule = RetentionEntry &
  (
    | {
        table: keyof Database;
        /** SQL condition for expired rows; `now()` is the time of the sweep, `time` an interval. */
        over(time: string): string;
      }
    | { job: string }
  );

/** Figures of the whole installation, which each process counts in the database when Prometheus asks. */
interface DomainGauge {
  help: string;
  /** What `name` of a row says. */
  label: string;
  query: RawBuilder<{ name: string; value: number }>;
}

/** An account that is being deleted. */
export interface Leaver {
  id: number;
  email: string;
  email_verified_at: Date | null;
  deleteRatings: boolean;
  /** The providers that the account owned when its deletion began. */
  companies: readonly number[];
}

interface AfterDeletion {
  /** In the same transaction, when the rows that belong to the account only are gone. */
  gone?(db: DbTransaction): Promise<unknown>;
  /** After the commit, such as deleting files. */
  committed?(): Promise<unknown>;
}

/** A file for the download of a person's data. */
export interface AccountFile {
  name: string;
  open(): Readable;
}

/** What an account has in a domain. */
interface AccountFacts {
  /** Whether data of others refers to the account `u` of a query; an unconfirmed account with such data is kept. */
  isReferredTo?: RawBuilder<boolean>;
  /** Files of the account beside the pictures that its rows name; `rows` are those of the download by table. */
  files?(app: App, userId: number, rows: ReadonlyMap<string, readonly Row[]>): Promise<AccountFile[]>;
  /** The deletion of an account is scheduled. */
  scheduled?(db: DbTransaction, userId: number): Promise<unknown>;
  /** A scheduled deletion is cancelled. */
  cancelled?(db: DbTransaction, userId: number): Promise<unknown>;
  /** An account is deleted: its row is locked, and still there. Domains come in their order. */
  deleted?(app: App, db: DbTransaction, leaver: Leaver): Promise<AfterDeletion | void>;
}

/** The parts of an address in the sitemap; which members are set depends on the kind. */
export interface SitemapRow {
  slug: string;
  /** Slug of the provider of a job offer, or of the category of a product; the kind of a search. */
  parent: string | null;
  /** Number of the care form, from 1; null for a search by town only. */
  form: number | null;
  lastmod: Date;
}

export interface SitemapPart {
  /** The rows in a stable order of `position`. */
  rows: RawBuilder<SitemapRow>;
  pathOf(row: SitemapRow): string;
}

export type SitemapParts = Readonly<Partial<Record<Exclude<SitemapKind, 'pages'>, SitemapPart>>>;

/** What a domain is. The app folds these manifests; nothing else lists facts of domains. */
export interface Domain {
  /** Under `/api-backend`. */
  routes?: readonly Routes[];
  /** Under other prefixes. */
  routesAt?: Readonly<Record<string, Routes>>;
  limits?: RateLimits;
  /** Its mails with sample data, by the name of their function; `/api-backend/outbox/sample/` shows them in development. */
  mails?: MailSamples<Record<string, unknown>>;
  jobs?: Readonly<Record<string, DomainJob>>;
  /** Runs every ten minutes. */
  housekeeping?(db: Db): Promise<unknown>;
  /** Every table of the domain. */
  tables?: Readonly<Record<string, TableFacts>>;
  /** Its entries of the register of retention; applied in the order of the domains. */
  retention?: readonly RetentionRule[];
  account?: AccountFacts;
  /** The kinds of cases that STAFF decides. */
  cases?: readonly DeskKind[];
  sitemap?: SitemapParts;
  /** By their name in `/metrics`. */
  gauges?: Readonly<Record<string, DomainGauge>>;
}

declare module 'fastify' {
  interface FastifyInstance {
    domains: readonly Domain[];
  }
}

/** The kinds of cases of all domains. */
export const casesOf = ({ domains }: Pick<App, 'domains'>): readonly DeskKind[] =>
  domains.flatMap(({ cases = [] }) => cases);

/** The facts of all tables. */
export const tablesOf = (domains: readonly Domain[]): readonly (readonly [string, TableFacts])[] =>
  domains.flatMap(({ tables = {} }) => Object.entries(tables));

/** Moves the rows of a table that merely name their provider. */
export const moveAll =
  (table: keyof Database): Move =>
  (from, into) =>
    sql`update ${sql.table(table)} set company_id = ${into} where company_id = ${from}`;

/** Moves the rows of a table whose key has the company; rows that the other provider has too are left out. */
export const moveUnlessThere =
  (table: keyof Database, columns: string): Move =>
  (from, into) =>
    sql`insert into ${sql.table(table)} (company_id, ${sql.raw(columns)})
    select ${into}::bigint, ${sql.raw(columns)} from ${sql.table(table)} where company_id = ${from} on conflict do nothing`;

export type Domains = readonly Pick<Domain, 'retention'>[];

/** The register of retention: what all domains keep, and for how long. */
export const retentionOf = (domains: Domains): readonly RetentionRule[] =>
  domains.flatMap(({ retention = [] }) => retention);

function inGerman([amount, unit]: RetentionTime): string {
  const format = new Intl.NumberFormat('de-DE', { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(amount).replace(' ', '\u00a0');
}

/** The lines of the privacy notice (OP-55). */
export const retentionNotices = (domains: Domains): string[] =>
  retentionOf(domains).flatMap(({ notice, time }) => notice?.(inGerman(time)) ?? []);
