import { fireEvent, waitFor, within } from '@testing-library/react';
import { fragmentsOfTests } from '../testing/fragments';
import { mount, type MountOptions } from './profil';

// The build writes all of them in. The code that makes a profile interactive is not loaded here.
jest.mock('./element/base', () => ({ fragmentsUrl: '/einbinden/1/', version: '1.1.0-test', liveUrl: '/live.js' }));

const fragments = fragmentsOfTests();
beforeEach(() => void (fragments.answer = { can_contact: true }));
afterEach(() => document.body.replaceChildren());

/** A mounted profile, with the queries of what is in its shadow root. */
async function mounted(options: Partial<MountOptions> = {}) {
  mount(document.body, { slug: 'haus', ...options });
  const element = document.querySelector('pflege-profil')!;
  // The element attaches its shadow root in a microtask.
  await Promise.resolve();
  return within(element.shadowRoot as unknown as HTMLElement);
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

describe('a mounted profile', () => {
  it('EM-05 loads again when the connection is back, without a press of the button', async () => {
    fragments.answer = 502;
    const profile = await mounted();
    expect(await profile.findByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
    fragments.answer = {};
    fireEvent(window, new Event('online'));
    expect(await profile.findByRole('article')).toBeVisible();
  });

  it('EM-05 says how each further try goes, and keeps the focus', async () => {
    fragments.answer = 502;
    const kinds: string[] = [];
    const profile = await mounted({ onError: ({ kind }) => void kinds.push(kind) });
    const button = await profile.findByRole('button', { name: 'Noch einmal versuchen' });
    const status = profile.getByRole('status');
    expect(status).toHaveTextContent(/^Das Profil ist gerade nicht erreichbar/);
    const shadow = button.getRootNode() as ShadowRoot;
    const states: string[] = [];
    const isBusy = () => button.getAttribute('aria-disabled') === 'true';
    new MutationObserver(() => states.push(`${status.firstChild?.textContent} ${isBusy()}`)).observe(status, {
      childList: true,
      subtree: true,
    });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(status).toHaveTextContent(/^Auch der 2\. Versuch hat nicht geklappt\. Das Profil ist/));
    expect(states[0]).toBe('Das Profil wird geladen … true');
    expect(isBusy()).toBe(false);
    expect(shadow.activeElement).toBe(button);
    expect(kinds).toEqual(['server', 'server']);
    fragments.answer = {};
    fireEvent.click(button);
    expect(await profile.findByRole('article')).toBeVisible();
    expect(shadow.activeElement).toHaveClass('pp-root');
  });

  it('EM-05 says that it loads the profile of another slug, and hides the one before', async () => {
    const profile = await mounted();
    await profile.findByRole('article');
    document.querySelector('pflege-profil')?.setAttribute('slug', 'hof');
    // The element loads the profile in a microtask.
    await Promise.resolve();
    expect(profile.queryByRole('article')).toBeNull();
    expect(profile.getByRole('status')).toHaveTextContent('Das Profil wird geladen …');
    expect(await profile.findByRole('article')).toBeVisible();
    expect(profile.queryByRole('status')).toBeNull();
  });

  it('EM-05 keeps a profile whose other view is not loaded, says so below it, and tries again', async () => {
    const kinds: string[] = [];
    const profile = await mounted({ onError: ({ kind }) => void kinds.push(kind) });
    const article = await profile.findByRole('article');
    fragments.answer = 502;
    document.querySelector('pflege-profil')?.setAttribute('view', 'full');
    const again = await profile.findByRole('button', { name: 'Noch einmal versuchen' });
    expect(profile.getByRole('article')).toBe(article);
    const status = profile.getByRole('status');
    expect(status).toHaveTextContent(/^Das Profil konnte nicht neu geladen werden/);
    expect(article.closest('.pp-root')?.nextElementSibling).toBe(status);
    const shadow = again.getRootNode() as ShadowRoot;
    again.focus();
    fireEvent.click(again);
    await waitFor(() => expect(status).toHaveTextContent(/^Auch der 2\. Versuch hat nicht geklappt\./));
    expect(kinds).toEqual(['server', 'server']);
    fragments.answer = {};
    fireEvent.click(again);
    await waitFor(() => expect(profile.getByRole('article')).toHaveAttribute('data-view', 'full'));
    expect(profile.queryByRole('status')).toBeNull();
    expect(shadow.activeElement).toHaveClass('pp-root');
  });

  it('EM-05 does not keep a profile that is gone when its other view is loaded', async () => {
    const profile = await mounted();
    await profile.findByRole('article');
    fragments.answer = 410;
    document.querySelector('pflege-profil')?.setAttribute('view', 'full');
    expect(await profile.findByText('Dieses Profil gibt es nicht mehr.')).toBeVisible();
    expect(profile.queryByRole('article')).toBeNull();
  });

  it('EM-05 keeps the focus if a changed attribute ends what the button tries', async () => {
    const profile = await mounted();
    const root = (await profile.findByRole('article')).closest('.pp-root');
    const shadow = root?.getRootNode() as ShadowRoot;
    fragments.answer = 502;
    document.querySelector('pflege-profil')?.setAttribute('view', 'full');
    (await profile.findByRole('button', { name: 'Noch einmal versuchen' })).focus();
    fragments.answer = {};
    document.querySelector('pflege-profil')?.setAttribute('heading-level', '2');
    expect(shadow.activeElement).toBe(root);
    await waitFor(() => expect(profile.getByRole('article')).toHaveAttribute('data-view', 'full'));
    expect(shadow.activeElement).toHaveClass('pp-root');
  });

  it('EM-05 says that it loads the profile if it is put into the page again', async () => {
    const profile = await mounted();
    await profile.findByRole('article');
    const element = document.querySelector('pflege-profil')!;
    element.remove();
    await Promise.resolve();
    document.body.append(element);
    await Promise.resolve();
    expect(profile.getByRole('status')).toHaveTextContent('Das Profil wird geladen …');
    expect(await profile.findByRole('article')).toBeVisible();
  });

  it('EM-05 moves the focus to the text that the profile is gone if a further try finds that out', async () => {
    fragments.answer = 502;
    const profile = await mounted();
    const button = await profile.findByRole('button', { name: 'Noch einmal versuchen' });
    const shadow = button.getRootNode() as ShadowRoot;
    button.focus();
    fragments.answer = 410;
    fireEvent.click(button);
    const gone = await profile.findByText('Dieses Profil gibt es nicht mehr.');
    expect(profile.queryByRole('button')).toBeNull();
    expect(shadow.activeElement).toContainElement(gone);
  });

  it('EM-05 reports no error about a load that a changed attribute has ended', async () => {
    const kinds: string[] = [];
    const profile = await mounted({ onError: ({ kind }) => void kinds.push(kind) });
    document.querySelector('pflege-profil')?.setAttribute('view', 'full');
    expect(await profile.findByRole('article')).toHaveAttribute('data-view', 'full');
    expect(kinds).toEqual([]);
  });

  it('EM-05 keeps a theme that changes while the profile is loaded', async () => {
    const profile = await mounted();
    document.querySelector('pflege-profil')?.setAttribute('theme', 'dark');
    expect((await profile.findByRole('article')).closest('.pp')).toHaveAttribute('data-theme', 'dark');
  });

  it.each([
    ['is not followed', false],
    ['is followed', true],
    ['is followed', undefined],
  ])('EM-05 its link to the form of the site %s if onContact answers %s', async (result, answer) => {
    const channels: string[] = [];
    const profile = await mounted({
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
});
