/** @jest-environment ../jest.browser.cjs */
import type { BrowserSlice } from '@care/federation/browser';
import { report, startReports } from './report';

const slice: BrowserSlice = {
  name: 'mf-search',
  version: '1.0.0-abc',
  contracts: '^1.0.0',
  container: 'mf_search',
  entry: 'remoteEntry.js',
  exposes: {},
  routes: [],
  fills: {},
  navigation: [],
  integrity: {},
};
const FILE = 'https://site.example/releases/mf-search/1.0.0-abc/web/expose-results.js';
const sent: Blob[] = [];
beforeAll(() => {
  Object.assign(navigator, { sendBeacon: (_url: string, body: Blob) => sent.push(body) });
  startReports([slice]);
});
beforeEach(() => void (sent.length = 0));

const read = (blob: Blob | undefined) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(reader.result as string));
    reader.readAsText(blob ?? new Blob(['null']));
  });
const thrownAt = (place: string, message: string) =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n    at ${place}:1:2` });
const reject = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const fault = { slice: 'mf-search', version: '1.0.0-abc', reason: 'crashed', page: '/' };

describe('uncaught errors of a slice', () => {
  it('SH-18 are reported with slice and version: an error in a timer', async () => {
    dispatchEvent(new ErrorEvent('error', { error: thrownAt(FILE, 'im Zeitgeber') }));
    expect(await read(sent[0])).toEqual({
      ...fault,
      message: 'Error: im Zeitgeber',
      stack: expect.stringContaining(`at ${FILE}:1:2`),
    });
  });
  it('SH-18 are reported with slice and version: a thrown value that is not an error', async () => {
    dispatchEvent(new ErrorEvent('error', { error: 'nur Text', filename: FILE }));
    expect(await read(sent[0])).toEqual({ ...fault, message: 'nur Text' });
  });
  it('SH-18 are reported with slice and version: a rejection', async () => {
    reject(thrownAt(FILE, 'abgelehnt'));
    expect(await read(sent[0])).toMatchObject({ ...fault, message: 'Error: abgelehnt' });
  });
  it('SH-18 are ignored if they do not come from a slice', () => {
    reject(thrownAt('https://site.example/shell/main.js', 'fremd'));
    expect(sent).toEqual([]);
  });
  it('SH-18 are reported once per fault, with an upper limit', () => {
    for (let i = 0; i < 50; i++) report({ slice: 'mf-search', reason: 'crashed', message: 'immer wieder' });
    expect(sent).toHaveLength(1);
    for (let i = 0; i < 50; i++) report({ slice: 'mf-search', reason: 'crashed', message: `Fehler ${i}` });
    expect(sent.length).toBeLessThan(21);
  });
});
