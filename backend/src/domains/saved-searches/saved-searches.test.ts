import type { ErrorBody, SavedSearch, SavedSearches } from '@care/contracts/schemas';
import { createPerson } from '../../testing/people';
import { daysFromNow, type Auth } from '../../testing/rows';
import { appOfTests, type TestMail, expectRefusal, expectStatus } from '../../testing/test-app';
import { alertJob } from './send-alerts';

const API = '/api-backend';
const SEARCHES = `${API}/user/saved-search/`;

const test = appOfTests();
beforeAll(() => test.insertPlace());

const newUser = (name: string, given: object = {}) => test.insertUser(name, given).then((id) => test.signIn(id));
const save = (payload: object, headers: Partial<Auth>) => test.post(SEARCHES, payload, headers);
const list = async (headers: Auth) => (await test.get(SEARCHES, headers)).json<SavedSearches>();
/** Sets the time of saving to yesterday. */
const backdate = (id: number) => test.update('saved_search', id, { checked_at: daysFromNow(-1) });
async function run(frequency: 'INSTANT' | 'DAILY' | 'WEEKLY', to: string) {
  const before = (await test.mails(to)).length;
  await test.app.jobs.perform(alertJob(frequency));
  return (await test.mails(to)).slice(before);
}

it('SR-04 are stored in a canonical form, once, with a name and the address of their results', async () => {
  const user = await newUser('speichert');
  const search = { kind: 'COMPANY', query: 'radius=50&page=3&city_slug=K%C3%B6ln&sort=ratingAsc&x=1' };
  const [saved, again] = await Promise.all([save(search, user), save(search, user)]);
  expect([saved.statusCode, again.statusCode, again.json()]).toEqual([201, 201, saved.json()]);
  expect(saved.json<SavedSearch>()).toMatchObject({
    kind: 'COMPANY',
    query: 'city_slug=k%C3%B6ln&radius=50',
    label: 'Pflegeanbieter in Köln (+50 km)',
    frequency: 'DAILY',
    path: '/suche/pflegeanbieter/k%C3%B6ln?radius=50',
  });
  const renamed = { kind: 'COMPANY', query: 'city_slug=köln&radius=50', label: 'Köln' };
  expect((await save(renamed, user)).statusCode).toBe(409);
  const jobs = await save({ ...renamed, kind: 'JOB_OFFER' }, user);
  expect(jobs.json()).toMatchObject({ label: 'Köln', path: '/suche/pflegejobs/k%C3%B6ln?radius=50' });
  expect((await list(user)).count).toBe(2);
  const unknown = await save({ kind: 'COMPANY', query: 'city_slug=atlantis' }, user);
  expect(unknown.json<ErrorBody>().error.details).toHaveProperty('query');
});

it('AC-07 can be changed and deleted', async () => {
  const user = await newUser('besitzt');
  const { id } = (await save({ kind: 'COMPANY', query: '' }, user)).json<SavedSearch>();
  const url = `${SEARCHES}${id}/`;
  const change = (payload: object) => test.patch(url, payload, user);
  expect((await change({ frequency: 'STÜNDLICH' })).statusCode).toBe(422);
  const answer = await change({ frequency: 'WEEKLY' });
  expect(answer.json()).toMatchObject({ frequency: 'WEEKLY', label: 'Pflegeanbieter' });
  expect((await change({ label: 'Alle' })).json()).toMatchObject({ frequency: 'WEEKLY', label: 'Alle' });
  expect((await test.delete(url, user)).statusCode).toBe(204);
  expect((await list(user)).count).toBe(0);
});

it('SH-27 are at most 50 for each person', async () => {
  const user_id = await test.insertUser('sammelt');
  const rows = Array.from({ length: 49 }, (_, n) => ({
    user_id,
    kind: 'COMPANY' as const,
    query: `city_slug=ort-${n}`,
    label: '',
    unsubscribe_key: `sammelt-${n}`,
  }));
  await test.insert('saved_search', rows);
  const user = await test.signIn(user_id);
  expect((await save({ kind: 'COMPANY', query: '' }, user)).statusCode).toBe(201);
  const refused = await save({ kind: 'JOB_OFFER', query: '' }, user);
  expectRefusal(refused, 422, { detail: 'Sie können höchstens 50 Suchen speichern.' });
  expect((await save({ kind: 'COMPANY', query: '' }, user)).statusCode).toBe(201);
  const changed = await save({ kind: 'COMPANY', query: '', frequency: 'WEEKLY' }, user);
  expectRefusal(changed, 409, 'Diese Suche haben Sie bereits gespeichert.');
});

it('AC-13 of staff are for providers only', async () => {
  const search = { kind: 'JOB_SEEKER', query: 'city_slug=köln' };
  expect((await save(search, await newUser('neugierig'))).statusCode).toBe(403);
  expect((await save(search, await newUser('anbieter', { profile_type: 'CARE_PROVIDER' }))).statusCode).toBe(201);
  expect((await test.post(`${API}/alert/`, { ...search, email: 'x@example.org' })).statusCode).toBe(422);
});

it('SR-22 send new results within the filters once', async () => {
  const user = await newUser('wartet');
  const { id } = (
    await save({ kind: 'COMPANY', query: 'city_slug=köln&services=ambulante-pflege' }, user)
  ).json<SavedSearch>();
  await test.insertCompany('alt', { services_mask: 1, created_at: daysFromNow(-3) });
  await test.insertCompany('anders', { services_mask: 0b100 });
  await test.insertCompany('weit', { services_mask: 1, lat: 52.5, lon: 13.4 });
  await test.insertCompany('verborgen', { services_mask: 1, status: 'PENDING_REVIEW' });
  await test.insertCompany('treffer', { services_mask: 1, created_at: daysFromNow(-0.5) });
  await backdate(id);
  expect(await run('WEEKLY', 'wartet@example.org')).toEqual([]);
  const [mail, ...more] = await run('DAILY', 'wartet@example.org');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('1 neuer Treffer: Pflegeanbieter in Köln (+20 km)');
  expect(mail?.text_body).toContain('gibt es 1 neuen Treffer.');
  expect(mail?.text_body).toContain('Haus treffer, Köln\nhttp://127.0.0.1:3000/pflegeanbieter/profiles/treffer');
  expect(mail?.text_body).not.toMatch(/Haus (alt|anders|weit|verborgen)/);
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  expect(await run('DAILY', 'wartet@example.org')).toEqual([]);
});

it('PL-09 tell once of a place that appears in an old provider, and not of those that are only confirmed again', async () => {
  const user = await newUser('platzsuche');
  const { id } = (await save({ kind: 'COMPANY', query: 'city_slug=köln&free_place=1' }, user)).json<SavedSearch>();
  const old = { created_at: daysFromNow(-90), free_place_until: daysFromNow(9) };
  await test.insertCompany('laenger-frei', { ...old, free_place_since: daysFromNow(-40) });
  await test.insertCompany('abgelaufen', {
    ...old,
    free_place_since: daysFromNow(-0.5),
    free_place_until: daysFromNow(-0.1),
  });
  await test.insertCompany('neu-ohne-platz', { created_at: daysFromNow(-0.5) });
  await backdate(id);
  expect(await run('DAILY', 'platzsuche@example.org')).toEqual([]);
  await test.insertCompany('jetzt-frei', { ...old, free_place_since: daysFromNow(-0.01) });
  await backdate(id);
  const [mail, ...more] = await run('DAILY', 'platzsuche@example.org');
  expect(more).toEqual([]);
  expect(mail?.text_body).toContain('Haus jetzt-frei, Köln');
  expect(mail?.text_body).toContain('gibt es 1 neuen Treffer.');
  expect(await run('DAILY', 'platzsuche@example.org')).toEqual([]);
});

it('SR-22 send a provider once after STAFF has published it, however long ago it registered', async () => {
  const user = await newUser('geduldig');
  await backdate((await save({ kind: 'COMPANY', query: 'features=3' }, user)).json<SavedSearch>().id);
  const registered = { features_mask: 0b100, status: 'PENDING_REVIEW', created_at: daysFromNow(-3) } as const;
  const company_id = await test.insertCompany('registriert', registered);
  expect(await run('DAILY', 'geduldig@example.org')).toEqual([]);
  const subject_id = await test.insertId('ownership_claim', {
    ...{
      company_id,
      user_id: await test.insertUser('inhaber', { profile_type: 'CARE_PROVIDER' }),
      method: 'DOCUMENT',
    },
    ...{ status: 'PENDING_REVIEW', confirmed_at: new Date() },
  });
  const about = { kind: 'OWNERSHIP', subject_id, reference: 'IN-1', title: 'Haus', company_id } as const;
  const deskCase = await test.insertId('desk_case', about);
  const staff = await createPerson(test, 'prüferin', { is_staff: true });
  await staff.post(`${API}/admin/case/${deskCase}/decide/`, { decision: 'APPROVE', reason: 'Der Vertrag passt.' });
  const [mail] = await run('DAILY', 'geduldig@example.org');
  expect(mail?.text_body).toContain('Haus registriert, Köln');
  expect(await run('DAILY', 'geduldig@example.org')).toEqual([]);
});

it('SR-22 are sent to everybody else if one of them fails, and to that person with the next run', async () => {
  const search = { kind: 'COMPANY', query: 'features=5' };
  const { id } = (await save(search, await newUser('zuerst'))).json<SavedSearch>();
  await backdate(id);
  await backdate((await save(search, await newUser('danach'))).json<SavedSearch>().id);
  await test.insertCompany('gefunden', { features_mask: 0b10000 });
  const setQuery = (query: string) => test.update('saved_search', id, { query });
  await setQuery('city_slug=entfernt');
  expect(await run('DAILY', 'danach@example.org')).toHaveLength(1);
  expect(await test.mails('zuerst@example.org')).toEqual([]);
  await setQuery('features=5');
  const [mail] = await run('DAILY', 'zuerst@example.org');
  expect(mail?.text_body).toContain('Haus gefunden');
});

it('AC-13 SR-22 also send new job offers, and new staff that does not block the employer', async () => {
  const company = await test.insertCompany('arbeitgeber', { subscription: 'PLUS_TIER', created_at: daysFromNow(-9) });
  await test.insertJobOffer(company, 'alt', { title: 'Alte Stelle', posted_at: daysFromNow(-5) });
  await test.insertJobOffer(company, 'neu', { title: 'Neue Stelle', posted_at: daysFromNow(-0.1) });
  const { id } = (
    await save({ kind: 'JOB_OFFER', query: '', frequency: 'INSTANT' }, await newUser('sucht'))
  ).json<SavedSearch>();
  await backdate(id);
  const [jobs] = await run('INSTANT', 'sucht@example.org');
  expect(jobs?.text_body).toContain('Neue Stelle, Haus arbeitgeber, Köln');
  expect(jobs?.text_body).not.toContain('Alte Stelle');

  const nurse = await test.insertUser('kraft', { profile_type: 'JOB_SEEKER', last_name: 'Geheimname' });
  await test.insertJobSeeker(nurse, 'kraft', { visible_name: 'Nele N.', created_at: daysFromNow(-0.1) });
  const owner_id = await test.insertUser('sucht-personal', { profile_type: 'CARE_PROVIDER' });
  const employer = await test.signIn(owner_id);
  const blocked_company_id = await test.insertCompany('blockiert', { owner_id, created_at: daysFromNow(-9) });
  const user_id = await test.insertUser('blockt', { profile_type: 'JOB_SEEKER' });
  await test.insertJobSeeker(user_id, 'blockt');
  await test.insert('user_block', { user_id, blocked_company_id });
  const watch = (await save({ kind: 'JOB_SEEKER', query: '', frequency: 'INSTANT' }, employer)).json<SavedSearch>();
  await backdate(watch.id);
  const [staff] = await run('INSTANT', 'sucht-personal@example.org');
  expect(staff?.text_body).toContain('Nele N.\nhttp://127.0.0.1:3000/pflegepersonal/profil/kraft');
  expect(staff?.text_body).not.toMatch(/Geheim|blockt/);
});

it('AC-07 send no mail to people who switched mails off, closed or delete the account or did not confirm the address', async () => {
  const states = {
    offen: {},
    stumm: { email_notifications: false },
    leise: { notify_saved_searches: false },
    neu: { email_verified_at: null },
    geschlossen: { disabled_at: new Date() },
    geht: { deletion_scheduled_at: daysFromNow(14) },
  };
  for (const [username, state] of Object.entries(states)) {
    await backdate((await save({ kind: 'COMPANY', query: '' }, await newUser(username))).json<SavedSearch>().id);
    await test.update('user_account', { username }, { username, ...state });
  }
  await test.insertCompany('noch-eins');
  await test.app.jobs.perform(alertJob('DAILY'));
  const recipients = (await test.mails()).map(({ recipient }) => recipient);
  expect(Object.keys(states).filter((name) => recipients.includes(`${name}@example.org`))).toEqual(['offen']);
});

it('AC-07 SR-22 count results from now when mails are switched on again', async () => {
  const user = await newUser('pausiert');
  const { id } = (await save({ kind: 'COMPANY', query: '' }, user)).json<SavedSearch>();
  const setFrequency = (frequency: string) => test.patch(`${SEARCHES}${id}/`, { frequency }, user);
  await setFrequency('NONE');
  await backdate(id);
  await test.insertCompany('in-der-pause');
  expect((await setFrequency('DAILY')).statusCode).toBe(200);
  expect(await run('DAILY', 'pausiert@example.org')).toEqual([]);
  await test.insertCompany('nach-der-pause');
  const [mail] = await run('DAILY', 'pausiert@example.org');
  expect(mail?.subject).toBe('1 neuer Treffer: Pflegeanbieter');
});

it('AC-07 stop with one click in a mail program, and stay saved', async () => {
  const user = await newUser('klickt');
  const { id } = (await save({ kind: 'COMPANY', query: '' }, user)).json<SavedSearch>();
  await backdate(id);
  await test.insertCompany('ein-neues');
  const [mail] = await run('DAILY', 'klickt@example.org');
  const link = await test.inject(linkOf(mail!));
  expect([link.statusCode, link.headers.location]).toEqual([
    303,
    expect.stringContaining('/benachrichtigung-beenden?key='),
  ]);
  expect((await list(user)).results).toMatchObject([{ id, frequency: 'DAILY' }]);
  expect((await oneClick(mail!)).statusCode).toBe(200);
  expect((await list(user)).results).toMatchObject([{ id, frequency: 'NONE' }]);
  await backdate(id);
  expect(await run('DAILY', 'klickt@example.org')).toEqual([]);
});

function linkOf(mail: TestMail) {
  const { pathname, search } = new URL(/<(.+)>/.exec(mail.headers['List-Unsubscribe']!)![1]!);
  return pathname + search;
}
const oneClick = (mail: TestMail) =>
  test.post(linkOf(mail), 'List-Unsubscribe=One-Click', { 'content-type': 'application/x-www-form-urlencoded' });

describe('of visitors', () => {
  const ask = (email: string, change: object = {}) =>
    test.post(`${API}/alert/`, { email, kind: 'COMPANY', query: 'city_slug=köln', ...change });
  const linkIn = (mail: TestMail | undefined) =>
    /http\S+\/benachrichtigung-bestaetigen\?key=\S+/.exec(mail?.text_body ?? '')?.[0] ?? '';
  const confirm = (link: string) => {
    return test.post(`${API}/alert/confirm/`, { key: new URL(link).searchParams.get('key') });
  };
  const rows = (email: string) => test.db.selectFrom('saved_search').selectAll().where('email', '=', email).execute();

  it('AC-20 start only after the confirmation: requested, confirmed, mailed, ended', async () => {
    const asked = await ask('Gast@example.org');
    expect([asked.statusCode, asked.json()]).toEqual([202, {}]);
    const [mail] = await test.mails('gast@example.org');
    await test.insertCompany('vor-bestaetigung');
    expect(await run('DAILY', 'gast@example.org')).toEqual([]);
    const link = linkIn(mail);
    expect((await rows('gast@example.org'))[0]?.confirmed_at).toBeNull();
    expect((await confirm(link)).json()).toMatchObject({ kind: 'COMPANY', path: '/suche/pflegeanbieter/k%C3%B6ln' });
    expect((await confirm(link)).json()).toMatchObject({ label: expect.any(String), already: true });
    await test.insertCompany('nach-bestaetigung');
    const [alert] = await run('DAILY', 'gast@example.org');
    expect(alert?.text_body).toContain('Haus nach-bestaetigung');
    expect(alert?.text_body).not.toContain('vor-bestaetigung');
    expect((await oneClick(alert!)).statusCode).toBe(200);
    expect(await rows('gast@example.org')).toEqual([]);
    expect((await oneClick(alert!)).statusCode).toBe(422);
  });

  it('AC-20 can be confirmed with the link of the second mail, for seven days after the latest request', async () => {
    const email = 'zweimal@example.org';
    await ask(email, { frequency: 'DAILY' });
    await test.app.jobs.drain();
    await test.update('saved_search', { email }, { created_at: daysFromNow(-8) });
    await ask(email, { frequency: 'WEEKLY' });
    const mails = await test.mails(email);
    expect(mails).toHaveLength(2);
    expect((await confirm(linkIn(mails[1]))).statusCode).toBe(200);
    expect(await rows(email)).toMatchObject([{ frequency: 'WEEKLY', confirmed_at: expect.any(Date) }]);
  });

  it('AC-20 refuse invalid entries and keys that are unknown or too old', async () => {
    expect((await ask('keine-adresse')).json<ErrorBody>().error.details).toHaveProperty('email');
    expectStatus(
      422,
      await ask('a@example.org', { query: 'city_slug=atlantis' }),
      await ask('a@example.org', { frequency: 'NONE' }),
      await confirm('http://x.example/?key=unbekannt-unbekannt'),
    );
    await ask('spaet@example.org');
    const link = linkIn((await test.mails('spaet@example.org'))[0]);
    await test.update('saved_search', { email: 'spaet@example.org' }, { created_at: daysFromNow(-8) });
    expect((await confirm(link)).statusCode).toBe(422);
  });
});
