import { hash } from '@node-rs/argon2';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Insertable } from 'kysely';
import { EMAIL_CONFIRMED } from '../domains/accounts';
import { removeAll } from './empty-tables';
import type { Database } from '../platform/database/schema';
import { insertCompany, insertJobSeeker, insertRows, insertUser, signIn, updateRows, type Auth } from './rows';
import { callsOf, type Calls, type TestApp } from './test-app';

/** Password of every person created here. */
export const PASSWORD = 'Ein-langes-Kennwort-7';

/** The parameters are part of a stored hash; with these the check of the password takes no time. */
const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let passwordHash: Promise<string> | undefined;

/** An account, which sends each request with its token. */
export interface Person extends Calls {
  id: number;
  username: string;
  email: string;
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  headers: Auth;
}

/** An account with a confirmed address, signed in. */
export async function createPerson(
  test: TestApp,
  username: string,
  change: Partial<Insertable<Database['user_account']>> = {},
): Promise<Person> {
  passwordHash ??= hash(PASSWORD, CHEAPEST);
  const email = `${username}@beispiel.example`;
  const id = await insertUser(test.db, username, {
    email,
    password_hash: await passwordHash,
    first_name: 'Clara',
    last_name: 'Zimmer',
    ...change,
  });
  const headers = await signIn(test.databases, id);
  const inject = (request: InjectOptions) => test.inject({ ...request, headers: { ...request.headers, ...headers } });
  return { id, username, email: change.email ?? email, headers, inject, ...callsOf(inject) };
}

/**
 * Creates a job seeker's profile for a person.
 * @returns its id
 */
export const createProfile = (
  test: TestApp,
  userId: number,
  change: Partial<Insertable<Database['job_seeker']>> = {},
) => insertJobSeeker(test.db, userId, `pflegekraft-${userId}`, { visible_name: 'Clara Z.', ...change });

/**
 * Creates a published provider in Köln, by default without an owner.
 * @returns its id
 */
export const createCompany = (test: TestApp, slug: string, ownerId: number | null = null) =>
  insertCompany(test.db, slug, { owner_id: ownerId });

/** The value of a query parameter in the link of a mail. */
export function linkParameter(text: string, name: string): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  return new URL(link).searchParams.get(name) ?? '';
}

/** The text of the last mail to an address, of those with this subject. */
export const lastMail = async (test: TestApp, to: string, subject: RegExp | string = ''): Promise<string> =>
  (await test.mails(to)).findLast((mail) => mail.subject.match(subject))?.text_body ?? '';

/** Asks for the link that sets a new password; its two parts. */
export async function resetLink(test: TestApp, email: string) {
  await test.post('/api-backend/auth/password/reset/', { email });
  const text = await lastMail(test, email, 'Ihr Passwort zurücksetzen');
  return { uid: linkParameter(text, 'uid'), token: linkParameter(text, 'token') };
}

/** A person of a block of tests, who is created anew in an empty database before each of them. */
export function personOfTests(
  test: TestApp,
  username = 'clara',
  change: Parameters<typeof createPerson>[2] = {},
): Person {
  const person = {} as Person;
  beforeEach(async () => {
    await removeAll(test);
    Object.assign(person, await createPerson(test, username, change));
  });
  return person;
}

/** Sends POST requests to the API of a test. */
export const postTo =
  (test: TestApp) =>
  (url: string, payload: object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
    test.post(`/api-backend${url}`, payload, headers);

/** A message to a user as the form sends it. */
export const letterTo = (recipient: number, change: object = {}) => ({
  title: 'Freier Platz?',
  content: 'Haben Sie einen Platz?',
  recipient,
  contact_info: { name: 'Anke', lastname: 'Berger', email: 'anke@beispiel.example', phone: '' },
  ...change,
});

/** Confirms the address of an account, and runs what follows from that. */
export async function confirmAddress(test: TestApp, userId: number): Promise<void> {
  await test.update('user_account', userId, { email_verified_at: new Date() });
  await test.app.jobs.publish(EMAIL_CONFIRMED, { userId });
  await test.app.jobs.drain();
}

/** Orders the newsletter for a person, who has confirmed it by mail. */
export async function subscribe({ db }: Pick<TestApp, 'db'>, userId: number): Promise<void> {
  await updateRows(db, 'user_account', userId, { newsletter: true });
  await insertRows(db, 'newsletter_subscription', {
    ...{ user_id: userId, source: 'ACCOUNT', wording: 'Ja, ich möchte den Newsletter.' },
    ...{ confirmed_at: new Date(), email: 'x@beispiel.example' },
  });
}
