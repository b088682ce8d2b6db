import { allows, leastTier, TIERS } from '@care/contracts/tiers';
import type { ErrorBody, RatingCreated, RatingInvited, RatingInvites, RatingList } from '@care/contracts/schemas';
import { INVITE_MAX_ADDRESSES, INVITES_PER_DAY } from '@care/contracts/constants';
import { markProvenContacts } from './send-invites';
import { deleteDueAccounts } from '../privacy/account-deletion';
import { createPerson, linkParameter, type Person, confirmAddress } from '../../testing/people';
import { allStars, daysFromNow } from '../../testing/rows';
import { appOfTests, expectFields, expectRefusal, expectStatus, statusesOf } from '../../testing/test-app';
import type { TestMail } from '../../testing/test-app';

const API = '/api-backend/rating';

const test = appOfTests();
let number = 0;
let owner: Person;
let company: number;
let slug: string;
beforeEach(async () => {
  number += 1;
  slug = `bittet-${number}`;
  owner = await createPerson(test, `inhaberin-${number}`, { profile_type: 'CARE_PROVIDER' });
  company = await test.insertCompany(slug, { owner_id: owner.id, subscription: 'PREMIUM_TIER' });
});

const addressOf = (name: string) => `${name}-${number}@beispiel.example`;
const newPerson = (name: string, given = {}) => createPerson(test, `${name}-${number}`, given);
const send = (emails: string[], given: object = {}, headers: Record<string, string> = {}, who = owner) =>
  who.post(`${API}/invite/`, { emails, agreed: true, ...given }, headers);
const problem = (response: { json: () => unknown }) => (response.json() as ErrorBody).error;
async function invited(...names: string[]) {
  const emails = names.map(addressOf);
  expect((await send(emails)).statusCode).toBe(201);
  return Promise.all(emails.map(async (email) => keyIn((await test.mails(email)).at(-1))));
}
const keyIn = (mail: TestMail | undefined) => linkParameter(mail?.text_body ?? '', 'key');
const list = async () => (await owner.get(`${API}/invite/`)).json<RatingInvites>();
const check = (key: string) => test.post(`${API}/invite/check/`, { key });
const start = (key: string, who: Person) => who.post(`${API}/invite/start/`, { key });
const rate = (who: Person, invite?: string, of = company, headers = {}) =>
  who.post(
    `${API}/`,
    { company: of, category: 'RELATIVE', review_summary: 'Gut', ...allStars(4), ...(invite && { invite }) },
    headers,
  );
const shown = async (of = company) => (await test.inject(`${API}/list/${of}/`)).json<RatingList>().results;
const stored = () =>
  test.db
    .selectFrom('rating_invite as invite')
    .innerJoin('rating_invite_round as round', 'round.id', 'invite.round_id')
    .selectAll('invite')
    .where('round.company_id', '=', company)
    .orderBy('invite.id')
    .execute();
/** Progress is shown a day late; this moves it back. */
const daysLater = () =>
  test.databases.primary.pool.query(
    `update rating_invite set opened_at = opened_at - interval '3 days', used_at = used_at - interval '3 days'`,
  );
/** Guests with these names are invited and write. */
async function invitedGuests(...names: string[]) {
  const keys = await invited(...names);
  for (const [index, name] of names.entries())
    expect((await rate(await newPerson(name), keys[index])).statusCode).toBe(201);
}
const setCompany = (given: object) => test.update('company', company, given);

it('PK-08 mails a link for one rating to each address, with the own text, and stores hashes only', async () => {
  const email = addressOf('Frau.Gast');
  const sent = await send([email, email.toLowerCase()], { text: ' Danke,\ndass Sie bei uns waren.\u202e ' });
  expect([sent.statusCode, sent.json<RatingInvited>().count]).toEqual([201, 1]);
  const mails = await test.mails(email);
  expect(mails).toHaveLength(1);
  const text = mails[0]?.text_body ?? '';
  expect(mails[0]?.subject).toBe(`Ihre Erfahrung mit Haus ${slug}`);
  expect(text).toContain(`„Haus ${slug}“ schreibt Ihnen dazu:\nDanke,\ndass Sie bei uns waren.\n`);
  expect(text).toContain('/einladung?key=');
  expect(mails[0]?.headers).toMatchObject({
    'List-Unsubscribe': expect.stringContaining('/api-backend/rating/invite/stop/?key='),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  const [row] = await stored();
  expect(row?.key_hash).toHaveLength(32);
  const everything = await test.databases.primary.pool.query(
    `select (select jsonb_agg(i) from rating_invite i)::text || (select jsonb_agg(r) from rating_invite_round r)::text
        || coalesce((select jsonb_agg(k) from idempotency_key k)::text, '') as all`,
  );
  expect(everything.rows[0].all).not.toMatch(new RegExp(`gast|Danke|${keyIn(mails[0])}`, 'i'));
});

it('PK-08 needs agreement, addresses, and a text without web and mail addresses; errors are at their fields', async () => {
  const refused = await send(['keine-adresse'], { agreed: false, text: 'Mehr auf www.haus.de' });
  expect(refused.statusCode).toBe(422);
  expect(problem(refused).details).toMatchObject({
    'emails.0': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    text: 'Bitte schreiben Sie keine Internet- oder E-Mail-Adressen in den Text, und nach einem Punkt ein Leerzeichen.',
    agreed: expect.any(String),
  });
  for (const text of ['http://x', 'Schreiben Sie an a@b.de', 'siehe haus-linde.de', 'bit.ly/abc', '203.0.113.7'])
    expect((await send([addressOf('a')], { text })).statusCode).toBe(422);
  expect(problem(await send([])).details).toEqual({ emails: 'Bitte geben Sie mindestens eine Adresse an.' });
  expect((await send([addressOf('a')], { text: 'x'.repeat(501) })).statusCode).toBe(422);
  expect((await send([addressOf('a')], { text: 'Bitte bis 5.12. um 10.30 Uhr, z.B. kurz.' })).statusCode).toBe(201);
});

it('PK-08 is for the owner of a public Premium provider with a confirmed address; the package is checked when it is sent', async () => {
  const [plus, stranger] = [addressOf('p'), await newPerson('fremd')];
  expectStatus(404, await send([plus], {}, {}, stranger), await stranger.get(`${API}/invite/`));
  for (const subscription of TIERS.filter((tier) => !allows(tier, 'inviteReviews'))) {
    await setCompany({ subscription });
    const refused = await send([plus]);
    expect([refused.statusCode, problem(refused)]).toMatchObject([
      403,
      { code: 'tier_required', required_tier: leastTier('inviteReviews') },
    ]);
    expect(await list()).toMatchObject({ can_invite: false, count: 0 });
  }
  await setCompany({ subscription: 'PREMIUM_TIER' });
  for (const status of ['HIDDEN', 'REMOVED', 'PENDING_REVIEW']) {
    await setCompany({ status });
    expect((await send([plus])).statusCode).toBe(403);
  }
  await setCompany({ status: 'PUBLISHED' });
  const setOwner = (given: object) => test.update('user_account', owner.id, given);
  await setOwner({ email_verified_at: null });
  expect((await send([plus])).statusCode).toBe(403);
  await setOwner({ email_verified_at: new Date(), deletion_scheduled_at: daysFromNow(14) });
  expect((await send([plus])).statusCode).toBe(403);
  await setOwner({ deletion_scheduled_at: null, disabled_at: new Date() });
  expect((await send([plus])).statusCode).toBe(401);
  expect([await test.mails(plus), await stored()]).toEqual([[], []]);
});

it('PK-08 refuses the own address and the one of the provider, in all spellings of their mailboxes', async () => {
  await setCompany({ email: addressOf('buero') });
  const tagged = owner.email.replace('@', '+a@');
  for (const email of [owner.email.toUpperCase(), tagged, `${owner.email}.`, addressOf('BUERO')])
    expectFields(await send([addressOf('a'), email]), 422, 'emails');
  expect(await stored()).toEqual([]);
});

it('PK-08 asks the same address once in twelve months for a provider, and names it', async () => {
  await invited('gast');
  expect((await send([addressOf('gast').replace('@', '+zwei@')])).statusCode).toBe(422);
  const again = await send([addressOf('neu'), addressOf('GAST')]);
  expectRefusal(again, 422, { emails: expect.stringContaining(`schon eingeladen: ${addressOf('GAST')}.`) });
  expect(await test.mails(addressOf('neu'))).toEqual([]);
  const other = await newPerson('andere', { profile_type: 'CARE_PROVIDER' });
  await test.insertCompany(`andere-${number}`, { owner_id: other.id, subscription: 'PREMIUM_TIER' });
  expect((await send([addressOf('gast')], {}, {}, other)).statusCode).toBe(201);
  await test.update('rating_invite_round', { company_id: company }, { created_at: daysFromNow(-366) });
  expect((await send([addressOf('gast')])).statusCode).toBe(201);
});

it('PK-08 sends at most 20 addresses at once and 60 a day, also in requests at the same time', async () => {
  const some = (count: number, name: string) => Array.from({ length: count }, (_, n) => addressOf(`${name}${n}`));
  expect((await send(some(INVITE_MAX_ADDRESSES + 1, 'zu-viele'))).statusCode).toBe(422);
  const rounds = ['a', 'b', 'c', 'd'].map((name) => send(some(INVITE_MAX_ADDRESSES, name)));
  expect(await statusesOf(rounds)).toEqual([201, 201, 201, 422]);
  expect((await list()).left_today).toBe(0);
  const emails = `Heute haben Sie schon ${INVITES_PER_DAY} Adressen eingeladen. Morgen geht es weiter.`;
  expectRefusal(await send([addressOf('einer')]), 422, { emails });
  await test.update('rating_invite_round', { company_id: company }, { created_at: daysFromNow(-2) });
  expect((await list()).left_today).toBe(INVITES_PER_DAY);
});

it('PK-08 a request that is sent again after a lost answer sends no second mail; accounts get the same answer', async () => {
  const headers = { 'idempotency-key': `einladung-${number}-eins` };
  const [first, second] = await Promise.all([1, 2].map(() => send([addressOf('gast')], {}, headers)));
  expect([first?.statusCode, second?.statusCode, second?.json()]).toEqual([201, 201, first?.json()]);
  expect(await test.mails(addressOf('gast'))).toHaveLength(1);
  const member = await send([(await newPerson('mitglied')).email]);
  const ofRequest = { id: expect.any(Number), created_at: expect.any(String), valid_until: expect.any(String) };
  expect([member.statusCode, member.json()]).toEqual([201, { ...first?.json<object>(), ...ofRequest }]);
});

it('PK-08 an address that refuses invitations gets none from anybody, and the owner is not told', async () => {
  await invited('gast');
  const [mail] = await test.mails(addressOf('gast'));
  const url = new URL(/<(.*)>/.exec(String((mail?.headers as Record<string, string>)['List-Unsubscribe']))?.[1] ?? '');
  const path = url.pathname + url.search;
  const page = await test.inject(path);
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Keine weiteren Einladungen</button>')]);
  expect(await test.db.selectFrom('rating_invite_refusal').selectAll().execute()).toEqual([]);
  const oneClick = { 'content-type': 'application/x-www-form-urlencoded' };
  const stop = (headers = {}) => test.post(path, 'List-Unsubscribe=One-Click', { ...oneClick, ...headers });
  expect([(await stop()).json(), (await stop()).statusCode]).toEqual([{}, 200]);
  expect((await test.inject(path)).body).toContain('senden wir keine Einladungen zu Bewertungen mehr');

  const other = await newPerson('andere', { profile_type: 'CARE_PROVIDER' });
  await test.insertCompany(`andere-${number}`, { owner_id: other.id, subscription: 'PREMIUM_TIER' });
  const sent = await send([addressOf('Gast')], {}, {}, other);
  expect([sent.statusCode, sent.json<RatingInvited>().count]).toEqual([201, 1]);
  expect(await test.mails(addressOf('gast'))).toHaveLength(1);
  // As for any other address, the second time names it.
  expect((await send([addressOf('gast')], {}, {}, other)).statusCode).toBe(422);

  const undone = await test.inject({ method: 'POST', url: `${path}&action=undo`, headers: { accept: 'text/html' } });
  expect(undone.body).toContain('Keine weiteren Einladungen</button>');
  expect((await test.inject(`${url.pathname}?key=falsch.falsch`)).statusCode).toBe(404);
});

it('PK-08 opening the link changes nothing; only the invited account begins to write with it', async () => {
  const [key = ''] = await invited('gast');
  for (const _ of ['by a mail program', 'by the person'])
    expect((await check(key)).json()).toMatchObject({ company: { id: company, slug } });
  expect((await start(key, owner)).statusCode).toBe(403);
  const other = await start(key, await newPerson('andere'));
  expectRefusal(other, 403, 'Diese Einladung ging an eine andere E-Mail-Adresse als die Ihres Kontos.');
  expect(await stored()).toMatchObject([{ opened_at: null }]);
  expect((await start(key, await newPerson('gast'))).statusCode).toBe(200);
  expect(await stored()).toMatchObject([{ opened_at: expect.any(Date) }]);
});

it('PK-08 counts in groups of five of all invitations together, a day late, and never whose', async () => {
  await invitedGuests('a', 'b', 'c', 'd');
  await daysLater();
  expect((await list()).progress).toBeNull();
  await invitedGuests('e', 'f');
  expect((await list()).progress).toBeNull();
  await daysLater();
  const answer = await list();
  expect(answer).toMatchObject({ count: 2, progress: { opened: 5, written: 5 } });
  expect(JSON.stringify(answer)).not.toMatch(/beispiel\.example|rating_id|address/);
});

it('PK-08 RV-02 "Kontakt nachgewiesen" appears at five reviews of people with the invited address together', async () => {
  /** How many reviews have the mark after the night. */
  const marked = async () => {
    await markProvenContacts(test.app);
    return (await shown()).filter(({ verification }) => verification === 'CONTACT_PROVEN').length;
  };
  await invitedGuests('a', 'b', 'c', 'd');
  await rate(await newPerson('ohne-einladung'));
  await daysLater();
  expect(await marked()).toBe(0);
  await invitedGuests('e');
  expect(await marked()).toBe(0);
  await daysLater();
  const setGuest = (email: string, given: object) => test.update('user_account', { email }, given);
  await setGuest(addressOf('c'), { email: addressOf('neue-adresse') });
  expect(await marked()).toBe(0);
  await setGuest(addressOf('neue-adresse'), { email: addressOf('c'), email_verified_at: null });
  expect(await marked()).toBe(0);
  await setGuest(addressOf('c'), { email_verified_at: new Date() });
  expect(await marked()).toBe(5);
  await invitedGuests('f');
  await daysLater();
  expect(await marked()).toBe(5);
});

it('AC-07 PK-08 the link is used up by the review that is written with it, and stays so without the account', async () => {
  const [key = ''] = await invited('gast');
  const guest = await newPerson('gast');
  const created = await rate(guest, key);
  expect(created.statusCode).toBe(201);
  expect(await stored()).toMatchObject([{ rating_id: created.json<RatingCreated>().id, used_at: expect.any(Date) }]);
  const used = await check(key);
  const text = 'Mit dieser Einladung wurde schon eine Bewertung geschrieben.';
  expect([used.statusCode, problem(used)]).toMatchObject([410, { message: text, company: { id: company } }]);
  const other = await test.insertCompany(`noch-eins-${number}`);
  expect((await rate(guest, key, other)).statusCode).toBe(422);
  expect(await shown(other)).toEqual([]);
  await test.update('user_account', guest.id, { deletion_scheduled_at: daysFromNow(-1) });
  await deleteDueAccounts(test.app);
  expect(await shown()).toHaveLength(1);
  // Nothing says any more whose address belongs to the rating.
  expect(await stored()).toMatchObject([{ rating_id: null, used_at: expect.any(Date) }]);
});

it('PK-08 a used link is not valid for another review after the first one was deleted', async () => {
  const [key = ''] = await invited('gast');
  const guest = await newPerson('gast');
  const { id } = (await rate(guest, key)).json<RatingCreated>();
  expect((await guest.delete(`/api-backend/rating/${id}/`)).statusCode).toBe(204);
  expectFields(await rate(guest, key), 422, 'invite');
});

it('PK-08 RV-03 at the same time as others, only the invited account uses the link; who has rated before does not', async () => {
  const [rated = ''] = await invited('war-da');
  const before = await newPerson('war-da');
  await test.insertRating(company, before.id, { status: 'PENDING' });
  expectFields(await rate(before, rated), 409, 'uniqueness');
  expect((await check(rated)).statusCode).toBe(200);
  expect(await stored()).toMatchObject([{ used_at: null }]);

  const [key = ''] = await invited('gast');
  const people = await Promise.all(['eins', 'gast', 'drei'].map((name) => newPerson(name)));
  const answers = await Promise.all(people.map((who) => rate(who, key)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 201, 422]);
  expectFields(answers[0]!, 422, 'invite');
  expect(await shown()).toHaveLength(1);
});

it('PK-08 RV-09 the owner and former owners cannot use it, nor is it valid for another provider', async () => {
  const [key = ''] = await invited('gast');
  expect((await rate(owner, key)).statusCode).toBe(403);
  const former = await newPerson('frueher');
  await test.insert('company_ownership', { company_id: company, user_id: former.id });
  expect([(await start(key, former)).statusCode, (await rate(former, key)).statusCode]).toEqual([403, 403]);
  const other = await test.insertCompany(`anderes-${number}`);
  const guest = await newPerson('gast');
  expect((await rate(guest, key, other)).statusCode).toBe(422);
  expect([(await rate(guest, 'unbekannt')).statusCode, await shown(other)]).toEqual([422, []]);
  expect((await check(key)).statusCode).toBe(200);
});

it('PK-08 unknown links answer 404, expired ones 410 with the provider; a package that has ended does not matter', async () => {
  expect((await check('unbekannt')).statusCode).toBe(404);
  const [key = ''] = await invited('gast');
  await setCompany({ subscription: 'FREE_TIER' });
  expect((await check(key)).statusCode).toBe(200);
  await setCompany({ status: 'HIDDEN' });
  expect((await check(key)).statusCode).toBe(404);
  await setCompany({ status: 'PUBLISHED' });
  await test.update('rating_invite_round', { company_id: company }, { expires_at: daysFromNow(-1) });
  const guest = await newPerson('gast');
  const expired = await check(key);
  expect([expired.statusCode, problem(expired)]).toMatchObject([
    410,
    { message: 'Diese Einladung gilt nicht mehr.', company: { slug } },
  ]);
  expect([(await start(key, guest)).statusCode, (await rate(guest, key)).statusCode]).toEqual([410, 422]);
  expect((await rate(guest)).statusCode).toBe(201);
});

it('PK-08 RV-02 an invited account may confirm its address later', async () => {
  const [key = ''] = await invited('gast');
  const guest = await newPerson('gast', { email_verified_at: null });
  expect((await rate(guest, key)).json<RatingCreated>().status).toBe('PENDING');
  await confirmAddress(test, guest.id);
  expect(await shown()).toMatchObject([{ verification: 'EMAIL' }]);
  expect(await stored()).toMatchObject([{ used_at: expect.any(Date) }]);
});
