import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createCompany, createPerson } from '../../testing/people';
import { appOfTests } from '../../testing/test-app';
import { applyRetention, RETENTION_RULES } from './retention';

describe('retention times', () => {
  const test = appOfTests();

  const execute = (sql: string, values: unknown[] = []) => test.databases.primary.pool.query(sql, values);

  it('AC-07 every rule deletes expired rows and keeps the others', async () => {
    const person = await createPerson(test, 'clara');
    const company = await createCompany(test, 'haus');
    const old = ['25 months', '23 months'];
    for (const age of old) {
      await execute(
        `insert into message (sender_id, recipient_id, title, content, created_at) values ($1, $1, 'x', 'x', now() - $2::interval)`,
        [person.id, age],
      );
      await execute(
        `insert into product_inquiry (reference, first_name, last_name, address, postcode_and_place, email, message, consent, created_at) values ($1::text, 'a', 'b', 'c', 'd', 'e', 'f', true, now() - $1::text::interval)`,
        [age],
      );
    }
    for (const age of old)
      await execute(
        `insert into support_request (company_id, user_id, kind, subject, text, answer_by, state, settled_at) values ($1, $2, 'QUESTION', 'OTHER', 'x', 'EMAIL', 'ANSWERED', now() - $3::interval)`,
        [company, person.id, age],
      );
    for (const [status, age] of [
      ['REJECTED', '7 months'],
      ['WITHDRAWN', '5 months'],
      ['HIRED', '7 months'],
    ]) {
      await execute(
        `with m as (insert into message (sender_id, recipient_id, kind, title, content) values ($1, $1, 'APPLICATION', $3::text, 'x') returning id)
         insert into application (company_id, applicant_id, message_id, status, status_at, job_offer_id)
         select $2, $1, id, $3::text, now() - $4::interval, null from m`,
        [(await createPerson(test, `person-${status}`)).id, company, status, age],
      );
    }
    for (const years of [10, 8])
      await execute(
        `insert into placement (offer_title, person_name, net_cents, vat_percent, employer_confirmed_at, applicant_confirmed_at, confirmed_at)
         values ('x', 'x', 80000, 19, now(), now(), now() - make_interval(years => $1))`,
        [years],
      );
    const profile = await execute(
      `insert into job_seeker (user_id, slug, visible_name, gender) values ($1, 's', 'x', 'OTHER') returning id`,
      [person.id],
    );
    for (const [slug, age] of [
      ['a', '13 months'],
      ['b', '11 months'],
    ])
      await execute(
        `insert into job_seeker_view (job_seeker_id, company_id, last_at) values ($1, $2, now() - $3::interval)`,
        [profile.rows[0].id, await createCompany(test, String(slug)), age],
      );
    for (const age of ['8 days', '6 days'])
      await execute(
        `insert into saved_search (email, kind, query, unsubscribe_key, created_at) values ('x@x.example', 'COMPANY', $1::text, $1::text, now() - $1::text::interval)`,
        [age],
      );
    for (const age of ['31 days', '29 days']) {
      await execute(
        `insert into user_session (user_id, expires_at, ended_at) values ($1, now() + interval '1 day', now() - $2::interval)`,
        [person.id, age],
      );
      await execute(
        `insert into mail_outbox (recipient, subject, text_body, html_body, created_at) values ('x', 'x', 'x', 'x', now() - $1::interval)`,
        [age],
      );
      await execute(`insert into data_export (user_id, created_at) values ($1, now() - $2::interval)`, [
        person.id,
        age,
      ]);
    }
    for (const age of ['91 days', '89 days'])
      await execute(
        `insert into sign_in_address (user_id, address_hash, last_used_at) values ($1, convert_to($2, 'UTF8'), now() - $3::interval)`,
        [person.id, age.padEnd(8), age],
      );
    for (const age of ['25 hours', '23 hours'])
      await execute(
        `insert into sign_in_failure (subject, failures, last_failure_at) values ($1::text, 1, now() - $1::text::interval)`,
        [age],
      );
    for (const age of ['8 days', '6 days'])
      await execute(
        `insert into account_key (user_id, purpose, key_hash, email, expires_at) values ($1, 'NEWSLETTER', convert_to($2, 'UTF8'), 'x', now() - $3::interval)`,
        [person.id, age.padEnd(8), age],
      );
    for (const [number, kept] of [
      ['RE-2015-000001', '1 day'],
      ['RE-2016-000001', '-2 days'],
    ])
      await execute(
        `insert into invoice (kind, source, source_id, user_id, title, buyer, lines, net_cents, vat_rate, vat_cents,
           gross_cents, service_from, service_to, due_days, number, issued_at, issued_on, due_on, seller, kept_until)
         values ('INVOICE', 'CHARGE', $1::text, $2, 'x', '{}', '[]', 100, 19, 19, 119, now(), now(), 0, $1::text, now(),
           now(), now(), '{}', now() - $3::interval)`,
        [number, person.id, kept],
      );

    for (const age of ['13 months', '11 months'])
      await execute(
        `with r as (insert into rating_invite_round (company_id, address_count, created_at, expires_at)
           values ($1, 1, now() - $2::interval, now()) returning id)
         insert into rating_invite (round_id, address_hash) select id, sha256('x') from r`,
        [company, age],
      );

    for (const age of ['25 months', '23 months'])
      await execute(
        `insert into rating_hold (company_id, address_hash, created_at) values ($1, sha256($2::text::bytea), now() - $2::interval)`,
        [company, age],
      );

    const removed = await applyRetention(test.app);
    expect(Object.fromEntries(removed)).toEqual(Object.fromEntries(RETENTION_RULES.map(({ name }) => [name, 1])));
    expect(Math.max(...(await applyRetention(test.app)).values())).toBe(0);
  });

  it('AC-14 keeps the first message of a conversation as long as a reply is younger than 24 months', async () => {
    const { id: person } = await createPerson(test, 'anke');
    const write = async (title: string, age: string, thread: number | null = null) => {
      const { rows } = await execute(
        `insert into message (sender_id, recipient_id, thread_id, title, content, created_at) values ($1, $1, $2, $3, 'x', now() - $4::interval) returning id`,
        [person, thread, title, age],
      );
      return Number(rows[0].id);
    };
    const current = await write('Frage', '26 months');
    await write('alte Antwort', '25 months', current);
    await write('neue Antwort', '1 day', current);
    await write('alte Antwort', '25 months', await write('alte Frage', '26 months'));
    await applyRetention(test.app);
    const { rows } = await execute('select title from message where sender_id = $1 order by id', [person]);
    expect(rows).toEqual([{ title: 'Frage' }, { title: 'neue Antwort' }]);
  });

  it('AC-07 docs/operations.md lists every rule', () => {
    const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
    expect(RETENTION_RULES.filter(({ name }) => !page.includes(`| ${name} |`))).toEqual([]);
  });
});
