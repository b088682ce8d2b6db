import { profilePath, routes } from '@care/contracts/routes';
import type * as schemas from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { StaffRole } from '@care/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import { audit } from '../../platform/audit/audit-log';
import type { Db, DbTransaction } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import { notFound, permissionDenied } from '../../platform/http/errors';
import { accountById, resetSignIn, setSuspended, startChangeByDesk, tellPerson, withPassword } from '../accounts';
import { measureMail } from './desk-mails';
import { concernsOwnCompany, isOpposed, isSamePerson, type Reader } from './own-case';
import { listed, times } from '../../platform/database/queries';

const MOST = 20;

/** Accounts `u` that a condition finds, as ADMIN sees them. */
async function managedAccounts(db: Db, condition: RawBuilder<boolean>): Promise<schemas.ManagedAccount[]> {
  const rows = await db
    .selectFrom('user_account as u')
    .leftJoin('company as c', 'c.owner_id', 'u.id')
    .select(['u.id', 'u.username', 'u.first_name', 'u.last_name', 'u.email', 'u.profile_type'])
    .select(['u.email_verified_at', 'u.disabled_at', 'u.deletion_scheduled_at', 'u.created_at', 'c.slug', 'c.name'])
    .select(sql<StaffRole[]>`array(select role from staff_role where user_id = u.id order by role)`.as('staff_roles'))
    .select(sql<Date | null>`(select max(last_seen_at) from user_session where user_id = u.id)`.as('last_seen_at'))
    .where(condition)
    .orderBy('u.id')
    .limit(MOST)
    .execute();
  return rows.map(({ id, username, email, profile_type, staff_roles, slug, name, ...row }) => ({
    ...{ id, username, email, profile_type, staff_roles },
    name: `${row.first_name} ${row.last_name}`.trim(),
    email_verified: row.email_verified_at !== null,
    is_suspended: row.disabled_at !== null,
    ...times(row, ['deletion_scheduled_at', 'created_at', 'last_seen_at']),
    company: slug === null || name === null ? null : { slug, name },
  }));
}

/** Accounts by the whole user name, address, slug of a provider or reference of a case. */
export async function findAccounts(db: Db, q: string, actor: number) {
  const word = q.toLowerCase();
  const results = await managedAccounts(
    db,
    sql`(lower(u.username) = ${word} or lower(u.email) = ${word} or u.id in (
      select owner_id from company where slug = ${word}
      union all select person_id from desk_case where lower(reference) = ${word}))`,
  );
  const detail = results.map(({ id }) => id).join(' ');
  if (detail) await audit(db, { actor, action: 'accounts-opened', subject: 'accounts', detail });
  return listed(results);
}

/** The entry of the audit log for each measure, and its words for the person. */
const MEASURES: Readonly<Record<schemas.AccountMeasureInput['measure'], readonly [schemas.AuditAction, string]>> = {
  SUSPEND: ['account-suspended', 'Konto gesperrt'],
  RESUME: ['account-resumed', 'Konto wieder freigegeben'],
  RESET_SIGN_IN: ['sign-in-reset', 'Anmeldung zurückgesetzt'],
};

/**
 * Locks an account for a measure of STAFF.
 * @throws 403 for an own account, and for whoever takes part in a case about the person
 */
export async function lockForMeasure(db: DbTransaction, id: number, reader: Reader): Promise<void> {
  await accountById(db, id)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFound());
  if ((await isSamePerson(db, id, reader.viewerId)) || (await isOpposed(db, id, reader)))
    throw permissionDenied('Über dieses Konto entscheidet jemand anderes, weil Sie beteiligt sind.');
}

/** An account as ADMIN sees it. */
export async function managedAccount(db: Db, id: number): Promise<schemas.ManagedAccount> {
  const [account] = await managedAccounts(db, sql`u.id = ${id}`);
  if (!account) throw notFound();
  return account;
}

/** Starts a change of the address, with the password of who does it (OP-77). */
export async function changeEmail(
  app: App,
  id: number,
  { email, reason, password }: schemas.AccountEmail,
  { origin, ...reader }: Reader & { origin: string },
): Promise<schemas.ManagedAccount> {
  await withPassword(app, reader.viewerId, password, async (db) => {
    await lockForMeasure(db, id, reader);
    await startChangeByDesk(app, db, { userId: id, email }, origin);
    const entry = { action: 'email-change-started', subject: `account:${id}`, detail: reason } as const;
    await audit(db, { actor: reader.viewerId, ...entry });
  });
  return managedAccount(app.databases.primary.kysely, id);
}

/**
 * Suspends an account, lifts that, or resets its sign-in; the person gets the reason by mail.
 * @throws 403 for an own account, and for whoever takes part in a case about the person; 409 for the last ADMIN
 */
export async function manageAccount(
  app: App,
  id: number,
  { measure, reason }: schemas.AccountMeasureInput,
  reader: Reader,
) {
  const { kysely } = app.databases.primary;
  await kysely.transaction().execute(async (db) => {
    await lockForMeasure(db, id, reader);
    const [action, words] = MEASURES[measure];
    if (measure === 'RESET_SIGN_IN') await resetSignIn(db, id);
    else if (!(await setSuspended(db, id, measure === 'SUSPEND'))) return;
    const told = { measure: words, about: t('brand.name'), reference: `KO-${id}`, reason };
    await tellPerson(app, db, id, (person) => measureMail(person, told));
    await audit(db, { actor: reader.viewerId, action, subject: `account:${id}`, detail: reason });
  });
  return managedAccount(kysely, id);
}

type Found = schemas.FoundReferences['results'][number];
const MOST_FOUND = 50;
const OWN = 'Dieses Konto öffnet jemand anderes, weil Sie beteiligt sind.';

/** The part of an address that names something: its last number, or else its last word. */
function namedIn(q: string): string {
  const parts = q
    .replace(/[?#].*/, '')
    .split('/')
    .filter(Boolean);
  return parts.findLast((part) => /^\d+$/.test(part)) ?? parts.at(-1) ?? '';
}

/**
 * What a text names that people read in mails or addresses (OP-74): user name, e-mail address, slug, reference, or the
 * number of a review or message. Where the reader takes part, the account stays hidden.
 */
export async function findReference(db: Db, q: string, reader: Reader) {
  const word = q.toLowerCase();
  const name = namedIn(word);
  const number = /^\d{1,15}$/.test(name) ? Number(name) : 0;
  const account = /^ko-(\d{1,15})$/.exec(word)?.[1] ?? 0;
  const isOwn = concernsOwnCompany(sql.ref<number>('f.company_id'), reader);
  const { rows } = await sql<Omit<Found, 'path' | 'person'> & { slug: string | null; person: Found['person'] }>`
    with found (kind, id, text, slug, company_id, person_id) as (
      select 'ACCOUNT', id, username, null, null::bigint, id from user_account
      where lower(username) = ${word} or lower(email) = ${word} or id = ${account}
      union all select 'ACCOUNT', user_id, slug, null, null, user_id from job_seeker where slug = ${name}
      union all select 'COMPANY', id, name, slug, id, owner_id from company where slug = ${name} or id = ${number}
      union all select 'RATING', r.id, c.name, c.slug, c.id, r.author_id
        from rating r join company c on c.id = r.company_id where r.id = ${number}
      union all select 'MESSAGE', id, 'von', null, company_id, sender_id from message where id = ${number}
      union all select 'MESSAGE', id, 'an', null, company_id, recipient_id from message where id = ${number}
      union all select 'CASE', id, title, null, company_id, person_id from desk_case where lower(reference) = ${word}
      union all select 'INVOICE', id, number, null, company_id, user_id from invoice where lower(number) = ${word}
    )
    select f.kind, f.id, f.text, f.slug,
      case when u.id is not null and not ${isOwn} then jsonb_build_object('id', u.id, 'username', u.username) end as person
    from found f left join user_account u on u.id = f.person_id limit ${MOST_FOUND}`.execute(db);
  const people = new Set(rows.flatMap(({ person }) => person?.id ?? []));
  for (const id of people) if (await isOpposed(db, id, reader)) people.delete(id);
  const results = rows.map(({ slug, person, ...row }) => ({
    ...row,
    path: row.kind === 'CASE' ? routes.deskCase.build({ id: row.id }) : slug && profilePath(slug),
    person: person && people.has(person.id) ? person : null,
  }));
  const detail = [...people].join(' ');
  if (detail) await audit(db, { actor: reader.viewerId, action: 'accounts-opened', subject: 'search', detail });
  return listed(results);
}

/** What a person sees of the own account, without messages (OP-75). Opening it is an entry of the audit log. */
export async function personView(db: Db, id: number, reader: Reader): Promise<schemas.PersonView> {
  const account = await managedAccount(db, id);
  if ((await isSamePerson(db, id, reader.viewerId)) || (await isOpposed(db, id, reader))) throw permissionDenied(OWN);
  const isOwn = concernsOwnCompany(sql.ref<number>('e.company_id'), reader);
  const { rows } = await sql<
    Omit<schemas.PersonView['entries'][number], 'path' | 'at'> & { slug: string | null; at: Date }
  >`
    with entry (section, text, state, slug, company_id, at) as (
      select 'COMPANY', name, status, slug, id, created_at from company where owner_id = ${id}
      union all select 'APPLICATION', concat_ws(', ', o.title, c.name), a.status, c.slug, c.id, a.created_at
        from application a join company c on c.id = a.company_id left join job_offer o on o.id = a.job_offer_id
        where a.applicant_id = ${id}
      union all select 'RATING', c.name, r.status, c.slug, c.id, r.created_at
        from rating r join company c on c.id = r.company_id where r.author_id = ${id}
      union all select 'CONSENT', key || ' ' || version, case when granted then 'GRANTED' else 'WITHDRAWN' end, null,
        null, created_at from user_consent where user_id = ${id}
      union all select 'SESSION', concat_ws(', ', network, user_agent), '', null, null, last_seen_at from user_session
        where user_id = ${id} and ended_at is null and expires_at > now()
      union all select 'HELD', '', kind, null, company_id, created_at from message where sender_id = ${id} and is_held
    )
    select section, text, state, slug, at from entry e
    where company_id is null or not ${isOwn} order by section, at desc`.execute(db);
  await audit(db, { actor: reader.viewerId, action: 'person-opened', subject: `account:${id}` });
  return {
    account,
    entries: rows.map(({ slug, ...row }) => ({ ...row, path: slug && profilePath(slug), ...times(row, ['at']) })),
  };
}
