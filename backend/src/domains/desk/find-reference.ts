import { profilePath, routes } from '@care/contracts/routes';
import type { FoundReferences, PersonView } from '@care/contracts/schemas';
import { sql } from 'kysely';
import { audit } from '../../platform/audit/audit-log';
import type { Db } from '../../platform/database/schema';
import { permissionDenied } from '../../platform/http/errors';
import { managedAccount } from './managed-accounts';
import { concernsOwnCompany, isOpposed, isSamePerson, type Reader } from './own-case';
import { listed } from '../../platform/database/queries';

type Found = FoundReferences['results'][number];
const MOST = 50;
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
    from found f left join user_account u on u.id = f.person_id limit ${MOST}`.execute(db);
  const people = new Set(rows.flatMap(({ person }) => person?.id ?? []));
  for (const id of people) if (await isOpposed(db, id, reader)) people.delete(id);
  const results = rows.map(({ slug, person, ...row }) => ({
    ...row,
    path: pathOf(row, slug),
    person: person && people.has(person.id) ? person : null,
  }));
  const entry = { action: 'accounts-opened', subject: 'search', detail: [...people].join(' ') } as const;
  if (people.size > 0) await audit(db, { actor: reader.viewerId, ...entry });
  return listed(results);
}

function pathOf({ kind, id }: Pick<Found, 'kind' | 'id'>, slug: string | null): string | null {
  if (kind === 'CASE') return routes.deskCase.build({ id });
  return slug === null ? null : profilePath(slug);
}

/** What a person sees of the own account, without messages (OP-75). Opening it is an entry of the audit log. */
export async function personView(db: Db, id: number, reader: Reader): Promise<PersonView> {
  const account = await managedAccount(db, id);
  if ((await isSamePerson(db, id, reader.viewerId)) || (await isOpposed(db, id, reader))) throw permissionDenied(OWN);
  const isOwn = concernsOwnCompany(sql.ref<number>('e.company_id'), reader);
  const { rows } = await sql<Omit<PersonView['entries'][number], 'path' | 'at'> & { slug: string | null; at: Date }>`
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
    entries: rows.map(({ slug, at, ...row }) => ({
      ...row,
      path: slug === null ? null : profilePath(slug),
      at: at.toISOString(),
    })),
  };
}
