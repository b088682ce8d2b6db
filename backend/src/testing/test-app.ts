import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ErrorBody } from '@care/contracts/schemas';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import { buildApp } from '../app/app';
import type { App } from '../platform/http/app-type';
import { openDatabases, type Databases } from '../platform/database/database';
import { outboxMails } from '../platform/mail/outbox';
import type { Database } from '../platform/database/schema';
import { readSettings, type Settings } from '../platform/settings';
import { isDocumented, ResponseCheck, USUAL_ROUTES } from './response-check';
import { restorer } from './empty-tables';
import { rowsOf } from './rows';
import { createTestDatabase, type TestDatabase } from './test-database';

export interface TestAppOptions {
  /** Default: a new one, migrated and empty. */
  database?: TestDatabase;
  /** Fills the database before the API starts. */
  seed?: (db: Kysely<Database>) => Promise<void>;
  /** Settings that differ from the defaults of tests. */
  settings?: Partial<Settings>;
  /** Adds routes or hooks for the test. */
  extend?: (app: App) => void;
  /** The app of a `describe` is not shared, because its memory or its jobs matter. */
  isAlone?: boolean;
}

type Headers = Record<string, string>;
export type Answer = Promise<LightMyRequestResponse>;

/** Requests by their methods. */
export interface Calls {
  get(url: string, headers?: Partial<Headers>): Answer;
  delete(url: string, headers?: Partial<Headers>): Answer;
  post(url: string, payload?: InjectOptions['payload'], headers?: Partial<Headers>): Answer;
  put(url: string, payload?: InjectOptions['payload'], headers?: Partial<Headers>): Answer;
  patch(url: string, payload?: InjectOptions['payload'], headers?: Partial<Headers>): Answer;
}

export function callsOf(inject: (request: InjectOptions) => Answer): Calls {
  const reading =
    (method: 'GET' | 'DELETE'): Calls['get'] =>
    (url, headers = {}) =>
      inject({ method, url, headers });
  const writing =
    (method: 'POST' | 'PUT' | 'PATCH'): Calls['post'] =>
    (url, payload, headers = {}) =>
      inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  return {
    get: reading('GET'),
    delete: reading('DELETE'),
    post: writing('POST'),
    put: writing('PUT'),
    patch: writing('PATCH'),
  };
}

/** Says that an answer is an error with this status, and this message or these details. */
export function expectRefusal(answer: LightMyRequestResponse, status: number, reason: string | RegExp | object): void {
  const { message, details } = answer.json<ErrorBody>().error;
  const said = typeof reason === 'string' || reason instanceof RegExp ? message : details;
  const expected = reason instanceof RegExp ? expect.stringMatching(reason) : reason;
  expect([answer.statusCode, said]).toEqual([status, expected]);
}

/** Says that an answer is an error with this status, whose details name exactly these fields in this order. */
export function expectFields(answer: LightMyRequestResponse, status: number, ...fields: string[]): void {
  expect([answer.statusCode, Object.keys(answer.json<ErrorBody>().error.details ?? {})]).toEqual([status, fields]);
}

/** Says that all these answers have this status. */
export function expectStatus(status: number, ...answers: LightMyRequestResponse[]): void {
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => status));
}

/** The statuses of simultaneous requests, in ascending order. */
export const statusesOf = async (requests: PromiseLike<{ statusCode: number }>[]): Promise<number[]> =>
  (await Promise.all(requests)).map(({ statusCode }) => statusCode).sort();

export interface TestApp extends Calls, ReturnType<typeof rowsOf> {
  app: App;
  db: Kysely<Database>;
  databases: Databases;
  /** Sends a request; throws if the answer does not match the OpenAPI document. */
  inject(options: InjectOptions | string): Promise<LightMyRequestResponse>;
  /** The paths of the OpenAPI document, with their operations. */
  paths(): Record<string, object>;
  /** Runs all queued jobs and returns the mails in the outbox, oldest first. */
  mails(to?: string): Promise<TestMail[]>;
  /** The subjects of `mails`. */
  subjects(to?: string): Promise<string[]>;
  close(): Promise<void>;
}

export type TestMail = Selectable<Database['mail_outbox']>;

function testSettings(databaseUrl: string, dataDir: string): Settings {
  const read = readSettings({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DATABASE_POOL_SIZE: '4',
    RATE_LIMIT_FACTOR: '1',
    MAX_IN_FLIGHT: '1000',
    LOG_LEVEL: 'error',
  });
  if (!read.success) throw new Error(read.problems.join('\n'));
  return read.settings;
}

/** The whole API on a new database. Close it in afterAll. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'care-app-'));
  const settings = { ...testSettings(database.url, dataDir), ...options.settings };
  const databases = openDatabases({
    url: database.url,
    replicaUrl: settings.DATABASE_REPLICA_URL,
    poolSize: settings.DATABASE_POOL_SIZE,
  });
  await options.seed?.(databases.primary.kysely);
  let check: ResponseCheck | undefined;
  const has = { routes: options.extend !== undefined, settings: options.settings !== undefined };
  const app = await buildApp({
    settings,
    databases,
    hasDocument: has.routes || has.settings || !isDocumented(USUAL_ROUTES),
    extend: (building) => {
      options.extend?.(building);
      const responses = new ResponseCheck(building, has);
      check = responses;
      building.addHook('onSend', async (request, reply, payload) => {
        responses.check(request, reply, payload);
        return payload;
      });
    },
  });
  const inject = async (request: InjectOptions | string) => {
    const response = await app.inject(request);
    const violations = check?.violations.splice(0) ?? [];
    if (violations.length > 0)
      throw new Error(`Not as documented: ${violations.join('; ')}\n${response.body.slice(0, 2000)}`);
    return response;
  };
  let drained = Promise.resolve(0);
  const mails = async (to?: string) => {
    // One after the other: the jobs that another reading has taken are not done yet.
    drained = drained.catch(() => 0).then(() => app.jobs.drain());
    await drained;
    return (await outboxMails(databases, to)).reverse();
  };
  return {
    app,
    databases,
    db: databases.primary.kysely,
    inject,
    ...callsOf(inject),
    ...rowsOf(databases),
    paths: () => check?.document.paths ?? {},
    mails,
    subjects: async (to) => (await mails(to)).map(({ subject }) => subject),
    close: async () => {
      await app.close();
      await databases.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The app of all `describe`s of a file that need no other settings or routes. */
let shared: TestApp | undefined;
let restore: (() => Promise<void>) | undefined;
let sharing = 0;
afterAll(() => shared?.close());

/**
 * The API for all tests of a file or a `describe`, from the first `beforeAll` after this call on. Its database is empty
 * and its ids begin at 1. Those without settings and routes of their own share one API, unless they are to have it alone.
 */
export function appOfTests(options: TestAppOptions = {}): TestApp {
  const test = {} as TestApp;
  const { isAlone, settings, extend } = options;
  const isOwn = isAlone ?? (settings !== undefined || extend !== undefined);
  if (!isOwn) sharing++;
  beforeAll(async () => {
    if (isOwn) {
      Object.assign(test, await createTestApp(options));
      return;
    }
    await restore?.();
    shared ??= await createTestApp();
    if (sharing > 1) restore ??= await restorer(shared);
    await options.seed?.(shared.db);
    Object.assign(test, shared);
  });
  if (isOwn) afterAll(() => test.close());
  return test;
}
