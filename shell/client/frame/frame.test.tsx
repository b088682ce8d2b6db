import '@testing-library/jest-dom';
import { endPage, show, testStore } from '@care/contracts/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Footer } from './Footer';
import { Notice } from './Frame';
import { shellApi } from './load-frame';
import { Platform, PlatformContext, makeStore } from '@care/contracts';
import type { LoadResult, SlotModule, SlotProps } from '@care/contracts';
import { InboxBadge, memberTasks } from './member/member-parts';
import { paul } from '@care/contracts/testing/site';
import { MemoryRouter } from '@care/contracts/router-testing';
import { manifestOf } from '../../testing/manifest';
import { MenuLinks } from './Header';
import { SlicesContext, fittingInBar, restOf, useNavigationEntries } from './navigation-entries';

describe('the footer', () => {
  const html = `
  <a href="/ueber-uns?x=1#oben">Über uns</a>
  <a href="https://beispiel.example/ueber-uns">Träger</a>
  <a href="/presse" target="_blank">Presse</a>
`;
  let fetched: jest.SpyInstance;
  beforeAll(() => {
    fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ html, css: '', js: '' }));
  });
  afterAll(() => fetched.mockRestore());

  /** Whether the footer itself handles a click on a link, and the address of the page after it. */
  async function click(name: string, keys: object = {}) {
    const { addressNow } = show(<Footer onConsentSettings={() => undefined} />, { at: '/pakete' });
    const link = await screen.findByRole('link', { name });
    let isHandled = false;
    // jsdom cannot open other documents.
    const stop = (event: Event) => {
      isHandled = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', stop);
    await act(async () => void fireEvent.click(link, keys));
    removeEventListener('click', stop);
    return [isHandled, addressNow()];
  }

  describe('a link of the footer', () => {
    it('SH-11 to a page of the site opens it without loading the document again', async () =>
      expect(await click('Über uns')).toEqual([true, '/ueber-uns?x=1']));

    it.each<[string, object]>([
      ['Träger', {}],
      ['Presse', {}],
      ['Über uns', { ctrlKey: true }],
      ['Über uns', { metaKey: true }],
      ['Über uns', { shiftKey: true }],
      ['Über uns', { altKey: true }],
      ['Über uns', { button: 1 }],
    ])('SH-11 is left to the browser: %s with %j', async (name, keys) =>
      expect(await click(name, keys)).toEqual([false, '/pakete']),
    );
  });

  it('SH-11 OP-02 OP-07 without a footer of the site there are links to the legal pages that are public', async () => {
    const address = { name: 'Pflegefenster GmbH', street: 'Am Ring 5', zip_code: '50667', city: 'Köln' };
    const operator = { ...address, phone: '0221 123456', email: 'post@betreiber.example', checked_on: '2026-11-03' };
    fetched.mockImplementation(async (url: string) =>
      url.endsWith('/operator/') ? Response.json(operator) : Response.json({}, { status: 404 }),
    );
    endPage();
    show(<Footer onConsentSettings={() => undefined} />, { at: '/pakete' });
    const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    await waitFor(() => expect(links()).toEqual(['/agb', '/kontakt']));
  });
});

describe('the notice above every page', () => {
  async function shown(status: number, banner: object) {
    endPage();
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(banner, { status }));
    show(<Notice />, { at: '/pakete' });
    const isSettled = () => /fulfilled|rejected/.test(shellApi.banner.select()(testStore().getState()).status);
    await waitFor(() => expect(isSettled()).toBe(true));
    fetched.mockRestore();
    return screen.queryByRole('complementary');
  }

  it('OP-43 is its text, with a link of the site or of the web', async () => {
    const link = { label: 'Mehr', path: '/kontakt' };
    const text = 'Wartung <b>am</b> Sonntag';
    expect(await shown(200, { text, link })).toHaveTextContent(`${text} Mehr`);
    expect(screen.getByRole('link', { name: 'Mehr' })).toHaveAttribute('href', '/kontakt');
    cleanup();
    await shown(200, { text: 'Neu', link: { ...link, path: 'https://pflege.example/' } });
    expect(screen.getByRole('link', { name: 'Mehr' })).toHaveAttribute('href', 'https://pflege.example/');
  });

  it('OP-43 is nothing without a text, or without an answer', async () => {
    expect(await shown(200, { text: '', link: null })).toBeNull();
    expect(await shown(500, {})).toBeNull();
  });
});

describe('the words of the link to the inbox', () => {
  const views = { Loading: () => <p>lädt</p>, Unavailable: () => <p>Bereich nicht erreichbar</p> };
  const failure = { slice: 'mf-account', version: '1', reason: 'network', message: 'x' } as const;
  const failed: LoadResult = { success: false, failure };
  const filledWith = (Words: (words: SlotProps['nav.inbox']) => string): LoadResult => ({
    success: true,
    module: { default: Words } satisfies SlotModule<SlotProps['nav.inbox']> as SlotModule,
  });

  async function show(result: LoadResult, slots: Record<string, string> = { 'nav.inbox': 'mf-account/inbox-label' }) {
    const load = jest.fn(() => Promise.resolve(result));
    const platform = new Platform({ store: makeStore(), views, slots, load });
    await act(async () => {
      render(
        <PlatformContext value={platform}>
          <a href="/nachrichten">
            <InboxBadge label="Nachrichten" />
          </a>
        </PlatformContext>,
      );
      await Promise.resolve();
    });
    return load;
  }

  it('AC-14 show the number from the slice that fills the slot', async () => {
    await show(filledWith(({ label }) => `${label}, 3 ungelesen`));
    expect(await screen.findByRole('link', { name: 'Nachrichten, 3 ungelesen' })).toBeVisible();
  });

  it('AC-14 SH-18 are shown without a number if no slice fills the slot, or if it fails to load', async () => {
    expect(await show(failed, {})).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Nachrichten' })).toHaveTextContent(/^Nachrichten$/);
    cleanup();
    await show(failed);
    expect(screen.getByRole('link')).toHaveTextContent(/^Nachrichten$/);
  });
});

const desk = { to: '/verwaltung', label: 'Verwaltung' };
const seeker = { id: 3, slug: 'kraft-1', image: null };
const nurse = { ...paul, profile_type: 'JOB_SEEKER' as const, company: null, profile: seeker };

describe('the tasks of a role in the bar', () => {
  // Its label is a slot with the number of unread messages.
  const inbox: unknown[] = ['/nachrichten', expect.anything()];
  const watchList = ['/pflegeanbieter/merkliste', 'Merkliste'];
  const enter = ['/registration/einrichtung', 'Einrichtung eintragen'];
  const jobs = ['/pflegepersonal', 'Pflegejobs'];
  const providers = ['/', 'Pflegeanbieter'];
  const staff = ['/pflegeanbieter', 'Pflegepersonal'];
  it.each<[string, Parameters<typeof memberTasks>[0], unknown[][]]>([
    ['SH-03 providers', paul, [inbox, ['/profile/company', 'Mein Unternehmen'], staff, watchList]],
    ['SH-22 providers without a company', { ...paul, company: null }, [inbox, enter, staff, watchList]],
    ['SH-03 job seekers', nurse, [inbox, jobs, ['/pflegepersonal/profil/kraft-1?edit', 'Mein Profil'], watchList]],
    ['SH-03 job seekers without a profile', { ...nurse, profile: null }, [inbox, jobs, watchList]],
    ['SH-03 care seekers', { ...paul, profile_type: 'CARE_SEEKER', company: null }, [inbox, providers, watchList]],
    ['SH-03 STAFF', { ...paul, is_staff: true }, [['/verwaltung', 'Verwaltung'], inbox, providers, watchList]],
    ['SH-03 anybody if the account cannot be loaded', undefined, [inbox, watchList]],
  ])('%s', (_role, user, tasks) =>
    expect(memberTasks(user, [desk]).map(({ to, label }) => [to, label])).toEqual(tasks),
  );
  it('SH-03 STAFF: the links of slices have an icon', () =>
    expect(memberTasks({ ...paul, is_staff: true }, [desk])[0]).toMatchObject({ icon: expect.anything() as unknown }));
});

const page = (path: string, section?: string) => ({
  path,
  section,
  expose: 'page',
  render: 'server' as const,
  slots: [],
});
const link = (label: string, to: string, order: number) => ({ label, to, order, audience: 'everyone' as const });
const slice = manifestOf('1.0.0', {
  routes: [
    page('/'),
    page('/suche/pflegejobs/:slug', '/pflegepersonal'),
    page('/pflegepersonal/profil/:slug', '/pflegeanbieter'),
    page('/pflegeanbieter/:city/:slug', '/'),
    page('/pflegeanbieter/:city/:slug/:offer', '/pflegepersonal'),
  ],
  navigation: [link('nav.providersShort', '/', 10), link('nav.jobsShort', '/pflegepersonal', 20)],
});
const Links = () => <MenuLinks links={useNavigationEntries('everyone', 'visitor')} />;

/** The main link that is marked at this address, and how. */
function markedAt(path: string): [words: string | null, current: string | null] | undefined {
  render(
    <SlicesContext value={[slice]}>
      <MemoryRouter initialEntries={[path]}>
        <Links />
      </MemoryRouter>
    </SlicesContext>,
  );
  const [marked, ...others] = screen.getAllByRole('link').filter((one) => one.hasAttribute('aria-current'));
  expect(others).toEqual([]);
  return marked && [marked.textContent, marked.getAttribute('aria-current')];
}

it.each<[path: string, ...marked: string[]]>([
  ['/', 'Pflegeanbieter', 'page'],
  ['/pflegepersonal', 'Pflegejobs', 'page'],
  ['/pflegeratgeber', 'Pflegeratgeber', 'page'],
  ['/suche/pflegejobs/köln', 'Pflegejobs', 'true'],
  ['/pflegeanbieter/köln/lindenhof', 'Pflegeanbieter', 'true'],
  ['/pflegeanbieter/köln/lindenhof/koch-m-w-d', 'Pflegejobs', 'true'],
  ['/pflegeratgeber/pflegegrad-beantragen', 'Pflegeratgeber', 'true'],
  ['/login'],
  ['/pflegepersonal/profil/kraft-1'],
])('SH-03 the main links: mark the page one is on, or the part of the site it belongs to: %s %s', (path, ...marked) =>
  expect(markedAt(path)).toEqual(marked.length > 0 ? marked : undefined),
);

describe('the main links in the bar', () => {
  const links = (...labels: string[]) => labels.map((label, i) => ({ to: `/${i}`, label }));
  const today = links('Pflegeanbieter', 'Pflegepersonal', 'Pflegejobs', 'Pflegeratgeber', 'Pakete');
  it('SH-03 are all of them if they fit, and the menu has none of them again', () => {
    expect(fittingInBar(today)).toEqual(today);
    expect(restOf(today, fittingInBar(today))).toEqual([]);
    expect(fittingInBar([])).toEqual([]);
  });
  it('SH-03 are the first of them if there are more; the menu has the others', () => {
    const six = [...today, ...links('Pflegeprodukte').map((link) => ({ ...link, to: '/pflegeprodukte' }))];
    const inBar = fittingInBar(six);
    expect(inBar).toEqual(six.slice(0, 3));
    expect(restOf(six, inBar)).toEqual(six.slice(3));
  });
  it('SH-03 leave a word that is longer than the bar to the menu', () =>
    expect(fittingInBar(links('Pflegejobs', 'x'.repeat(90), 'Pakete'))).toEqual(links('Pflegejobs')));
});
