/** @jest-environment node */
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { ok, request, Slot, type PageModule, type PageOutcome, type SlotModule } from '@care/contracts';
import type { SliceManifest } from '@care/federation/store';
import { manifestOf } from '../../testing/manifest';
import { connectApi, render } from './host';
import type { RenderResult, SliceExports } from './protocol';

const slice = (name: string, changes: Partial<SliceManifest>) =>
  manifestOf('1.2.3-abc', { name, container: name.replaceAll('-', '_'), routes: [], ...changes });
const composition = {
  id: 'c',
  slices: [
    slice('mf-provider-profile', {
      routes: [
        { path: '/haus', expose: 'page', render: 'server', slots: [] },
        { path: '/konto', expose: 'page', render: 'client', slots: [] },
      ],
    }),
    slice('mf-reviews', { fills: { 'provider.ratings': 'ratings' } }),
  ],
};

function boom(): never {
  throw new Error('kaputt');
}

const Page = () => (
  <>
    <h1>Haus am Park</h1>
    <Slot name="provider.ratings" companyId={7} companySlug="haus" />
  </>
);
const ratings: SlotModule = { default: () => <p>Bewertungen</p> };
/** Far longer than the deadline. */
const later = () => pause(2000, undefined, { ref: false });
const footer = { html: '<p>Fuß</p>', css: '', js: '' };

let fetched: jest.SpyInstance;
beforeAll(() => {
  connectApi('http://api.invalid');
  fetched = jest.spyOn(globalThis, 'fetch');
});
beforeEach(() => void fetched.mockImplementation(async () => Response.json(footer)));
afterAll(() => fetched.mockRestore());

/** Longer than these tests take. */
const long = { dataMs: 60_000, deadlineMs: 60_000 };

const show = async (page: Partial<PageModule>, filling: SlotModule = ratings, times: Partial<typeof long> = {}) =>
  render({
    composition,
    url: '/haus',
    ...long,
    ...times,
    loadSlice: (name): SliceExports =>
      name === 'mf-reviews' ? { ratings: filling } : { page: { default: Page, ...page } },
  });

const frameHtml = (result: RenderResult) => (result.kind === 'client' && result.frame?.html) || '';
function rendered(result: RenderResult) {
  if (result.kind !== 'html') throw new Error('not rendered');
  return result;
}
const OF_PAGE = { slice: 'mf-provider-profile', version: '1.2.3-abc' };
const OF_SLOT = { slice: 'mf-reviews', version: '1.2.3-abc' };
const crashed = expect.stringContaining('Error: kaputt') as string;
/** The page without its slot. */
const withoutSlot = { kind: 'html', status: 200, slots: [{ id: 'mf-reviews/ratings', rendered: false }] };

it('SH-18 shows the page with its slots; finished queries are its state, and styles are beside the HTML', async () => {
  const result = rendered(await show({}));
  expect(result).toMatchObject({ kind: 'html', status: 200, problems: [] });
  expect(result.html).toContain('<p>Bewertungen</p>');
  const queries = Object.values(result.state.api.queries);
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) expect(['fulfilled', 'rejected']).toContain(query?.status);
  expect(result.styles.css).toContain('{');
  expect(result.html).not.toContain('<style');
});

const faults: [string, Partial<PageModule>][] = [
  ['a load that throws', { load: boom }],
  ['a load that is rejected', { load: async () => boom() }],
  ['a head that throws', { head: boom }],
];
it.each(faults)('SH-18 %s is a 503 that the browser renders, with slice and version', async (_name, page) => {
  const result = await show(page);
  expect(frameHtml(result)).toMatch(/<header.*<h1[^>]*>Die Seite wird geladen</s);
  expect(result).toMatchObject({ kind: 'client', status: 503, module: 'mf-provider-profile/page' });
  expect(result).toMatchObject({ problems: [{ ...OF_PAGE, message: crashed }] });
});

it('SH-18 a load of a slot that throws or is rejected leaves only its place to the browser, with slice and version', async () => {
  for (const load of [boom, async () => boom()]) {
    const result = rendered(await show({}, { ...ratings, load }));
    expect(result).toMatchObject(withoutSlot);
    expect(result.html).toContain('<h1>Haus am Park</h1>');
    expect(result.html).not.toMatch(/Bewertungen|nicht erreichbar/);
    expect(result.problems).toContainEqual({ ...OF_SLOT, message: crashed });
  }
});

it('SH-18 the deadline cuts off a slot that is slow: the page is whole, the place of the slot is left to the browser', async () => {
  let isLate = false;
  const slow: SlotModule = { ...ratings, load: () => later().then(() => (isLate = true)) };
  const result = rendered(await show({}, slow, { deadlineMs: 20 }));
  expect(isLate).toBe(false);
  const problems = [{ ...OF_SLOT, message: 'mf-reviews/ratings did not arrive in time' }];
  expect(result).toMatchObject({ ...withoutSlot, problems });
  expect(result.html).toContain('<h1>Haus am Park</h1>');
  expect(result.html).not.toContain('Bewertungen');
});

it('SH-18 the deadline cuts off data of the page that is slow: the page shows its own place-holder', async () => {
  let isLate = false;
  const load = () => later().then(() => ((isLate = true), ok));
  const result = await show({ load }, ratings, { dataMs: 20 });
  expect(isLate).toBe(false);
  const problems = [{ ...OF_PAGE, message: 'the data did not arrive in time' }];
  expect(result).toMatchObject({ kind: 'html', status: 200, isWhole: false, problems });
});

it('SH-18 a page without its data has the frame with a heading, if it would have none', async () => {
  const head = () => ({ title: 'Haus am Park' });
  const load = () => later().then(() => ok);
  const result = await show({ load, head, default: () => <p>lädt</p> }, ratings, { dataMs: 20 });
  expect(result).toMatchObject({ kind: 'client', status: 200, frame: { head: { title: 'Haus am Park' } } });
  expect(frameHtml(result)).toMatch(/<header.*<main.*<h1[^>]*>Haus am Park<.*<p>Fuß<\/p>/s);
});

it('SH-01 PP-01 an unknown page whose answer comes late is a 404', async () => {
  const load = () => pause(20).then(() => ({ kind: 'not-found' as const }));
  expect(await show({ load }, ratings, { deadlineMs: 1 })).toMatchObject({ kind: 'html', status: 404 });
});

it('SH-18 the deadline of a slot does not count the time in which the thread renders other pages', async () => {
  let arrive = (): void => undefined;
  const load = () => new Promise<void>((resolve) => (arrive = resolve));
  const shown = show({}, { ...ratings, load }, { deadlineMs: 50 });
  const started = arrive;
  while (arrive === started) await nextTurn();
  const end = performance.now() + 200;
  while (performance.now() < end);
  setTimeout(arrive);
  expect(await shown).toMatchObject({ problems: [], slots: [{ id: 'mf-reviews/ratings', rendered: true }] });
});

it('SH-01 an address with a line separator is the German 404 in the frame', async () => {
  for (const url of ['/nichts/a%E2%80%A8b', '/haus/a%E2%80%A9b', '/%E2%80%A8']) {
    const result = await render({ composition, url, ...long, loadSlice: () => ({}) });
    expect(result).toMatchObject({ kind: 'html', status: 404, problems: [], mayBeKept: true });
    expect(rendered(result).html).toMatch(/<main.*Diese Seite gibt es nicht.*<p>Fuß<\/p>/s);
  }
});

const moved = { status: 301, to: '/pakete', visitorsOnly: false } as const;
const toLogin = { status: 302, to: '/login', visitorsOnly: true } as const;
const unknown = { status: 404, page: 'not-found', mayBeKept: false, head: { robots: 'noindex,follow' } };
const outcomes: [string, PageOutcome, object][] = [
  ['is gone', { kind: 'gone' }, { kind: 'html', status: 410, outcome: 'gone', mayBeKept: true }],
  ['has no data', { kind: 'unavailable' }, { kind: 'html', status: 503, outcome: 'unavailable' }],
  ['is for something unknown', { kind: 'not-found' }, { kind: 'html', ...unknown }],
  ['leads elsewhere', { kind: 'redirect', to: '/pakete', status: 301 }, { kind: 'redirect', ...moved }],
  ['leads visitors elsewhere', { kind: 'redirect', ...toLogin }, { kind: 'redirect', ...toLogin }],
];
it.each(outcomes)('SH-01 the result for a page that %s says so', async (_what, outcome, expected) =>
  expect(await show({ load: async () => outcome })).toMatchObject(expected),
);

const caller = { client: '203.0.113.7', requestId: 'request-of-a-visitor', trace: { traceparent: '00-a-b-01' } };
const renderAt = (url: string, loadSlice: () => SliceExports) =>
  render({ composition, url, caller, ...long, loadSlice });

it('SH-11 a personal page is left to the browser: the server renders its frame with the heading', async () => {
  const head = () => ({ title: 'Ihr Konto' });
  const result = await renderAt('/konto', () => ({ page: { default: boom, head } }));
  const personal = { module: 'mf-provider-profile/page', robots: 'noindex,follow' };
  expect(result).toMatchObject({ kind: 'client', status: 200, ...personal });
  expect(frameHtml(result)).toMatch(/<header.*<h1[^>]*>Ihr Konto</s);
});

it('SH-18 a slice whose server file may not run is left to the browser with 200, and reported', async () => {
  const refused = () => {
    throw new Error('the server file does not have the hash of the registry');
  };
  const problems = [{ ...OF_PAGE, message: expect.stringContaining('the hash') }];
  expect(await renderAt('/haus', refused)).toMatchObject({ kind: 'client', status: 200, problems });
});

it('AC-13 SH-15 OP-95 calls to the API carry the address of the visitor, the id of the request and its trace', async () => {
  fetched.mockClear();
  await renderAt('/haus', () => ({ page: { default: Page }, ratings }));
  expect(fetched).toHaveBeenCalled();
  for (const [, init] of fetched.mock.calls as [unknown, { headers: Headers }][])
    expect(Object.fromEntries(init.headers)).toMatchObject({
      'x-forwarded-for': caller.client,
      'x-request-id': caller.requestId,
      ...caller.trace,
    });
});

it('AC-13 a page with an answer that must not be cached must not be cached', async () => {
  expect(await show({})).toMatchObject({ mayBeKept: true });
  const headers = { 'cache-control': 'private, no-store' };
  fetched.mockImplementation(async () => Response.json(footer, { headers }));
  expect(await show({})).toMatchObject({ mayBeKept: false });
});

it.each([
  [0, false],
  [503, false],
  [429, false],
  [404, true],
])('SH-18 a page with a call that got %d, whose slot shows that, may be cached: %s', async (status, mayBeKept) => {
  const load = () => request({ url: '/ratings/' });
  const answer = () => (status === 0 ? Promise.reject(new TypeError('fetch failed')) : Response.json({}, { status }));
  fetched.mockImplementation(async (url: string) => (url.endsWith('/ratings/') ? answer() : Response.json(footer)));
  expect(await show({}, { ...ratings, load })).toMatchObject({ kind: 'html', problems: [], mayBeKept });
});

it('SH-11 without a footer the page is whole: a missing one is no problem, an API that fails is one', async () => {
  fetched.mockImplementation(async () => Response.json({}, { status: 404 }));
  expect(await show({})).toMatchObject({ kind: 'html', status: 200, footerCss: '', problems: [] });
  fetched.mockImplementation(async () => Response.json({}, { status: 500 }));
  expect(await show({})).toMatchObject({ problems: [{ message: 'the footer did not arrive' }] });
  fetched.mockImplementation(async () => Response.json({ ...footer, css: '.f{color:red}' }));
  expect(await show({})).toMatchObject({ footerCss: '.f{color:red}', problems: [] });
});

it('OP-07 the imprint without data of the operator is a 503 that is not indexed nor kept, and is whole with it', async () => {
  const page = { slug: 'impressum', title: 'Impressum', lead: 'Angaben', description: 'Wer wir sind' };
  let legal: object = { ...page, missing: ['phone'], sections: [] };
  fetched.mockImplementation(async (url: string) => Response.json(url.includes('/legal/') ? legal : footer));
  const imprint = () => render({ composition, url: '/impressum', ...long, loadSlice: () => ({}) });
  const closed = await imprint();
  expect(closed).toMatchObject({ status: 503, outcome: 'unavailable', head: { robots: 'noindex,follow' } });
  expect(rendered(closed).html).toMatch(/<h1[^>]*>Impressum<\/h1>.*noch nicht fertig/s);
  const sections = [{ id: 'anbieter', title: 'Anbieter', text: 'Vertreten durch: Ada Amt' }];
  legal = { ...page, missing: [], sections };
  const open = await imprint();
  expect(open).toMatchObject({ status: 200, outcome: 'ok', mayBeKept: true, problems: [] });
  expect(rendered(open).html).toContain('Vertreten durch: Ada Amt');
});

it('SH-18 a slot that throws while it is rendered leaves the page whole, and is reported once', async () => {
  const result = rendered(await show({}, { default: boom }));
  expect(result.status).toBe(200);
  expect(result.html).toContain('<h1>Haus am Park</h1>');
  expect(result.problems).toEqual([{ message: crashed }]);
});
