import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense, use } from 'react';
import { fragmentsOfTests } from '../testing/fragments';
import Profil from './federated/Profil';
import { mount, type MountOptions } from './profil';

// The build writes all of them in. The code that makes a profile interactive is not loaded here.
jest.mock('./element/base', () => ({ fragmentsUrl: '/einbinden/1/', version: '1.1.0-test', liveUrl: '/live.js' }));

const fragments = fragmentsOfTests();
/** What the functions of the host were told: `load`, or the kind of an error. */
const happened: string[] = [];
const handlers = {
  onLoad: () => void happened.push('load'),
  onError: ({ kind }: { kind: string }) => void happened.push(kind),
};
const warn = jest.spyOn(console, 'warn').mockImplementation();
beforeEach(() => {
  fragments.answer = { can_contact: true };
  happened.length = 0;
  warn.mockClear();
});
afterEach(() => document.body.replaceChildren());

const errors = () => happened.filter((kind) => kind !== 'load');
const TRY_AGAIN = { name: 'Noch einmal versuchen' };
const LOADING = 'Das Profil wird geladen …';

/** The shadow root of a profile, with the queries of what is in it, and a change of its options. */
const parts = (element: Element, update: (changes: Partial<MountOptions>) => void) => ({
  shadow: element.shadowRoot!,
  profile: within(element.shadowRoot as unknown as HTMLElement),
  async update(changes: Partial<MountOptions>) {
    update(changes);
    // The element acts in a microtask.
    await Promise.resolve();
  },
});

async function mounted(options: Partial<MountOptions> = {}) {
  const { update } = mount(document.body, { slug: 'haus', ...handlers, ...options });
  await Promise.resolve();
  return parts(document.querySelector('pflege-profil')!, update);
}

async function rendered(options: Partial<MountOptions> = {}) {
  const page = (changes: Partial<MountOptions> = {}) => <Profil slug="haus" {...handlers} {...options} {...changes} />;
  const { container, rerender } = render(page());
  return parts(container.firstElementChild!, (changes) => rerender(page(changes)));
}

it('EM-05 mount() says what it needs if the element of the page is missing', () => {
  const missing = document.querySelector('#missing') as Element;
  expect(() => mount(missing, { slug: 'haus' })).toThrow(
    new TypeError('pflege-profil: mount() needs an element of the page for the profile, and got none.'),
  );
});

it('EM-05 mount() and update() write options as attributes; an option that ends removes its attribute', () => {
  const profile = mount(document.body, { slug: 'haus', parts: ['about', 'jobs'], headingLevel: 4, widgetKey: 'pk_1' });
  const { attributes } = document.querySelector('pflege-profil')!;
  const written = () => Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  expect(written()).toEqual({ slug: 'haus', parts: 'about jobs', 'heading-level': '4', 'widget-key': 'pk_1' });
  profile.update({ parts: undefined, theme: 'dark' });
  expect(written()).toEqual({ slug: 'haus', theme: 'dark', 'heading-level': '4', 'widget-key': 'pk_1' });
});

describe.each([
  ['mounted', mounted],
  ['federated', rendered],
])('a %s profile', (_form, shown) => {
  it('EM-05 says how each further try goes in one message, keeps the focus, and moves it to the profile', async () => {
    fragments.answer = 502;
    const { profile, shadow } = await shown();
    const button = await profile.findByRole('button', TRY_AGAIN);
    const status = profile.getByRole('status');
    expect(status).toHaveTextContent(/^Das Profil ist gerade nicht erreichbar/);
    const states: string[] = [];
    const isBusy = () => button.getAttribute('aria-disabled') === 'true';
    new MutationObserver(() => states.push(`${status.firstChild?.textContent} ${isBusy()}`)).observe(status, {
      childList: true,
      subtree: true,
    });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(status).toHaveTextContent(/^Auch der 2\. Versuch hat nicht geklappt\. Das Profil ist/));
    expect(states[0]).toBe(`${LOADING} true`);
    expect(isBusy()).toBe(false);
    expect(shadow.activeElement).toBe(button);
    expect(errors()).toEqual(['server', 'server']);
    fragments.answer = {};
    fireEvent.click(button);
    expect(await profile.findByRole('article')).toBeVisible();
    expect(profile.queryByRole('status')).toBeNull();
    expect(shadow.activeElement).toHaveClass('pp-root');
  });

  it('EM-05 says that the profile is gone if a further try finds that out, and moves the focus there', async () => {
    fragments.answer = 502;
    const { profile, shadow } = await shown();
    const button = await profile.findByRole('button', TRY_AGAIN);
    button.focus();
    fragments.answer = 410;
    fireEvent.click(button);
    const gone = await profile.findByText('Dieses Profil gibt es nicht mehr.');
    expect(profile.getAllByRole('status')).toHaveLength(1);
    expect(profile.queryByRole('button')).toBeNull();
    expect(shadow.activeElement).toContainElement(gone);
    expect(errors()).toEqual(['server', 'deleted']);
  });

  it('EM-05 loads a profile with other options while it offers a further try', async () => {
    fragments.answer = 502;
    const { profile, update } = await shown();
    await profile.findByRole('button', TRY_AGAIN);
    fragments.answer = {};
    await update({ view: 'full' });
    expect(profile.getByRole('status')).toHaveTextContent(LOADING);
    expect(await profile.findByRole('article')).toHaveAttribute('data-view', 'full');
    expect(profile.queryByRole('status')).toBeNull();
  });

  it('EM-05 says that it loads another profile, hides the one before, and takes no focus from the page', async () => {
    const { profile, shadow, update } = await shown();
    await profile.findByRole('article');
    await update({ slug: 'hof' });
    expect(profile.queryByRole('article')).toBeNull();
    expect(profile.getByRole('status')).toHaveTextContent(LOADING);
    expect(await profile.findByRole('article')).toBeVisible();
    expect(profile.queryByRole('status')).toBeNull();
    expect(shadow.activeElement).toBeNull();
  });

  it('EM-05 keeps a profile whose other view is not loaded, says so below it, and tries again', async () => {
    const { profile, shadow, update } = await shown();
    const article = await profile.findByRole('article');
    fragments.answer = 502;
    await update({ view: 'full' });
    const again = await profile.findByRole('button', TRY_AGAIN);
    expect(profile.getByRole('article')).toBe(article);
    const status = profile.getByRole('status');
    expect(status).toHaveTextContent(/^Das Profil konnte nicht neu geladen werden/);
    expect(article.closest('.pp-root')?.nextElementSibling).toBe(status);
    again.focus();
    fireEvent.click(again);
    await waitFor(() => expect(status).toHaveTextContent(/^Auch der 2\. Versuch hat nicht geklappt\./));
    expect(errors()).toEqual(['server', 'server']);
    fragments.answer = {};
    fireEvent.click(again);
    await waitFor(() => expect(profile.queryByRole('status')).toBeNull());
    expect(profile.getByRole('article')).toHaveAttribute('data-view', 'full');
    expect(shadow.activeElement).toHaveClass('pp-root');
  });

  it('EM-05 does not keep a profile that is gone when its other view is loaded', async () => {
    const { profile, update } = await shown();
    await profile.findByRole('article');
    fragments.answer = 410;
    await update({ view: 'full' });
    expect(await profile.findByText('Dieses Profil gibt es nicht mehr.')).toBeVisible();
    expect(profile.queryByRole('article')).toBeNull();
  });
});

it('EM-05 a mounted profile: loads again when the connection is back, without a press of the button', async () => {
  fragments.answer = 502;
  const { profile } = await mounted();
  expect(await profile.findByRole('button', TRY_AGAIN)).toBeVisible();
  fragments.answer = {};
  fireEvent(window, new Event('online'));
  expect(await profile.findByRole('article')).toBeVisible();
});

it('EM-05 a mounted profile: keeps the focus if a changed attribute ends what the button tries', async () => {
  const { profile, shadow, update } = await mounted();
  const root = (await profile.findByRole('article')).closest('.pp-root');
  fragments.answer = 502;
  await update({ view: 'full' });
  (await profile.findByRole('button', TRY_AGAIN)).focus();
  fragments.answer = {};
  await update({ headingLevel: 2 });
  expect(shadow.activeElement).toBe(root);
  await waitFor(() => expect(profile.getByRole('article')).toHaveAttribute('data-view', 'full'));
  expect(shadow.activeElement).toHaveClass('pp-root');
});

it('EM-05 a mounted profile: says that it loads the profile if it is put into the page again', async () => {
  const { profile } = await mounted();
  await profile.findByRole('article');
  const element = document.querySelector('pflege-profil')!;
  element.remove();
  await Promise.resolve();
  document.body.append(element);
  await Promise.resolve();
  expect(profile.getByRole('status')).toHaveTextContent(LOADING);
  expect(await profile.findByRole('article')).toBeVisible();
});

it('EM-05 a mounted profile: shows what changes while it loads, and reports no error about the load that the change has ended', async () => {
  const { profile, update } = await mounted();
  await update({ view: 'full', theme: 'dark' });
  const article = await profile.findByRole('article');
  expect(article).toHaveAttribute('data-view', 'full');
  expect(article.closest('.pp')).toHaveAttribute('data-theme', 'dark');
  expect(errors()).toEqual([]);
});

it.each([
  ['is not followed', false],
  ['is followed', true],
  ['is followed', undefined],
])('EM-05 a mounted profile: its link to the form of the site %s if onContact answers %s', async (result, answer) => {
  const channels: string[] = [];
  const { profile } = await mounted({
    onContact: ({ channel }) => {
      channels.push(channel);
      return answer;
    },
  });
  const link = await profile.findByRole('link', { name: 'Kontakt aufnehmen' });
  let isTakenOver: boolean | undefined;
  const last = (event: Event) => {
    isTakenOver = event.defaultPrevented;
    event.preventDefault(); // jsdom cannot follow a link
  };
  addEventListener('click', last, { once: true });
  fireEvent.click(link);
  expect(channels).toEqual(['message']);
  expect(isTakenOver).toBe(result === 'is not followed');
});

it.each([
  ['another profile is shown', { slug: 'hof' }],
  ['its other view has no such element', { slug: 'haus', view: 'rating' }],
] as const)('EM-05 keeps the focus inside it if %s', async (_title, changed) => {
  const { profile, shadow, update } = await rendered();
  (await profile.findByRole('link', { name: 'Kontakt aufnehmen' })).focus();
  await update(changed);
  expect(shadow.activeElement).toHaveClass('pp-root');
  await waitFor(() => expect(happened).toContain('load'));
  expect(shadow.activeElement).toHaveClass('pp-root');
});

it.each([
  ['loads', {}, 'article'],
  ['fails', 502, 'status'],
] as const)('EM-05 is complete if its host hides it while it %s', async (_title, answer, role) => {
  fragments.answer = answer;
  let goOn: () => void = () => undefined;
  const waiting = new Promise<null>((resolve) => (goOn = () => resolve(null)));
  const Late = ({ isWaiting }: { isWaiting: boolean }) => (isWaiting ? use(waiting) : null);
  const page = (isWaiting: boolean) => (
    <Suspense fallback={<p>Seite wird geladen</p>}>
      <Profil slug="haus" {...handlers} />
      <Late isWaiting={isWaiting} />
    </Suspense>
  );
  const { container, rerender } = render(page(false));
  const profile = within(container.firstElementChild?.shadowRoot as unknown as HTMLElement);
  await act(async () => rerender(page(true)));
  expect(screen.getByText('Seite wird geladen')).toBeVisible();
  await waitFor(() => expect(happened).toHaveLength(1));
  await act(async () => goOn());
  expect(await profile.findByRole(role)).toBeVisible();
  expect(profile.getByText(role === 'article' ? 'Domstr. 1, 50668 Köln' : /gerade nicht erreichbar/)).toBeVisible();
});

it('PK-08 a federated profile: tells the integrator about a widget that is not shown, and says nothing without a key', async () => {
  for (const [widgets, kind] of [
    ['revoked', 'revoked'],
    ['none', 'unknown'],
  ] as const) {
    happened.length = 0;
    fragments.answer = { widgets };
    const { profile } = await rendered({ view: 'rating', widgetKey: 'pp_1' });
    expect(await profile.findByRole('link', { name: /auf Pflegefenster$/ })).toBeVisible();
    await waitFor(() => expect(happened).toEqual([kind, 'load']));
    expect(warn).toHaveBeenLastCalledWith(`pflege-profil: no widgets (${widgets}); see docs/integrators.md`);
  }
  expect(await (await rendered()).profile.findByRole('article')).toBeVisible();
  await waitFor(() => expect(happened).toEqual(['unknown', 'load', 'load']));
});
