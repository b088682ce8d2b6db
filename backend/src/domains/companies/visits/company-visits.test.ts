import type { CompanyFigures, CompanyJobOffers, CompanySearchAnswer, MessageSent } from '@care/contracts/schemas';
import { sql } from 'kysely';
import { createPerson, type Person } from '../../../testing/people';
import {
  insertCompany,
  insertJobOffer,
  insertJobSeeker,
  insertUser,
  signIn,
  updateRows,
  insertRows,
} from '../../../testing/rows';
import { appOfTests, createTestApp, type Calls } from '../../../testing/test-app';
import { forgetVisits } from './routes';
import { VisitCounter, visitCounter } from './visit-counter';

const API = '/api-backend';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0';

describe('views of profiles, and the figures of the company area', () => {
  const test = appOfTests();
  let number = 0;

  async function newCompany() {
    const slug = `haus-${++number}`;
    const owner = await createPerson(test, `inhaber-${number}`, { profile_type: 'CARE_PROVIDER' });
    return { owner, slug, company: await insertCompany(test.db, slug, { owner_id: owner.id }) };
  }
  const visit = (company: number, userAgent = BROWSER, who?: Person, remoteAddress = '203.0.113.7') =>
    (who ?? test).inject({
      method: 'POST',
      url: `${API}/company/visit/`,
      payload: { company },
      headers: { 'user-agent': userAgent },
      remoteAddress,
    });
  const show = (companies: number[], userAgent = BROWSER, who?: Person, remoteAddress = '203.0.113.7') =>
    (who ?? test).inject({
      method: 'POST',
      url: `${API}/company/hits/`,
      payload: { companies },
      headers: { 'user-agent': userAgent },
      remoteAddress,
    });
  const figures = async (owner: Person, company: number) =>
    (await owner.get(`${API}/company/${company}/figures/`)).json<CompanyFigures>();
  const viewsOf = async (owner: Person, company: number) => (await figures(owner, company)).weeks.at(-1)?.views;

  it('AC-16 counts a browser once a day, and another one again', async () => {
    const { owner, company } = await newCompany();
    expect((await visit(company)).statusCode).toBe(204);
    await visit(company);
    expect(await viewsOf(owner, company)).toBe(1);
    await visit(company, `${BROWSER} andere`);
    await visit(company, BROWSER, undefined, '203.0.113.8');
    expect(await viewsOf(owner, company)).toBe(3);
    expect((await figures(owner, company)).months.at(-1)?.views).toBe(3);
  });

  it('AC-16 counts the same browser again on the next day, and keeps nothing of the day before', async () => {
    const { owner, company } = await newCompany();
    const counter = visitCounter(test.databases);
    const browser = { network: '203.0.113.9', userAgent: BROWSER };
    const now = new Date();
    for (const at of [now, new Date(now.getTime() - 86_400_000), now])
      await counter.countView({ company }, browser, at);
    await counter.flush();
    const { rows } = await sql<{ views: number }>`
      select views from company_day_count where company_id = ${company} order by day`.execute(test.db);
    expect(rows.map(({ views }) => views)).toEqual([1, 1]);
    expect((await figures(owner, company)).weeks).toHaveLength(8);

    const days = async (table: 'visit_mark' | 'visit_salt') =>
      (
        await sql<{
          today: boolean;
        }>`select distinct day = (now() at time zone 'Europe/Berlin')::date as today from ${sql.table(table)}`.execute(
          test.db,
        )
      ).rows.map(({ today }) => today);
    expect((await days('visit_mark')).length).toBe(2);
    await forgetVisits(test.databases);
    expect([await days('visit_mark'), await days('visit_salt')]).toEqual([[true], [true]]);
  });

  it('AC-16 keeps the counts of the 24 months that the figures show, and deletes older ones', async () => {
    const { owner, company } = await newCompany();
    for (const months of [23, 28])
      await sql`insert into company_day_count (company_id, day, views)
        values (${company}, berlin_month(now()) - make_interval(months => ${months}), 7)`.execute(test.db);
    await test.app.jobs.perform('company-day-count-end');
    const { rows } = await sql`select views from company_day_count where company_id = ${company}`.execute(test.db);
    expect(rows).toEqual([{ views: 7 }]);
    expect((await figures(owner, company)).months[0]?.views).toBe(7);
  });

  it('AC-16 several API processes count a browser once, also when they write at the same time', async () => {
    const { owner, company } = await newCompany();
    const processes = [1, 2, 3].map(() => new VisitCounter(test.databases));
    const browser = { network: '203.0.113.10', userAgent: BROWSER };
    for (let time = 0; time < 2; time++) {
      await Promise.all(processes.map((counter) => counter.countView({ company }, browser)));
      await Promise.all(processes.map((counter) => counter.flush()));
    }
    expect(await viewsOf(owner, company)).toBe(1);
  });

  it('AC-16 writes what was counted before the process ends', async () => {
    const { company } = await newCompany();
    const url = String(test.databases.primary.pool.options.connectionString);
    const other = await createTestApp({ database: { url, drop: () => Promise.resolve() } });
    visitCounter(other.databases).countHits([company]);
    await other.close();
    const counts = test.db.selectFrom('company_day_count').select('hits').where('company_id', '=', company);
    expect(await counts.execute()).toEqual([{ hits: 1 }]);
  });

  it('AC-16 writes views and hits with the next ones if they could not be written', async () => {
    const { owner, company } = await newCompany();
    const [views, hits] = [new VisitCounter(test.databases), new VisitCounter(test.databases)];
    await views.countView({ company }, { network: '203.0.113.11', userAgent: BROWSER });
    hits.countHits([company]);
    await test.db.schema.alterTable('company_day_count').renameTo('counts_elsewhere').execute();
    try {
      for (const counter of [views, hits]) await expect(counter.flush()).rejects.toThrow('company_day_count');
    } finally {
      await test.db.schema.alterTable('counts_elsewhere').renameTo('company_day_count').execute();
    }
    hits.countHits([company]);
    for (const counter of [views, hits]) await counter.flush();
    expect((await figures(owner, company)).weeks.at(-1)).toMatchObject({ views: 1, hits: 2 });
  });

  it('AC-16 stores no address and no browser: a mark cannot be computed without the salt of the day', async () => {
    const { company } = await newCompany();
    await visit(company, `${BROWSER} geheim`, undefined, '203.0.113.99');
    await visitCounter(test.databases).flush();
    const { rows } = await sql<{ mark: string }>`select mark from visit_mark`.execute(test.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { mark } of rows) expect(mark).toMatch(/^[A-Za-z0-9+/]{16}$/);
    const { rows: tables } = await sql<{ kind: string }>`
      select relpersistence as kind from pg_class where relname in ('visit_mark', 'visit_salt')`.execute(test.db);
    expect(tables.map(({ kind }) => kind)).toEqual(['u', 'u']);
  });

  it('AC-16 the owner reads views and applications of each job offer; nobody else does', async () => {
    const { owner, company } = await newCompany();
    const other = await newCompany();
    await updateRows(test.db, 'company', company, { subscription: 'PLUS_TIER' });
    const offer = await insertJobOffer(test.db, company, `stelle-${number}`);
    const see = (job_offer: number, of = company, userAgent = BROWSER) =>
      test.post(`${API}/company/visit/`, { company: of, job_offer }, { 'user-agent': userAgent });
    await see(offer);
    await see(offer);
    await see(offer, company, `${BROWSER} andere`);
    await see(offer, other.company, `${BROWSER} falscher Anbieter`);
    await see(999_999);
    await visitCounter(test.databases).flush();
    expect(await viewsOf(owner, company)).toBe(0); // the profile was not opened
    const applicant = await insertUser(test.db, `bewerbung-${number}`, { profile_type: 'JOB_SEEKER' });
    for (const status of ['SUBMITTED', 'WITHDRAWN'] as const)
      await insertRows(test.db, 'application', {
        company_id: company,
        job_offer_id: offer,
        applicant_id: applicant,
        status,
      });
    const url = `${API}/company/${company}/job-offers/`;
    const read = async (who: Calls) => (await who.get(url)).json<CompanyJobOffers>().results[0];
    expect(await read(owner)).toMatchObject({ id: offer, views: 2, applications: 1 });
    for (const who of [test, other.owner]) {
      expect(await read(who)).not.toHaveProperty('views');
      expect(await read(who)).not.toHaveProperty('applications');
    }
  });

  it('AC-16 does not count programs, the owner and STAFF, but other signed-in people', async () => {
    const { owner, company } = await newCompany();
    for (const program of [
      'Mozilla/5.0 (compatible; Googlebot/2.1)',
      'Mozilla/5.0 HeadlessChrome/142.0',
      'facebookexternalhit/1.1 LinkPreview',
      'curl/8.5.0',
      '',
    ])
      expect((await visit(company, program)).statusCode).toBe(204);
    await visit(company, BROWSER, owner);
    await visit(company, BROWSER, await createPerson(test, 'pruefstelle', { is_staff: true }));
    expect(await viewsOf(owner, company)).toBe(0);
    await visit(company, BROWSER, await createPerson(test, 'besuch'));
    expect(await viewsOf(owner, company)).toBe(1);
  });

  it('AC-16 counts hits of searches, watch lists, messages and applications', async () => {
    const { owner, slug, company } = await newCompany();
    const fan = await createPerson(test, `fan-${number}`);
    const answer = (await test.inject(`${API}/company/search/?q=${slug}`)).json<CompanySearchAnswer>();
    const companies = answer.results.map(({ id }) => id);
    expect(companies).toContain(company);
    await show([...companies, company]);
    await fan.post(`${API}/company/toggle-follow/`, { company });
    const seeker = await insertUser(test.db, `pflegekraft-${number}`, { profile_type: 'JOB_SEEKER' });
    await insertJobSeeker(test.db, seeker, `pflegekraft-${number}`);
    const applied = await test.post(
      `${API}/company/${company}/application/`,
      { message: 'Guten Tag', email: 'x@example.org', consent: true },
      await signIn(test.databases, seeker),
    );
    expect(applied.statusCode).toBe(201);
    const shown = await figures(owner, company);
    expect(shown).toMatchObject({ followers: 1, new_applications: 1 });
    expect(shown.weeks.at(-1)).toMatchObject({ hits: 1, follows: 1, applications: 1, messages: 0 });
    expect(shown.months).toHaveLength(24);
  });

  it('AC-16 PP-16 an application that the employer has deleted no longer counts as new', async () => {
    const { owner, company } = await newCompany();
    const applicant_id = await insertUser(test.db, `geloescht-${number}`, { profile_type: 'JOB_SEEKER' });
    const application = { company_id: company, applicant_id, status: 'SUBMITTED' } as const;
    await insertRows(test.db, 'application', application);
    expect((await figures(owner, company)).new_applications).toBe(1);
    await updateRows(test.db, 'application', { company_id: company }, { employer_deleted_at: new Date() });
    expect((await figures(owner, company)).new_applications).toBe(0);
  });

  it('AC-16 AC-20 counts a message once, and not while the address of its sender is unconfirmed', async () => {
    const { owner, company } = await newCompany();
    const write = async (sender: Person, title: string) =>
      (
        await sender.post(`${API}/message/`, {
          title,
          content: 'Haben Sie einen Platz?',
          recipient: owner.id,
          contact_info: { name: 'Anke', lastname: 'Berger', email: 'anke@example.org', phone: '0221 4711' },
        })
      ).json<MessageSent>();
    const messages = async () => (await figures(owner, company)).weeks.at(-1)?.messages;
    const fresh = await createPerson(test, `neu-${number}`, { email_verified_at: null });
    expect((await write(fresh, 'Wartet')).status).toBe('HELD');
    expect(await messages()).toBe(0);
    const { id } = await write(await createPerson(test, `angehoerige-${number}`), 'Freier Platz?');
    const reply = { method: 'POST' as const, url: `${API}/message/${id}/reply/`, payload: { content: 'Ja.' } };
    expect((await owner.inject(reply)).statusCode).toBe(201);
    expect(await messages()).toBe(1);
  });

  it('AC-16 a hit counts when a browser shows it: not for the owner, STAFF, programs or an answer of the API alone', async () => {
    const { owner, slug, company } = await newCompany();
    const { company: neighbour, owner: other } = await newCompany();
    await test.inject(`${API}/company/search/?q=${slug}`);
    await show([company, neighbour], BROWSER, owner);
    await show([company, neighbour], 'Mozilla/5.0 (compatible; Googlebot/2.1)');
    await show([company, neighbour], BROWSER, await createPerson(test, 'redaktion', { is_staff: true }));
    for (const unknown of [await show([999_999]), await visit(999_999)]) expect(unknown.statusCode).toBe(204);
    expect((await show([])).statusCode).toBe(422);
    expect((await show(Array.from({ length: 51 }, (_, index) => index + 1))).statusCode).toBe(422);
    expect((await figures(owner, company)).weeks.at(-1)?.hits).toBe(0);
    expect((await figures(other, neighbour)).weeks.at(-1)?.hits).toBe(1);
  });
});
