import type { PlacesInput } from '@care/contracts/schemas';
import { authSecret } from '../../../platform/secrets/auth-secret';
import { daysFromNow } from '../../../testing/rows';
import { appOfTests } from '../../../testing/test-app';
import { askWeekly } from './ask-weekly';
import { placesKey, stopPlacesKey } from './places-link';

const test = appOfTests({ isAlone: true });

const twoFree: PlacesInput = {
  ...{ total: 10, free: { LONG_TERM_SINGLE: 1, SHORT_TERM: 1 }, from: {}, wait: null, takes_clients: null },
  ...{ zip_codes: [], weekly_mail: true },
};

async function asked(slug: string) {
  const owner = await test.insertUser(slug);
  const id = await test.insertCompany(slug, { owner_id: owner, services_mask: 0b0000110 });
  const headers = await test.signIn(owner);
  const state = (input: PlacesInput) => test.put(`/api-backend/company/${id}/places/`, input, headers);
  await state(twoFree);
  const mails = () => test.mails(`${slug}@example.org`);
  const ask = async () => {
    await askWeekly(test.app);
    return mails();
  };
  const stored = () => test.row('company_places', { company_id: id });
  return { id, owner, headers, state, ask, mails, stored };
}

function linkIn({ text_body: text }: { text_body: string }, page: string): string {
  const link = new RegExp(`https?://\\S+(/api-backend/places/${page}/\\?key=\\S+)`).exec(text)?.[1];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const press = (link: string, form: Record<string, string>) =>
  test.post(link, new URLSearchParams(form).toString(), FORM);
const longAgo = (id: number) =>
  test.update('company_places', { company_id: id }, { confirmed_at: daysFromNow(-10), mailed_at: null });

it('PL-05 asks each owner with a statement once a week, by a text of editors', async () => {
  const one = await asked('pl-woche');
  const [mail] = await one.ask();
  expect(mail?.subject).toBe('Stimmt das noch? 2 freie Plätze');
  expect(mail?.text_body).toContain('Langzeitpflege, Einzelzimmer: 1 frei ab sofort');
  expect(JSON.stringify(mail?.headers)).toContain('List-Unsubscribe=One-Click');
  expect(await one.ask()).toHaveLength(1);
  await test.update('company_places', { company_id: one.id }, { mailed_at: daysFromNow(-7) });
  expect(await one.ask()).toHaveLength(2);
});

it.each<[string, (one: Awaited<ReturnType<typeof asked>>) => Promise<unknown>]>([
  ['whose address is not confirmed', ({ owner }) => test.update('user_account', owner, { email_verified_at: null })],
  ['who has switched off mails', ({ owner }) => test.update('user_account', owner, { email_notifications: false })],
  ['who leaves', ({ owner }) => test.update('user_account', owner, { deletion_scheduled_at: new Date() })],
  ['whose provider is not public', ({ id }) => test.update('company', id, { status: 'HIDDEN' })],
  ['who does not want it', ({ state }) => state({ ...twoFree, weekly_mail: false })],
  ['who has stated nothing', ({ state }) => state({ ...twoFree, total: null, free: {} })],
])('PL-05 asks no owner %s', async (who, change) => {
  const one = await asked(`pl-${who.replace(/\W+/g, '-')}`);
  await change(one);
  expect(await one.ask()).toEqual([]);
});

it('PL-05 GET and HEAD of the link show the statement and change nothing, however often', async () => {
  const one = await asked('pl-scanner');
  const link = linkIn((await one.ask())[0]!, 'confirm');
  await longAgo(one.id);
  const before = await one.stored();
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    const response = await test.inject({ method, url: link });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
  }
  const { body } = await test.get(`${link}&action=none`);
  expect(body).toContain('Stimmt das noch?');
  expect(body).toMatch(/name="SHORT_TERM" type="number"[^>]* max="10" step="1" value="1"/);
  expect(await one.stored()).toEqual(before);
});

it('PL-05 POST confirms or changes, a second press is harmless, and the last one stays', async () => {
  const one = await asked('pl-daumen');
  const link = linkIn((await one.ask())[0]!, 'confirm');
  await longAgo(one.id);
  const same = { LONG_TERM_SINGLE: '1', SHORT_TERM: '1', action: 'confirm' };
  for (const press_ of [1, 2]) {
    const { statusCode, body } = await press(link, same);
    expect([press_, statusCode, body.includes('Danke, bestätigt am')]).toEqual([press_, 200, true]);
    expect(Date.now() - (await one.stored()).confirmed_at.getTime()).toBeLessThan(60_000);
  }
  await press(link, { ...same, SHORT_TERM: '4' });
  expect((await one.stored()).free).toEqual({ LONG_TERM_SINGLE: 1, LONG_TERM_DOUBLE: 0, SHORT_TERM: 4 });
  await press(link, { ...same, action: 'none' });
  expect((await one.stored()).free).toEqual({ LONG_TERM_SINGLE: 0, LONG_TERM_DOUBLE: 0, SHORT_TERM: 0 });
  expect((await test.row('company', one.id)).free_place_until).toBeNull();
});

it('PL-05 a wrong count gets a message at its field and changes nothing', async () => {
  const one = await asked('pl-tippfehler');
  const link = linkIn((await one.ask())[0]!, 'confirm');
  const before = await one.stored();
  for (const wrong of ['11', '-1', '1.5', 'zwei', '']) {
    const { statusCode, body } = await press(link, { LONG_TERM_SINGLE: '0', SHORT_TERM: wrong, action: 'confirm' });
    expect([wrong, statusCode]).toEqual([wrong, 422]);
    expect(body).toContain('aria-describedby="SHORT_TERM-error"');
  }
  expect(await one.stored()).toEqual(before);
});

it('PL-05 links cannot be guessed, nor used after a stop, the end of 14 days, or a change of the owner', async () => {
  const one = await asked('pl-widerruf');
  const two = await asked('pl-opfer');
  const mail = (await one.ask())[0]!;
  const link = linkIn(mail, 'confirm');
  const key = new URL(link, 'http://x').searchParams.get('key')!;
  const victim = await two.stored();
  const secret = authSecret(test.app.settings);
  const right = { companyId: two.id, ownerId: two.owner, link: 0, until: Date.now() + 60_000 };
  const forged = [
    ...['', key.slice(0, -1), `${key}x`, key.replace(String(one.id), String(two.id))],
    stopPlacesKey(secret, right),
    placesKey('another secret', right),
    placesKey(secret, { ...right, ownerId: one.owner }),
    placesKey(secret, { ...right, until: Date.now() - 1 }),
  ];
  for (const one_ of forged) {
    const url = `/api-backend/places/confirm/?key=${encodeURIComponent(one_)}`;
    const { statusCode, body } = await press(url, { SHORT_TERM: '9', action: 'confirm' });
    expect([one_, statusCode, body.includes('Dieser Link gilt nicht mehr')]).toEqual([one_, 404, true]);
    expect((await test.get(url)).statusCode).toBe(404);
  }
  expect(await two.stored()).toEqual(victim);

  const stop = linkIn(mail, 'stop');
  expect((await test.get(stop)).body).toContain('Möchten Sie zu');
  expect((await one.stored()).weekly_mail).toBe(true);
  await test.post(stop, 'List-Unsubscribe=One-Click', FORM);
  const stopped = await one.stored();
  expect(stopped).toMatchObject({ weekly_mail: false, link_number: 1 });
  expect((await press(link, { SHORT_TERM: '9', action: 'confirm' })).statusCode).toBe(404);
  await test.post(`${stop}&action=undo`, '', FORM);
  expect((await press(link, { SHORT_TERM: '9', action: 'confirm' })).statusCode).toBe(404);
  expect((await one.stored()).free).toEqual(stopped.free);

  const newest = linkIn((await (await asked('pl-verkauft')).ask())[0]!, 'confirm');
  await test.update('company', (await test.row('company', { slug: 'pl-verkauft' })).id, { owner_id: null });
  expect((await press(newest, { SHORT_TERM: '9', action: 'confirm' })).statusCode).toBe(404);
});

it('PL-02 PL-05 of 200 confirmations and edits at the same time the last one stays', async () => {
  const one = await asked('pl-gleichzeitig');
  const link = linkIn((await one.ask())[0]!, 'confirm');
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => [
      (await one.state({ ...twoFree, free: { SHORT_TERM: index % 3 } })).statusCode,
    ]).concat(
      Array.from({ length: 50 }, async () => [(await press(link, { SHORT_TERM: '2', action: 'confirm' })).statusCode]),
      Array.from({ length: 50 }, async () => [(await press(link, { action: 'none' })).statusCode]),
    ),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
  const { free, confirmed_at } = await one.stored();
  const sum = Object.values(free).reduce((total, count) => total + count, 0);
  const { free_place_until } = await test.row('company', one.id);
  expect(free_place_until?.getTime()).toBe(sum > 0 ? confirmed_at.getTime() + 15 * 86_400_000 : undefined);
  await one.state({ ...twoFree, free: { SHORT_TERM: 7 } });
  expect((await one.stored()).free).toEqual({ SHORT_TERM: 7 });
});
