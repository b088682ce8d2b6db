import type { CompanyFigures, CompanySearchAnswer } from '@care/contracts/schemas';
import { sql } from 'kysely';
import { createPerson, type Person } from '../../testing/people';
import { insertCompany, insertJobSeeker, insertUser, signIn } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { visitCounter } from './visit-counter';

const API = '/api-backend';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0';

describe('views of profiles, and the figures of the company area', () => {
  const test = appOfTests({ settings: { RATE_LIMIT_FACTOR: 1 } });
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
  const figures = async (owner: Person, company: number) =>
    (await owner.inject({ url: `${API}/company/${company}/figures/` })).json<CompanyFigures>();
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
    counter.countView(company, browser, now);
    counter.countView(company, browser, new Date(now.getTime() + 86_400_000));
    counter.countView(company, browser, now);
    await counter.flush();
    const { rows } = await sql<{ views: number }>`
      select views from company_day_count where company_id = ${company} order by day`.execute(test.db);
    expect(rows.map(({ views }) => views)).toEqual([2, 1]);
    expect((await figures(owner, company)).weeks).toHaveLength(8);
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1)',
    'Mozilla/5.0 HeadlessChrome/142.0',
    'facebookexternalhit/1.1 LinkPreview',
    'curl/8.5.0',
    '',
  ])('AC-16 does not count the program "%s"', async (userAgent) => {
    const { owner, company } = await newCompany();
    expect((await visit(company, userAgent)).statusCode).toBe(204);
    expect(await viewsOf(owner, company)).toBe(0);
  });

  it('AC-16 does not count the owner, but other signed-in people', async () => {
    const { owner, company } = await newCompany();
    await visit(company, BROWSER, owner);
    expect(await viewsOf(owner, company)).toBe(0);
    await visit(company, BROWSER, await createPerson(test, 'besuch'));
    expect(await viewsOf(owner, company)).toBe(1);
  });

  it('AC-16 stores numbers only, and ignores providers that do not exist', async () => {
    expect((await visit(999_999)).statusCode).toBe(204);
    await visitCounter(test.databases).flush();
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'company_day_count' order by 1`.execute(
      test.db,
    );
    expect(rows.map(({ name }) => name)).toEqual(['company_id', 'day', 'hits', 'views']);
    expect((await test.inject({ method: 'POST', url: `${API}/company/visit/`, payload: {} })).statusCode).toBe(422);
  });

  it('AC-16 limits the requests of one client', async () => {
    const { company } = await newCompany();
    const statuses = new Set<number>();
    for (let n = 0; n < 121; n++) statuses.add((await visit(company, BROWSER, undefined, '198.51.100.4')).statusCode);
    expect([...statuses]).toEqual([204, 429]);
  });

  it('AC-16 counts hits of searches, watch lists, messages and applications', async () => {
    const { owner, slug, company } = await newCompany();
    const fan = await createPerson(test, `fan-${number}`);
    const answer = (await test.inject(`${API}/company/search/?q=${slug}`)).json<CompanySearchAnswer>();
    expect(answer.results.map(({ id }) => id)).toContain(company);
    await fan.inject({ method: 'POST', url: `${API}/company/toggle-follow/`, payload: { company } });
    const seeker = await insertUser(test.db, `pflegekraft-${number}`, { profile_type: 'JOB_SEEKER' });
    await insertJobSeeker(test.db, seeker, `pflegekraft-${number}`);
    const applied = await test.inject({
      method: 'POST',
      url: `${API}/company/${company}/application/`,
      payload: { message: 'Guten Tag', email: 'x@example.org', consent: true },
      headers: await signIn(test.databases, seeker),
    });
    expect(applied.statusCode).toBe(201);
    const shown = await figures(owner, company);
    expect(shown).toMatchObject({ followers: 1, new_applications: 1 });
    expect(shown.weeks.at(-1)).toMatchObject({ hits: 1, follows: 1, applications: 1, messages: 0 });
    expect(shown.months).toHaveLength(24);
  });

  it('AC-16 only the owner reads the figures', async () => {
    const { company } = await newCompany();
    const { owner: stranger } = await newCompany();
    const url = `${API}/company/${company}/figures/`;
    expect((await test.inject(url)).statusCode).toBe(401);
    expect((await stranger.inject({ url })).statusCode).toBe(404);
  });
});
