import { waitFor, within } from '@testing-library/react';
import { fragmentsOfTests } from '../../testing/fragments';
import { PflegeProfil } from './element';
import * as live from './live';
import { liveLoads, loadLive } from './load-live';

// The build writes all of them in.
jest.mock('./base', () => ({ fragmentsUrl: '/einbinden/1/', version: '1.1.0-test' }));
// jsdom runs no module scripts.
jest.mock('./load-live', () => ({ loadLive: jest.fn(() => import('./live')), liveLoads: new EventTarget() }));

const fragments = fragmentsOfTests();
beforeAll(() => customElements.define('pflege-profil', PflegeProfil));
// The code renders outside of act(), as it does on a page.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => document.body.replaceChildren());

/** The template of the server for a profile. */
async function template(): Promise<HTMLTemplateElement> {
  const html = await (await fetch('/einbinden/1/company/haus/fragment')).text();
  return new DOMParser().parseFromString(html, 'text/html').querySelector('template')!;
}

/** An element in whose shadow root the template may be. */
function elementOf(attributes: Record<string, string>, delivered?: HTMLTemplateElement) {
  const element = document.createElement('pflege-profil');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const shadow = element.attachShadow({ mode: 'open' });
  if (delivered) shadow.append(delivered.content.cloneNode(true));
  const before = shadow.querySelector('article');
  const requests = jest.spyOn(globalThis, 'fetch').mockClear();
  return { element, before, requests, profile: within(shadow as unknown as HTMLElement) };
}

/** Puts such an element into the page, and waits until it is interactive. */
async function shown(attributes: Record<string, string>, delivered?: HTMLTemplateElement) {
  const { element, ...parts } = elementOf(attributes, delivered);
  const loaded = jest.fn();
  element.addEventListener('pp-load', loaded);
  document.body.append(element);
  await waitFor(() => expect(loaded).toHaveBeenCalledTimes(1));
  return { element, loaded, ...parts };
}

/** Lists the events of profiles on the page, by name and kind. */
function eventsOfPage() {
  const events: string[] = [];
  const ended = new AbortController();
  listening.push(ended);
  for (const name of ['pp-load', 'pp-error'])
    addEventListener(
      name,
      (event) => {
        const { kind } = (event as CustomEvent<{ kind?: string }>).detail;
        events.push(kind ? `${name} ${kind}` : name);
      },
      ended,
    );
  return events;
}
const listening: AbortController[] = [];
afterEach(() => listening.splice(0).forEach((one) => one.abort()));

it('EM-05 does not load again if it is moved, or if nothing, the theme or the height changes', async () => {
  const { element, requests, profile } = await shown({ slug: 'haus' });
  const article = profile.getByRole('article');
  document.body.prepend(element);
  await Promise.resolve();
  for (const [name, value] of [
    ['slug', 'haus'],
    ['theme', 'dark'],
    ['height', 'fixed'],
  ] as const) {
    element.setAttribute(name, value);
    // The element would load in a microtask.
    await Promise.resolve();
  }
  expect(requests).toHaveBeenCalledTimes(1);
  expect(profile.getByRole('article')).toBe(article);
  const frame = article.closest('.pp');
  expect(frame).toHaveAttribute('data-theme', 'dark');
  expect(frame).toHaveAttribute('data-height', 'fixed');
  expect(frame).toHaveAttribute('lang', 'de');
});

it('EM-05 hydrates the HTML that the server of the page has put in, and loads what is changed afterwards', async () => {
  const { element, requests, before, profile } = await shown({ slug: 'haus', theme: 'dark' }, await template());
  expect(requests).not.toHaveBeenCalled();
  const article = profile.getByRole('article');
  expect(article).toBe(before);
  expect(article.closest('.pp')).toHaveAttribute('data-theme', 'dark');
  element.setAttribute('view', 'full');
  await waitFor(() => expect(profile.getByRole('article')).toHaveAttribute('data-view', 'full'));
  expect(requests).toHaveBeenCalledTimes(1);
});

it.each([
  ['another profile', { slug: 'hof' }, '/hof/fragment'],
  ['other parts', { slug: 'haus', view: 'full', parts: 'about' }, '/haus/fragment?view=full&parts=about'],
  ['a key', { slug: 'haus', key: 'pp_1' }, '/haus/fragment?key=pp_1'],
])('EM-05 loads a profile if the page wants %s than its server has put in', async (_what, attributes, address) => {
  const { requests, before, profile } = await shown(attributes, await template());
  expect(requests).toHaveBeenCalledWith(`/einbinden/1/company${address}`, expect.anything());
  expect(profile.getByRole('article')).not.toBe(before);
});

it('EM-05 keeps the HTML that the server of the page has put in until another view of it has loaded', async () => {
  const { element, before, profile } = elementOf({ slug: 'haus', view: 'full' }, await template());
  fragments.answer = 502;
  document.body.append(element);
  const again = await profile.findByRole('button', { name: 'Noch einmal versuchen' });
  expect(profile.getByRole('article')).toBe(before);
  fragments.answer = {};
  again.click();
  await waitFor(() => expect(profile.getByRole('article')).toHaveAttribute('data-view', 'full'));
});

it('EM-05 draws the HTML of another version anew', async () => {
  const other = await template();
  other.content.querySelector('.pp-root')!.setAttribute('data-version', '1.0.0');
  const { before, profile } = await shown({ slug: 'haus' }, other);
  expect(profile.getByRole('article')).not.toBe(before);
});

it('EM-05 reports code that was not loaded as a failure of its own kind', async () => {
  jest.mocked(loadLive).mockRejectedValueOnce(new Error('not loaded'));
  const details: unknown[] = [];
  addEventListener('pp-error', (event) => details.push((event as CustomEvent).detail), { once: true });
  document.body.innerHTML = '<pflege-profil slug="haus"></pflege-profil>';
  await waitFor(() => expect(details).toEqual([{ slug: 'haus', kind: 'code' }]));
});

it('EM-05 tries again without a press when the code has loaded for another profile of the page', async () => {
  const notLoaded = new Error('not loaded');
  jest.mocked(loadLive).mockRejectedValueOnce(notLoaded).mockRejectedValueOnce(notLoaded);
  const events = eventsOfPage();
  const [one, other] = [elementOf({ slug: 'haus' }), elementOf({ slug: 'hof' })];
  document.body.append(one.element, other.element);
  await waitFor(() => expect(events).toEqual(['pp-error code', 'pp-error code']));
  liveLoads.dispatchEvent(new Event('load'));
  await waitFor(() => expect(events.slice(2)).toEqual(['pp-load', 'pp-load']));
  for (const { profile } of [one, other]) expect(profile.queryByRole('button')).toBeNull();
});

it('EM-05 reports code that throws like code that was not loaded, and makes the profile interactive by another try', async () => {
  const start = () => {
    throw new Error('broken');
  };
  jest.mocked(loadLive).mockResolvedValueOnce({ start });
  const events = eventsOfPage();
  const { element, before, profile } = elementOf({ slug: 'haus' }, await template());
  document.body.append(element);
  const again = await profile.findByRole('button', { name: 'Noch einmal versuchen' });
  expect(profile.getByRole('article')).toBe(before);
  expect(profile.getByRole('status')).toHaveTextContent(/^Einige Funktionen dieses Profils wurden nicht geladen\./);
  again.click();
  await waitFor(() => expect(events).toEqual(['pp-error code', 'pp-load']));
  expect(profile.queryByRole('status')).toBeNull();
});

it("EM-05 shows the HTML of the page's server at once if it is removed before it is interactive, and put in again", async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  jest.mocked(loadLive).mockImplementationOnce(() => held.then(() => live));
  const { element, before, requests, profile } = elementOf({ slug: 'haus' }, await template());
  const loaded = jest.fn();
  element.addEventListener('pp-load', loaded);
  document.body.append(element);
  // The element acts in a microtask.
  await Promise.resolve();
  element.remove();
  await Promise.resolve();
  document.body.append(element);
  await Promise.resolve();
  expect(profile.getByRole('article')).toBe(before);
  release();
  await waitFor(() => expect(loaded).toHaveBeenCalledTimes(1));
  expect(profile.getByRole('article')).toBe(before);
  expect(requests).not.toHaveBeenCalled();
});

it.each(['{"slug":', 'null'])(
  'EM-05 loads a profile if the data that the server of the page has put in are %s',
  async (data) => {
    const delivered = await template();
    delivered.content.querySelector('script')!.textContent = data;
    const { requests, profile } = await shown({ slug: 'haus' }, delivered);
    expect(requests).toHaveBeenCalledTimes(1);
    expect(profile.getByRole('article')).toBeVisible();
  },
);

it('EM-05 ends the code of a profile that is removed', async () => {
  const { element, profile } = await shown({ slug: 'haus' });
  element.remove();
  await Promise.resolve();
  expect(profile.queryByRole('article')).toBeNull();
});
