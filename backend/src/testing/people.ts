import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Insertable } from 'kysely';
import { issueToken } from '../accounts/access-tokens';
import { hashPassword } from '../accounts/passwords';
import { startSession } from '../accounts/sessions';
import type { JobSeekerTable, UserAccountTable } from '../platform/schema';
import type { TestApp } from './test-app';

/** Password of every person made here. */
export const PASSWORD = 'Ein-langes-Kennwort-7';

let passwordHash: Promise<string> | undefined;

export type Person = {
  id: number;
  username: string;
  email: string;
  /** Sends a request with this person's token. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  headers: { authorization: string };
};

/** An account with a confirmed address, signed in. */
export async function createPerson(
  test: TestApp,
  username: string,
  change: Partial<Insertable<UserAccountTable>> = {},
): Promise<Person> {
  passwordHash ??= hashPassword(PASSWORD);
  const { id, email } = await test.db
    .insertInto('user_account')
    .values({
      username,
      email: `${username}@beispiel.example`,
      password_hash: await passwordHash,
      first_name: 'Clara',
      last_name: 'Zimmer',
      phone: null,
      profile_type: 'CARE_SEEKER',
      email_verified_at: new Date(),
      disabled_at: null,
      deletion_scheduled_at: null,
      ...change,
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
  const session = await startSession(test.databases, id, { days: 1, userAgent: 'Test' });
  const { token } = await issueToken(test.databases, { userId: id, sessionId: session.id }, 60);
  const headers = { authorization: `Bearer ${token}` };
  const inject = (request: InjectOptions) =>
    test.inject({ ...request, headers: { ...request.headers, ...headers } } as InjectOptions);
  return { id, username, email, headers, inject };
}

/** A job seeker's profile for a person; gives its id. */
export async function createProfile(
  test: TestApp,
  userId: number,
  change: Partial<Insertable<JobSeekerTable>> = {},
): Promise<number> {
  const { id } = await test.db
    .insertInto('job_seeker')
    .values({ user_id: userId, slug: `pflegekraft-${userId}`, visible_name: 'Clara Z.', gender: 'FEMALE', ...change })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A published provider in Köln, of nobody unless said otherwise; gives its id. */
export async function createCompany(test: TestApp, slug: string, ownerId: number | null = null): Promise<number> {
  const { id } = await test.db
    .insertInto('company')
    .values({
      slug,
      name: `Haus ${slug}`,
      street: 'Domstraße 1, 50668 Köln, Deutschland',
      zip_code: '50668',
      city: 'Köln',
      city_slug: 'köln',
      lat: 50.94,
      lon: 6.96,
      place_kind: 1,
      owner_id: ownerId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The value of a query parameter in the link of a mail. */
export function linkParameter(text: string, name: string): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  return new URL(link).searchParams.get(name) ?? '';
}
