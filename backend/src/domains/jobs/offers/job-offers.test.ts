import { tierLabel } from '@care/contracts/enumerations';
import { nextTier } from '@care/contracts/tiers';
import type {
  CompanyJobOffers,
  JobOffer,
  JobOfferGone,
  CompanyPage,
  ErrorBody,
  JobOfferMap,
  JobOfferSearchAnswer,
} from '@care/contracts/schemas';
import { berlinDay, daysUntil } from '@care/contracts/format';
import { EMPLOYMENT_TYPES, JOB_AGES, JOB_SALARIES, JOB_SORTS } from '@care/contracts/vocabulary';
import type { Tier, EmploymentType, JobSort } from '@care/contracts/vocabulary';
import { sql, type Insertable } from 'kysely';
import { emptyTables } from '../../../testing/empty-tables';
import { daysFromNow, type insertJobOffer, insertRows } from '../../../testing/rows';
import { appOfTests, expectRefusal, expectStatus, statusesOf } from '../../../testing/test-app';
import { createPerson, type Person } from '../../../testing/people';
import { endJobOffers, lastDayOf } from './change-job-offer';
import { isOpen } from './job-offer-queries';
import fc from 'fast-check';
import type { Database } from '../../../platform/database/schema';
import { CITIES, insertInParts } from '../../../testing/search/cities';
import { insertCompanies, testCompanies } from '../../../testing/search/companies';
import { Random } from '../../../testing/search/random';
import { boundsOf, boxes, hitsOf, paramsOf, seldom, type Box } from '../../../testing/search/searches';
import { borderPoints, distanceKm, randomPoint, within, type LatLon } from '../../../testing/search/sphere';
import { runs } from '../../../testing/runs';

const BONN = { lat: 50.7374, lon: 7.0982 };
const HAMBURG = { lat: 53.5511, lon: 9.9937 };
const API = '/api-backend';
const day = (days: number) => daysFromNow(days).toISOString().slice(0, 10);

describe('reading job offers', () => {
  const test = appOfTests();
  let ownerId: number;
  let companyId: number;
  beforeEach(async () => {
    await emptyTables(test, 'user_account', 'company');
    ownerId = await test.insertUser('employer', { profile_type: 'CARE_PROVIDER' });
    companyId = await test.insertCompany('haus', { subscription: 'PLUS_TIER', owner_id: ownerId });
    await test.insertMedia(companyId, 'LOGO');
  });

  const read = (slug: string, headers = {}, company = 'haus') =>
    test.get(`/api-backend/company/job-offer/by-slug/${company}/${slug}/`, headers);
  const list = async (id: number, headers = {}, query = '') =>
    (await test.get(`/api-backend/company/${id}/job-offers/${query}`, headers)).json<CompanyJobOffers>();

  it('PP-04 returns an open offer in full, by slug and by id', async () => {
    const plain = { employment_type: 'Teilzeit' as const, start_date: '2027-02-01', benefits: ['jobBike'] };
    const id = await test.insertJobOffer(companyId, 'nachtdienst', {
      ...{ ...plain, qualifications_mask: 0b101, contact_email: 'bewerbung@haus.example' },
      ...{ salary_min: 320_000, salary_max: 380_000, salary_unit: 'MONTH', salary_scheme: 'TVöD-P' },
      description_html: '<p onclick="x()">Nachts</p><script>alert(1)</script>',
    });
    const offer = (await read('nachtdienst')).json<JobOffer>();
    expect(offer).toMatchObject({
      ...{ ...plain, id, description_html: '<p>Nachts</p>', qualifications: [1, 3] },
      salary: { min: 320_000, max: 380_000, currency: 'EUR', unit: 'MONTH', scheme: 'TVöD-P' },
      contact: { name: null, email: 'bewerbung@haus.example', phone: null },
      company: { id: companyId, slug: 'haus', logo: { width: 640 } },
      status: 'PUBLISHED',
      direct_apply: true,
    });
    expect((await test.inject(`/api-backend/company/job-offer/${id}/`)).json()).toEqual(offer);
  });

  it('PP-04 answers 410 for an offer that has ended, with nearby open ones for the same qualification first', async () => {
    const id = await test.insertJobOffer(companyId, 'vorbei', { status: 'EXPIRED', qualifications_mask: 0b10 });
    const other = await test.insertCompany('andere', { subscription: 'PREMIUM_TIER' });
    const free = await test.insertCompany('kostenlos');
    await test.insertJobOffer(companyId, 'nachtdienst', { qualifications_mask: 0b101 });
    await test.insertJobOffer(other, 'bonn', { ...BONN, city: 'Bonn', qualifications_mask: 0b10 });
    await test.insertJobOffer(other, 'hamburg', { ...HAMBURG, city: 'Hamburg', qualifications_mask: 0b10 });
    await test.insertJobOffer(other, 'bonn-pausiert', { ...BONN, status: 'PAUSED', qualifications_mask: 0b10 });
    await test.insertJobOffer(free, 'verborgen', { qualifications_mask: 0b10 });
    for (const response of [await read('vorbei'), await test.inject(`/api-backend/company/job-offer/${id}/`)]) {
      expect(response.statusCode).toBe(410);
      expect(response.headers['cache-control']).not.toContain('public');
      const { error, similar } = response.json<JobOfferGone>();
      expect(error).toMatchObject({ status: 410, message: 'Dieses Stellenangebot ist nicht mehr verfügbar.' });
      expect(similar.map(({ slug }) => slug)).toEqual(['bonn', 'nachtdienst']);
      expect(Math.round(similar[0]?.distance_km ?? 0)).toBe(24);
    }
  });

  it.each<[string, Tier, Parameters<typeof insertJobOffer>[3], forOthers: number, forOwner: number]>([
    ['a draft', 'PLUS_TIER', { status: 'DRAFT', posted_at: null, valid_through: null }, 404, 200],
    ['a paused one', 'PLUS_TIER', { status: 'PAUSED' }, 404, 200],
    ['one past its last day', 'PLUS_TIER', { valid_through: daysFromNow(-1) }, 410, 200],
    ['a removed one', 'PLUS_TIER', { status: 'REMOVED' }, 410, 410],
    ['an open one of a Free provider', 'FREE_TIER', {}, 404, 200],
  ])('PP-03 PP-04 does not show %s to others, but to its owner', async (_what, subscription, given, other, own) => {
    await test.insertJobOffer(companyId, 'stelle', given);
    await test.update('company', companyId, { subscription });
    const owner = await test.signIn(ownerId);
    const somebody = await test.signIn(await test.insertUser('somebody'));
    const statuses = [await read('stelle'), await read('stelle', somebody), await read('stelle', owner)];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([other, other, own]);
    const counts = [await list(companyId), await list(companyId, owner)].map(({ count }) => count);
    expect(counts).toEqual([0, own === 200 ? 1 : 0]);
  });

  it('PP-04 redirects from a slug in capitals to the right one, and reveals nothing that only the owner may see', async () => {
    const owner = await test.signIn(ownerId);
    await test.insertJobOffer(companyId, 'köchin');
    await test.insertJobOffer(companyId, 'geheim', { status: 'DRAFT', posted_at: null, valid_through: null });
    const moved = await read(encodeURIComponent('KÖCHIN'));
    expect([moved.statusCode, moved.json<unknown>()]).toEqual([301, { moved_to: 'köchin' }]);
    expect((await test.inject(String(moved.headers.location))).json()).toMatchObject({ slug: 'köchin' });
    expect((await read('Geheim')).statusCode).toBe(404);
    expect((await read('Geheim', owner)).statusCode).toBe(301);
  });

  it('PP-04 lists the open offers newest first, and for the owner all offers or those in one state', async () => {
    const owner = await test.insertUser('lister');
    const id = await test.insertCompany('liste', { subscription: 'PREMIUM_TIER', owner_id: owner });
    await test.insertJobOffer(id, 'alt', { posted_at: daysFromNow(-20) });
    await test.insertJobOffer(id, 'neu', { posted_at: daysFromNow(-1) });
    await test.insertJobOffer(id, 'pause', { status: 'PAUSED', posted_at: daysFromNow(-9) });
    await test.insertJobOffer(id, 'weg', { status: 'REMOVED' });
    const slugs = ({ results }: CompanyJobOffers) => results.map(({ slug }) => slug);
    const headers = await test.signIn(owner);
    expect(slugs(await list(id))).toEqual(['neu', 'alt']);
    expect(slugs(await list(id, {}, '?status=PAUSED'))).toEqual(['neu', 'alt']);
    expect(slugs(await list(id, headers))).toEqual(['neu', 'pause', 'alt']);
    expect(slugs(await list(id, headers, '?status=PAUSED'))).toEqual(['pause']);
    expect(slugs(await list(id, headers, '?status=unsinn'))).toEqual(['neu', 'pause', 'alt']);
  });
});

describe('writing job offers', () => {
  const test = appOfTests();
  let number = 0;

  const newEmployer = async (subscription: Tier = 'PLUS_TIER') => {
    const slug = `haus-${++number}`;
    const owner = await createPerson(test, `inhaberin-${number}`, { profile_type: 'CARE_PROVIDER' });
    const company = await test.insertCompany(slug, { owner_id: owner.id, subscription });
    const create = (given: object = {}) =>
      owner.post(`${API}/company/job-offer/`, {
        company,
        title: 'Pflegefachkraft (m/w/d)',
        tasks: 'Pflegen',
        ...given,
      });
    const offer = async (given: object = {}) => (await create(given)).json<JobOffer>();
    const page = async () => (await owner.get(`${API}/company/by-slug/${slug}/`)).json<CompanyPage>();
    return { slug, owner, company, create, offer, page };
  };
  const step = (who: Person, id: number, name: string) => who.post(`${API}/company/job-offer/${id}/${name}/`);
  const change = (who: Person, id: number, payload: object, headers: Record<string, string> = {}) =>
    who.patch(`${API}/company/job-offer/${id}/`, payload, headers);
  const remove = (who: Person, id: number) => who.delete(`${API}/company/job-offer/${id}/`);
  const end = (id: number) => test.update('job_offer', id, { status: 'EXPIRED', valid_through: daysFromNow(-2) });
  const daysLeft = ({ valid_through }: JobOffer) => daysUntil(valid_through ?? '');
  const countOf = async (company: number) => (await test.row('company', company)).job_offers_count;

  it('PP-19 creates a draft that only its owner reads, and publishes it', async () => {
    const { owner, company, offer, slug } = await newEmployer();
    const salary = { min: 365_000, max: 412_000, unit: 'MONTH', scheme: 'TVöD-P' };
    const draft = await offer({
      salary,
      qualifications: [4],
      benefits: ['Jobrad', ''],
      contact: { name: 'Frau Ott', email: '', phone: '' },
    });
    expect(draft).toMatchObject({
      status: 'DRAFT',
      slug: 'pflegefachkraft-m-w-d',
      city: 'Köln',
      posted_at: null,
      salary: { ...salary, currency: 'EUR' },
      qualifications: [4],
      benefits: ['Jobrad'],
      contact: { name: 'Frau Ott', email: null, phone: null },
    });
    const url = `${API}/company/job-offer/by-slug/${slug}/${draft.slug}/`;
    expect((await test.inject(url)).statusCode).toBe(404);
    expect(await countOf(company)).toBe(0);
    const published = (await step(owner, draft.id, 'publish')).json<JobOffer>();
    expect(published.status).toBe('PUBLISHED');
    expect(daysLeft(published)).toBe(60);
    expect((await test.inject(url)).statusCode).toBe(200);
    expect(await countOf(company)).toBe(1);
  });

  it('PP-19 pauses, publishes again, extends and deletes; the count on the card follows', async () => {
    const { owner, company, offer, page } = await newEmployer();
    const { id } = await offer({ status: 'PUBLISHED', valid_through: day(5) });
    const open = async () => (await test.inject(`${API}/company/job-offer/${id}/`)).statusCode;
    expect((await step(owner, id, 'pause')).json()).toMatchObject({ status: 'PAUSED' });
    expect([await countOf(company), await open()]).toEqual([0, 404]);
    // Published again after its last day.
    await test.update('job_offer', id, { valid_through: daysFromNow(-2) });
    const published = (await step(owner, id, 'publish')).json<JobOffer>();
    expect([published.status, daysLeft(published), await countOf(company)]).toEqual(['PUBLISHED', 60, 1]);
    await end(id);
    const extended = (await step(owner, id, 'extend')).json<JobOffer>();
    expect([extended.status, daysLeft(extended)]).toEqual(['PUBLISHED', 60]);
    expect((await page()).job_offers).toHaveLength(1);
    expect((await remove(owner, id)).statusCode).toBe(204);
    expect(await open()).toBe(410);
    expect((await remove(owner, id)).statusCode).toBe(404);
    expect([await countOf(company), (await page()).job_offers]).toEqual([0, []]);
  });

  it('PP-19 extends to a later day only, and publishes neither a paused offer, a draft nor an incomplete one so', async () => {
    const { owner, offer } = await newEmployer();
    const extend = (id: number) => step(owner, id, 'extend');
    const { id } = await offer({ status: 'PUBLISHED', valid_through: day(200) });
    expect((await extend(id)).json<JobOffer>().valid_through?.slice(0, 10)).toBe(day(200));
    await step(owner, id, 'pause');
    expect((await extend(id)).json<JobOffer>()).toMatchObject({ status: 'PAUSED' });
    expect((await extend((await offer()).id)).statusCode).toBe(409);
    await end(id);
    await change(owner, id, { tasks: '', title: 'x'.repeat(148) });
    expect(Object.keys((await extend(id)).json<ErrorBody>().error.details ?? {}).sort()).toEqual(['tasks', 'title']);
  });

  it('PP-19 pausing and publishing can be repeated, for example after a lost answer; a draft cannot be paused', async () => {
    const { owner, offer } = await newEmployer();
    const { id } = await offer({ status: 'PUBLISHED' });
    for (const name of ['pause', 'publish'] as const) {
      const first = await step(owner, id, name);
      const second = await step(owner, id, name);
      expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
      expect(second.headers.etag).toBe(first.headers.etag);
    }
    expect((await step(owner, (await offer()).id, 'pause')).statusCode).toBe(409);
  });

  it('PP-19 PK-05 refuses the fourth published offer on Plus; paused and expired ones and drafts do not count', async () => {
    const { owner, company, create, offer, page } = await newEmployer();
    const ended = await offer({ status: 'PUBLISHED' });
    await end(ended.id);
    const first = await offer({ status: 'PUBLISHED' });
    for (let n = 0; n < 2; n++) await offer({ status: 'PUBLISHED' });
    expect((await page()).can_add_job_offer).toBe(false);
    const refused = await create({ status: 'PUBLISHED' });
    expect(refused.statusCode).toBe(409);
    const text = `In Ihrem Profil sind bereits drei Stellenangebote veröffentlicht. Wenn Sie weitere Stellen ausschreiben möchten, wechseln Sie bitte in das ${tierLabel(nextTier('PLUS_TIER') ?? 'PLUS_TIER')}-Paket.`;
    const limit = { code: 'limit_reached', limit: 3, used: 3, details: { detail: text } };
    expect(refused.json<ErrorBody>().error).toMatchObject(limit);
    const draft = await offer();
    const codeOf = async (id: number, name: string) => (await step(owner, id, name)).statusCode;
    expect([await codeOf(draft.id, 'publish'), await codeOf(ended.id, 'extend')]).toEqual([409, 409]);
    await step(owner, first.id, 'pause');
    expect([await codeOf(draft.id, 'publish'), await codeOf(first.id, 'publish')]).toEqual([200, 409]);
    await test.update('company', company, { subscription: 'FREE_TIER' });
    expect((await step(owner, ended.id, 'extend')).json<ErrorBody>().error.code).toBe('tier_required');
    expect((await test.row('job_offer', ended.id)).status).toBe('EXPIRED');
  });

  it('PP-19 PK-05 extends no public offer while more are public than the tier includes', async () => {
    const { owner, company, offer } = await newEmployer('PREMIUM_TIER');
    const offers = [];
    for (let n = 0; n < 4; n++) offers.push(await offer({ status: 'PUBLISHED', valid_through: day(5) }));
    const [{ id }, other] = offers as [JobOffer, JobOffer];
    await test.update('company', company, { subscription: 'PLUS_TIER' });
    for (const refused of [
      await step(owner, id, 'extend'),
      await change(owner, id, { valid_through: day(6) }),
      await change(owner, id, { valid_through: null }),
    ])
      expect([refused.statusCode, refused.json<ErrorBody>().error.code]).toEqual([409, 'limit_reached']);
    for (const valid_through of [day(5), day(4)])
      expect((await change(owner, id, { tasks: 'Neu', valid_through })).statusCode).toBe(200);
    await step(owner, other.id, 'pause');
    expectStatus(200, await change(owner, id, { valid_through: day(6) }), await step(owner, id, 'extend'));
  });

  it.each([
    ['2026-09-09T22:30:00Z', '2026-11-09'],
    ['2027-02-10T22:30:00Z', '2027-04-11'],
  ])('PP-19 gives an offer that is published at %s 60 days in Berlin, also across a change of the clocks', (now, end) =>
    expect(berlinDay(lastDayOf(null, new Date(now)))).toBe(end),
  );

  it('PP-19 keeps tasks, room in the title and a last day of an offer that is public', async () => {
    const { owner, offer } = await newEmployer();
    const chosen = { valid_through: day(5) };
    const [draft, { id }] = [await offer(chosen), await offer({ ...chosen, status: 'PUBLISHED' })];
    expect((await step(owner, draft.id, 'publish')).json<JobOffer>().valid_through?.slice(0, 10)).toBe(day(5));
    for (const given of [{ tasks: '' }, { title: 'x'.repeat(148) }])
      expect((await change(owner, id, given)).statusCode).toBe(422);
    expect((await change(owner, id, { tasks: 'Neu' })).json<JobOffer>().valid_through?.slice(0, 10)).toBe(day(5));
    expect(daysLeft((await change(owner, id, { valid_through: null })).json<JobOffer>())).toBe(60);
  });

  it('PP-19 PK-05 leaves exactly three of 12 simultaneous publications on Plus', async () => {
    const { owner, company, offer } = await newEmployer();
    const drafts: number[] = [];
    for (let n = 0; n < 12; n++) drafts.push((await offer({ title: `Stelle ${n}` })).id);
    const statuses = await statusesOf(drafts.map((id) => step(owner, id, 'publish')));
    expect(statuses).toEqual([...Array<number>(3).fill(200), ...Array<number>(9).fill(409)]);
    expect(await countOf(company)).toBe(3);
  });

  it('PP-19 keeps the address of an offer that was public, and gives every offer one of its own', async () => {
    const { owner, offer } = await newEmployer();
    const titles = ['Neue', 'Stellenangebote', 'Neue', '🙂'];
    const slugs = [];
    for (const title of titles) slugs.push((await offer({ title })).slug);
    expect(slugs).toEqual(['neue-2', 'stellenangebote-2', 'neue-3', 'stelle']);
    const draft = await offer({ title: 'Erster Titel' });
    expect((await change(owner, draft.id, { title: 'Zweiter Titel' })).json<JobOffer>().slug).toBe('zweiter-titel');
    await step(owner, draft.id, 'publish');
    expect((await change(owner, draft.id, { title: 'Dritter Titel' })).json()).toMatchObject({ slug: 'zweiter-titel' });
  });

  it('PP-19 refuses a change that is based on an older version', async () => {
    const { owner, offer } = await newEmployer();
    const { id } = await offer();
    const headers = { 'if-match': String((await owner.get(`${API}/company/job-offer/${id}/`)).headers.etag) };
    expect((await change(owner, id, { tasks: 'Neu' }, headers)).statusCode).toBe(200);
    expect((await change(owner, id, { tasks: 'Alt' }, headers)).statusCode).toBe(412);
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ salary: { min: 300_000, max: 200_000, unit: 'MONTH', scheme: '' } }, 'salary'],
    [{ salary: { min: null, max: null, unit: 'MONTH', scheme: null } }, 'salary'],
    [{ valid_through: day(-1) }, 'valid_through'],
    [{ valid_through: day(400) }, 'valid_through'],
    [{ contact: { name: '', email: 'keine Adresse', phone: '' } }, 'contact'],
    [{ tasks: '', status: 'PUBLISHED' }, 'tasks'],
  ])('PP-19 refuses %j at its field', async (given, field) => {
    const { create } = await newEmployer();
    const response = await create(given);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json<ErrorBody>().error.details ?? {})[0]).toMatch(new RegExp(`^${field}`));
  });

  it('PP-19 names everything at once that prevents a publication', async () => {
    const { create, offer, owner } = await newEmployer();
    const title = 'x'.repeat(143);
    const room = 'Bitte kürzen Sie den Text auf höchstens 142 Zeichen.';
    const refused = await create({ title, tasks: '', valid_through: day(-1), status: 'PUBLISHED' });
    expect(refused.statusCode).toBe(422);
    const { details = {} } = refused.json<ErrorBody>().error;
    expect([Object.keys(details).sort(), details['title']]).toEqual([['tasks', 'title', 'valid_through'], room]);
    expectRefusal(await step(owner, (await offer({ title })).id, 'publish'), 422, { title: room });
  });

  it('PP-19 makes one offer of a creation that is repeated after a lost answer, also if it is then to be published', async () => {
    const { owner, company } = await newEmployer();
    const send = (title: string, status = 'DRAFT') =>
      owner.post(
        `${API}/company/job-offer/`,
        { company, title, tasks: 'Pflegen', status },
        { 'idempotency-key': 'stelle-0001' },
      );
    const answers = await Promise.all([send('Pflegekraft'), send('Pflegekraft')]);
    answers.push(await send('Pflegekraft', 'PUBLISHED'));
    const { id } = answers[0].json<JobOffer>();
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toEqual([201, expect.objectContaining({ id, status: 'DRAFT' })]);
    await step(owner, id, 'publish');
    expect((await send('Pflegekraft')).json()).toMatchObject({ id, status: 'PUBLISHED' });
    expect(await countOf(company)).toBe(1);
    expect((await send('Andere Stelle')).statusCode).toBe(409);
    expect((await remove(owner, id)).statusCode).toBe(204);
    expect((await send('Pflegekraft')).json<ErrorBody>().error.message).toMatch(/wurde gelöscht/);
  });

  it('PP-19 adds "(m/w/d)" to the title of an offer when it becomes public, and whenever it is changed then', async () => {
    const { owner, offer } = await newEmployer();
    const draft = await offer({ title: 'Altenpflegerin' });
    expect(draft.title).toBe('Altenpflegerin');
    expect((await step(owner, draft.id, 'publish')).json()).toMatchObject({ title: 'Altenpflegerin (m/w/d)' });
    expect((await change(owner, draft.id, { title: 'Koch' })).json()).toMatchObject({ title: 'Koch (m/w/d)' });
    expect((await change(owner, draft.id, { title: 'Koch (w/m/d)' })).json()).toMatchObject({ title: 'Koch (w/m/d)' });
    expect(await offer({ title: 'Leitung (gn)', status: 'PUBLISHED' })).toMatchObject({ title: 'Leitung (gn)' });
  });

  const offersOf = async (slug: string): Promise<number> =>
    (await test.inject(`/api-backend/company/by-slug/${slug}/`)).json().job_offers_count;
  async function berlinMoment(expression: string): Promise<Date> {
    return (await sql<{ at: Date }>`select ${sql.raw(expression)} "at"`.execute(test.db)).rows[0]!.at;
  }

  it('PP-16 SR-06 ends offers with their last day in Berlin: on the profile and its card', async () => {
    const ended = await test.insertCompany('sucht-nicht-mehr', { subscription: 'PLUS_TIER', job_offers_count: 1 });
    const lasting = await test.insertCompany('sucht-noch', { subscription: 'PLUS_TIER', job_offers_count: 0 });
    const yesterday = await berlinMoment(`berlin_today() - interval '1 second'`);
    const today = await berlinMoment('berlin_today()');
    const over = await test.insertJobOffer(ended, 'gestern', { valid_through: yesterday });
    await test.insertJobOffer(lasting, 'heute', { valid_through: today });

    await endJobOffers(test.databases);

    expect((await test.row('job_offer', over)).status).toBe('EXPIRED');
    expect([await countOf(ended), await countOf(lasting)]).toEqual([0, 1]);
    expect([await offersOf('sucht-nicht-mehr'), await offersOf('sucht-noch')]).toEqual([0, 1]);
  });

  it('SR-13 SR-06 a downgrade hides the job offers on card and profile, and an upgrade shows them again', async () => {
    const slug = 'wechselt-das-paket';
    const company = await test.insertCompany(slug, { subscription: 'PLUS_TIER' });
    await test.insertJobOffer(company, 'bleibt', { valid_through: await berlinMoment('berlin_today()') });
    const card = async () =>
      (await test.inject(`/api-backend/company/search/?q=${slug}`)).json().results[0].job_offers_count;
    for (const [subscription, count] of [
      ['PLUS_TIER', 1],
      ['FREE_TIER', 0],
      ['PLUS_TIER', 1],
    ] as const) {
      await test.update('company', company, { subscription });
      if (count === 0) expect(await card()).toBe(0); // at once, so that the badge does not lead to a redirect
      await endJobOffers(test.databases);
      expect([await card(), await offersOf(slug)]).toEqual([count, count]);
    }
  });

  it('PP-16 gives the same result in the program and in the database, also at midnight in winter and summer', () => {
    const offer = (valid_through: string) => ({
      status: 'PUBLISHED' as const,
      valid_through: new Date(valid_through),
    });
    expect(isOpen(offer('2026-01-10T08:00:00Z'), new Date('2026-01-10T22:59:59Z'))).toBe(true);
    expect(isOpen(offer('2026-01-10T08:00:00Z'), new Date('2026-01-10T23:00:00Z'))).toBe(false);
    expect(isOpen(offer('2026-07-10T08:00:00Z'), new Date('2026-07-10T21:59:59Z'))).toBe(true);
    expect(isOpen(offer('2026-07-10T08:00:00Z'), new Date('2026-07-10T22:00:00Z'))).toBe(false);
  });
});

describe('searching job offers', () => {
  type TestOffer = Insertable<Database['job_offer']> & {
    id: number;
    company_id: number;
    employment_type: EmploymentType;
    qualifications_mask: number;
  };
  interface PlainJobSearch {
    centre?: (typeof CITIES)[number] | undefined;
    radius?: number;
    bbox?: Box | undefined;
    qualifications?: readonly number[];
    employment?: EmploymentType | undefined;
    company?: number | undefined;
    salary_min?: number | undefined;
    posted_days?: number | undefined;
    posted_since?: string | undefined;
    sort?: JobSort | undefined;
  }

  const DAY = 86_400_000;
  const now = Date.now();
  const random = new Random(15);
  const companies = testCompanies(random, 300);
  const shown = new Set(
    companies
      .filter(({ status, subscription }) => status === 'PUBLISHED' && subscription !== 'FREE_TIER')
      .map(({ id }) => id),
  );

  function testOffer(id: number, point: LatLon): TestOffer {
    // Whole days apart, so that some offers have the same time and are ordered by id.
    const posted = now - DAY * random.below(60) - 3_600_000;
    return {
      id,
      company_id: 1 + random.below(companies.length),
      slug: `stelle-${id}`,
      title: `Stelle ${id} (m/w/d)`,
      employment_type: random.pick(EMPLOYMENT_TYPES),
      qualifications_mask: random.chance(0.2) ? 0 : random.mask(6, 0.3),
      salary_min: random.chance(0.8) ? 10_000 * (15 + random.below(30)) : null,
      salary_max: null,
      salary_unit: 'MONTH',
      city: 'Köln',
      ...point,
      status: random.chance(0.9) ? 'PUBLISHED' : 'PAUSED',
      posted_at: new Date(posted),
      valid_through: new Date(random.chance(0.9) ? now + 10 * DAY : now - DAY),
    };
  }

  const points = borderPoints(CITIES);
  while (points.length < 1500) points.push(randomPoint(random, CITIES));
  const offers = points.map((point, index) => testOffer(index + 1, point));

  const test = appOfTests({
    seed: async (db) => {
      await insertCompanies(db, companies);
      await insertInParts(offers, (part) => insertRows(db, 'job_offer', part));
    },
  });

  function asksFor(offer: TestOffer, { qualifications = [] }: PlainJobSearch): boolean {
    if (qualifications.includes(7)) return offer.qualifications_mask === 0;
    return !qualifications.length || qualifications.some((id) => (offer.qualifications_mask >> (id - 1)) & 1);
  }

  const employs = ({ employment_type }: TestOffer, { employment }: PlainJobSearch): boolean =>
    !employment || employment_type === employment || employment_type === 'Vollzeit/Teilzeit';
  /** A calendar day in German time. */
  const day = (date: Date): string => date.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
  // Formatting dates is slow, and every search compares every offer.
  const postedOn = new Map(offers.map(({ id, posted_at }) => [id, day(posted_at as Date)]));
  // Calendar days, counted from noon: 24 hours before 23:30 are two calendar days when summer time ends in between.
  const noon = Date.parse(`${day(new Date(now))}T12:00:00Z`);
  const daysAgo = Array.from({ length: 61 }, (_, days) => new Date(noon - days * DAY).toISOString().slice(0, 10));

  const matches = (offer: TestOffer, search: PlainJobSearch): boolean =>
    offer.status === 'PUBLISHED' &&
    (offer.valid_through as Date).getTime() > now &&
    shown.has(offer.company_id) &&
    asksFor(offer, search) &&
    employs(offer, search) &&
    (!search.company || offer.company_id === search.company) &&
    (!search.salary_min || (offer.salary_min ?? 0) >= search.salary_min) &&
    (!search.posted_days || postedOn.get(offer.id)! >= daysAgo[search.posted_days]!) &&
    (!search.posted_since || postedOn.get(offer.id)! >= search.posted_since) &&
    isInArea(offer, search);

  /** A box takes the place of the circle. */
  function isInArea({ lat, lon }: TestOffer, { bbox, centre, radius = 20 }: PlainJobSearch): boolean {
    if (!bbox) return !centre || within(centre, { lat, lon }, radius);
    const [west, south, east, north] = bbox;
    return lat >= south && lat <= north && lon >= west && lon <= east;
  }

  function resultsOf(search: PlainJobSearch): TestOffer[] {
    const { centre } = search;
    const distance = (offer: TestOffer) => (centre ? distanceKm(centre, offer) : 0);
    const newest = (a: TestOffer, b: TestOffer) => (b.posted_at as Date).getTime() - (a.posted_at as Date).getTime();
    const nearest = (a: TestOffer, b: TestOffer) => distance(a) - distance(b);
    const orders: Record<JobSort, (a: TestOffer, b: TestOffer) => number> = {
      radiusAsc: (a, b) => nearest(a, b) || newest(a, b),
      radiusDesc: (a, b) => nearest(b, a) || newest(a, b),
      dateDesc: (a, b) => round.get(a)! - round.get(b)! || newest(a, b),
      salaryDesc: (a, b) => (b.salary_min ?? -1) - (a.salary_min ?? -1) || newest(a, b),
    };
    const found = offers.filter((offer) => matches(offer, search));
    const before = new Map<number, number>();
    const round = new Map<TestOffer, number>();
    for (const offer of found.toSorted((a, b) => newest(a, b) || b.id - a.id)) {
      const count = before.get(offer.company_id) ?? 0;
      round.set(offer, Math.floor(count / 2));
      before.set(offer.company_id, count + 1);
    }
    const order = orders[search.sort && (centre || !search.sort.startsWith('radius')) ? search.sort : 'dateDesc'];
    return found.sort((a, b) => order(a, b) || b.id - a.id);
  }

  async function ask<Answer>(path: string, search: PlainJobSearch, more: object): Promise<Answer> {
    const response = await test.inject(`/api-backend/company/job-offer/search/${path}?${paramsOf(search, more)}`);
    expect(response.statusCode).toBe(200);
    return response.json<Answer>();
  }

  const find = (search: PlainJobSearch, page = 1) => ask<JobOfferSearchAnswer>('', search, { page });
  const mapOf = async (search: PlainJobSearch, zoom: number) =>
    (await ask<JobOfferMap>('map/', search, { zoom })).features;

  const searches: fc.Arbitrary<PlainJobSearch> = fc.record({
    centre: fc.constantFrom(...CITIES, undefined),
    radius: fc.constantFrom(20, 50, 100),
    bbox: seldom(boxes),
    qualifications: fc.oneof(fc.subarray([1, 2, 3, 4, 5, 6], { maxLength: 2 }), fc.constantFrom([], [7])),
    employment: seldom(fc.constantFrom(...EMPLOYMENT_TYPES)),
    company: seldom(fc.integer({ min: 1, max: 300 })),
    salary_min: seldom(fc.integer({ min: 140_000, max: 450_000 })),
    posted_days: seldom(fc.integer({ min: 1, max: 60 })),
    posted_since: seldom(fc.constantFrom(...daysAgo)),
    sort: fc.constantFrom(...JOB_SORTS, undefined),
  });

  describe('job search', () => {
    it('SR-20 SR-22 gives the same result as a plain computation over the same offers', async () => {
      const check = async (search: PlainJobSearch, page: number) => {
        const expected = resultsOf(search);
        const { count, results, meta } = await find(search, page);
        expect({ count, pages: meta.pages, ids: results.map(({ id }) => id) }).toEqual({
          count: expected.length,
          pages: Math.ceil(expected.length / 10),
          ids: expected.slice((page - 1) * 10, page * 10).map(({ id }) => id),
        });
        expect(meta.bounds).toEqual(boundsOf(expected));
        const countWith = (change: PlainJobSearch) => resultsOf({ ...search, ...change }).length;
        expect(meta.facets).toEqual({
          qualifications: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, count: countWith({ qualifications: [id] }) })),
          employment: EMPLOYMENT_TYPES.map((value) => ({ value, count: countWith({ employment: value }) })),
          salary: JOB_SALARIES.map((min) => ({ min, count: countWith({ salary_min: min }) })),
          posted: JOB_AGES.map((days) => ({ days, count: countWith({ posted_days: days }) })),
        });
      };
      await fc.assert(fc.asyncProperty(searches, fc.integer({ min: 1, max: 3 }), check), {
        numRuns: runs(60, 250),
        seed: 22,
      });
    });

    it('SR-22 the second offer of each employer says how many more match, on whichever page it is', async () => {
      const search = { centre: CITIES[0], radius: 100 };
      const { count, meta } = await find(search);
      const pages = await Promise.all(Array.from({ length: meta.pages }, (_, index) => find(search, index + 1)));
      const all = pages.flatMap(({ results }) => results);
      expect(new Set(all.map(({ id }) => id)).size).toBe(count);
      const seen = new Map<number, number>();
      const expected = all.map(({ company }) => {
        const nth = (seen.get(company.id) ?? 0) + 1;
        seen.set(company.id, nth);
        return nth === 2 ? all.filter((other) => other.company.id === company.id).length - 2 : 0;
      });
      expect(all.map(({ more_of_employer }) => more_of_employer)).toEqual(expected);
      expect(Math.max(...expected)).toBeGreaterThan(0);
    });

    it('SR-22 returns the criteria of the order, none of which is paid for, and announces further offers in one alone', async () => {
      for (const [sort, first] of [
        [undefined, 'employer_round'],
        ['radiusAsc', 'distance_km'],
        ['radiusDesc', 'distance_km'],
        ['salaryDesc', 'salary'],
      ] as const) {
        const { results, meta } = await find({ centre: CITIES[0], radius: 100, sort });
        const { parameters, paid_influence } = meta.ranking;
        expect([parameters.map(({ key }) => key), paid_influence]).toEqual([[first, 'posted_at'], false]);
        if (sort) expect(results.map(({ more_of_employer }) => more_of_employer)).toEqual(results.map(() => 0));
      }
    });

    it('SR-15 SR-22 compares hourly, monthly and yearly pay per month; a card has name, slug, street and logo of the employer', async () => {
      const [best, ...others] = resultsOf({ sort: 'salaryDesc' });
      const [hourly, yearly] = others.slice(-2);
      const pay = ({ id }: TestOffer, salary_min: number | null, salary_unit: 'HOUR' | 'MONTH' | 'YEAR') =>
        test.update('job_offer', id, { salary_min, salary_unit });
      // About 5200 € and 5000 € a month, more than the pay of any other offer.
      await pay(hourly!, 3000, 'HOUR');
      await pay(yearly!, 6_000_000, 'YEAR');
      const { results } = await find({ sort: 'salaryDesc' });
      expect(results.slice(0, 3).map(({ id }) => id)).toEqual([hourly!.id, yearly!.id, best!.id]);
      const { id, name, slug, street } = companies.find(({ id }) => id === hourly!.company_id)!;
      const company = { id, name, slug, street, logo: null };
      expect(results[0]).toMatchObject({ salary: { min: 3000, unit: 'HOUR', currency: 'EUR' }, company });
      for (const offer of [hourly!, yearly!]) await pay(offer, offer.salary_min ?? null, 'MONTH');
    });
  });

  describe('map of the job search', () => {
    it('SR-20 SR-22 has every offer of the list in its box, in a cluster or as a pin', async () => {
      const check = async (search: PlainJobSearch, zoom: number) => {
        const { bbox, ...inCircle } = search;
        const expected = resultsOf(inCircle).filter((offer) => isInArea(offer, { bbox }));
        expect(hitsOf(await mapOf(search, zoom))).toBe(expected.length);
      };
      await fc.assert(fc.asyncProperty(searches, fc.constantFrom(0, 6, 9, 11), check), {
        numRuns: runs(30, 60),
        seed: 20,
      });
    });

    it('SR-20 SR-15 shows single offers with title and employer from zoom 12', async () => {
      const search = { centre: CITIES[2], radius: 20 };
      const features = await mapOf(search, 12);
      const expected = resultsOf(search).sort((a, b) => a.id - b.id);
      expect(features).toEqual(
        expected.map(({ id, slug, title, lat, lon, company_id }) => {
          const { slug: companySlug, name } = companies.find((one) => one.id === company_id)!;
          return {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: [lon, lat] },
            properties: { id, slug, title, company: { slug: companySlug, name } },
          };
        }),
      );
      expect(features.length).toBeGreaterThan(1);
    });
  });
});
