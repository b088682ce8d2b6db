/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { ok, Slot, type PageModule, type SlotModule } from '@care/contracts';
import type { BrowserSlice } from '@care/federation/browser';
import { connectApi, render, type SliceExports } from './host';

const slice = (name: string, changes: Partial<BrowserSlice>): BrowserSlice => ({
  name,
  version: '1.2.3-abc',
  contracts: '^1.0.0',
  container: name.replaceAll('-', '_'),
  entry: 'remoteEntry.js',
  exposes: {},
  routes: [],
  fills: {},
  navigation: [],
  integrity: {},
  ...changes,
});
const composition = {
  id: 'c',
  slices: [
    slice('mf-provider-profile', { routes: [{ path: '/haus', expose: 'page', render: 'server', slots: [] }] }),
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
/** Far beyond the deadline. */
const later = () => pause(2000, undefined, { ref: false });
const footer = { html: '<p>Fuß</p>', css: '', js: '' };

let fetched: jest.SpyInstance;
beforeAll(() => {
  connectApi('http://api.invalid');
  fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(footer));
});
afterAll(() => fetched.mockRestore());

const show = async (page: Partial<PageModule>, filling: SlotModule = ratings, deadlineMs = 5000) =>
  render({
    composition,
    url: '/haus',
    deadlineMs,
    loadSlice: (name) =>
      (name === 'mf-reviews' ? { ratings: filling } : { page: { default: Page, ...page } }) as SliceExports,
  });

describe('rendering on the server', () => {
  it('SH-18 shows the page with its slots, and has nothing to report', async () => {
    const result = await show({});
    expect(result).toMatchObject({ kind: 'html', status: 200, problems: [] });
    expect(result.kind === 'html' && result.html).toContain('<p>Bewertungen</p>');
  });

  const faults: Record<string, Partial<PageModule>> = {
    'a load that throws': { load: boom },
    'a load that is rejected': { load: async () => boom() },
    'a head that throws': { head: boom },
  };
  it.each(Object.entries(faults))(
    'SH-18 %s is a 503 that the browser renders, with slice and version',
    async (_name, page) => {
      expect(await show(page)).toEqual({
        kind: 'client',
        status: 503,
        module: 'mf-provider-profile/page',
        problems: [
          { slice: 'mf-provider-profile', version: '1.2.3-abc', message: expect.stringContaining('Error: kaputt') },
        ],
      });
    },
  );

  const slotFaults: Record<string, SlotModule> = {
    'a load of a slot that throws': { ...ratings, load: boom },
    'a load of a slot that is rejected': { ...ratings, load: async () => boom() },
  };
  it.each(Object.entries(slotFaults))(
    'SH-18 %s leaves only its place to the browser, with slice and version',
    async (_name, filling) => {
      const result = await show({}, filling);
      expect(result).toMatchObject({
        kind: 'html',
        status: 200,
        slots: [{ id: 'mf-reviews/ratings', rendered: false }],
      });
      expect(result.kind === 'html' && result.html).toContain('<h1>Haus am Park</h1>');
      expect(result.kind === 'html' && result.html).not.toMatch(/Bewertungen|nicht erreichbar/);
      expect(result.kind === 'html' && result.problems).toContainEqual({
        slice: 'mf-reviews',
        version: '1.2.3-abc',
        message: expect.stringContaining('Error: kaputt'),
      });
    },
  );

  it('SH-18 the deadline cuts off a slot that is slow: the page is whole, the place of the slot is left to the browser', async () => {
    let isLate = false;
    const slow: SlotModule = {
      ...ratings,
      load: () => later().then(() => (isLate = true)),
    };
    const result = await show({}, slow, 200);
    expect(isLate).toBe(false);
    expect(result).toMatchObject({
      kind: 'html',
      status: 200,
      slots: [{ id: 'mf-reviews/ratings', rendered: false }],
      problems: [{ slice: 'mf-reviews', version: '1.2.3-abc', message: 'mf-reviews/ratings did not arrive in time' }],
    });
    expect(result.kind === 'html' && result.html).toContain('<h1>Haus am Park</h1>');
    expect(result.kind === 'html' && result.html).not.toContain('Bewertungen');
  });

  it('SH-18 the deadline cuts off data of the page that is slow: the page shows its own place-holder', async () => {
    let isLate = false;
    const load = () => later().then(() => ((isLate = true), ok));
    const result = await show({ load }, ratings, 200);
    expect(isLate).toBe(false);
    expect(result).toMatchObject({
      kind: 'html',
      status: 200,
      problems: [{ slice: 'mf-provider-profile', version: '1.2.3-abc', message: 'the data did not arrive in time' }],
    });
  });

  it.each(['/nichts/a%E2%80%A8b', '/nichts/a%E2%80%A9b', '/haus/a%E2%80%A8b', '/%E2%80%A8'])(
    'SH-01 %s, with a line separator, is the German 404 in the frame',
    async (url) => {
      const result = await render({ composition, url, deadlineMs: 5000, loadSlice: () => ({}) });
      expect(result).toMatchObject({ kind: 'html', status: 404, problems: [], mayBeKept: true });
      const html = result.kind === 'html' ? result.html : '';
      expect(html).toContain('Diese Seite gibt es nicht');
      expect(html).toContain('<main');
      expect(html).toContain('<p>Fuß</p>');
    },
  );
});
