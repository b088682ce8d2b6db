import { configureApi, request } from '@care/contracts';
import { manifestOf } from '../testing/manifest';
import { countReady, followLoad, reportError, startTelemetry } from './telemetry';

const slice = manifestOf('1.0.0-abc');
const FILE = 'https://site.example/releases/mf-search/1.0.0-abc/web/expose-results.js';
const sent: Blob[] = [];
const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(navigator, {
    sendBeacon: (url: string, body: Blob) => {
      expect(url).toBe('/telemetry/');
      sent.push(body);
    },
  });
  const serverTiming = [{ name: 'traceparent', description: traceparent }];
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming }] });
  startTelemetry([slice, { ...slice, name: 'mf-reviews' }], '1.5.0');
});
const calls = jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => Response.json({}));
beforeAll(() => configureApi({ fetch: calls }));
beforeEach(() => void (sent.length = 0));

afterAll(() => jest.useRealTimers());

const read = (blob: Blob | undefined) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(reader.result as string));
    reader.readAsText(blob ?? new Blob(['null']));
    jest.advanceTimersByTime(100);
  });
const thrownAt = (place: string, error: Error) =>
  Object.assign(error, { stack: `${String(error)}\n    at ${place}:1:2` });
const reject = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
/** The code for faults loads with the first one. */
const settled = () => jest.advanceTimersByTimeAsync(0);
const release = { slice: 'mf-search', version: '1.0.0-abc' };

it('SH-18 OP-95 loads of slices: are counted once per page with their version and the time since the page was asked for; until then calls belong to the trace of the page', async () => {
  const called = () => request({ url: '/stats/' }).then(() => calls.mock.lastCall?.[1]?.headers);
  expect(await called()).toMatchObject({ traceparent });
  jest.advanceTimersByTime(120);
  for (const state of ['resolved', 'loaded', 'resolved', 'loaded'] as const)
    followLoad?.(state, 'mf-search', '1.0.0-abc');
  countReady();
  followLoad?.('loaded', 'mf-account', '2.0.0');
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(5000);
  expect(sent).toHaveLength(1);
  expect(await read(sent[0])).toEqual({
    page: '/',
    loads: [
      { ...release, ms: 120 },
      { slice: 'shell', version: '1.5.0', ms: 120 },
      { slice: 'mf-account', version: '2.0.0' },
    ],
    trace: { traceparent, agoMs: 5120 },
  });
  expect(await called()).not.toHaveProperty('traceparent');
});
it('SH-18 loads of slices: are sent at once when the page is left', async () => {
  followLoad?.('loaded', 'mf-packages', '1.0.0');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await read(sent[0])).toMatchObject({ loads: [{ slice: 'mf-packages' }] });
  jest.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(1);
});
it('SH-18 loads of slices: that fail are one fault, whichever attempt or file failed, and no load', async () => {
  const failure = { slice: 'mf-reviews', version: '1.0.0-abc', reason: 'network' as const };
  followLoad?.('resolved', 'mf-reviews', '1.0.0-abc');
  for (const message of ['the first file', 'the second file'])
    followLoad?.('failed', 'mf-reviews', '1.0.0-abc', { ...failure, message });
  followLoad?.('loaded', 'mf-reviews', '1.0.0-abc');
  await settled();
  jest.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(1);
  const fault = { slice: 'mf-reviews', version: '1.0.0-abc', phase: 'fetch', class: 'network' };
  expect(await read(sent[0])).toEqual({ page: '/', faults: [{ ...fault, message: 'the first file' }] });
});

describe('uncaught errors', () => {
  const fault = { ...release, phase: 'uncaught' };

  const happens = (error: unknown, filename?: string) => dispatchEvent(new ErrorEvent('error', { error, filename }));
  const inTimer = thrownAt(FILE, new TypeError('im Zeitgeber'));
  const timer = { class: 'TypeError', message: 'TypeError: im Zeitgeber' };
  const rejected = thrownAt(FILE, new Error('abgelehnt'));
  const further = { message: 'Error: abgelehnt', again: true };
  const ofShell = thrownAt('https://site.example/shell/main.js', new Error('im Rahmen'));
  it.each<[string, () => unknown, object]>([
    ['an error in a timer', () => happens(inTimer), { ...fault, ...timer, stack: inTimer.stack }],
    ['a value that is not an error', () => happens('nur Text', FILE), { ...fault, class: 'none', message: 'nur Text' }],
    ['a rejection, as a further fault of its page', () => reject(rejected), { ...fault, ...further }],
    ['one of the shell', () => reject(ofShell), { slice: 'shell', version: '1.5.0', class: 'Error' }],
  ])('SH-18 are reported with slice, version, phase and class: %s', async (_what, happen, expected) => {
    happen();
    await settled();
    expect(await read(sent[0])).toMatchObject({ page: '/', faults: [expected] });
  });
  it('SH-18 are ignored if they come from neither, such as from an extension of the browser', async () => {
    reject(thrownAt('chrome-extension://abc/main.js', new Error('fremd')));
    dispatchEvent(new ErrorEvent('error', { error: 'fremd' }));
    await settled();
    expect(sent).toEqual([]);
  });
  it('SH-18 are reported once per fault, with an upper limit', async () => {
    for (let i = 0; i < 50; i++) reportError('mf-search', 'render', new Error('immer wieder'));
    await settled();
    expect(sent).toHaveLength(1);
    for (let i = 0; i < 50; i++) reportError('mf-search', 'render', new Error(`Fehler ${i}`));
    await settled();
    expect(sent.length).toBeLessThan(21);
  });
});
