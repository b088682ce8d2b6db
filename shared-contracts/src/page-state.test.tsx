import { RouterProvider, createBrowserRouter } from '@care/contracts/router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { startBackToClose, useBackToClose } from './back-to-close';
import { endPage, setSession, showRoutes, testStore } from '@care/contracts/testing';
import {
  CONSENT_CATEGORIES,
  decideConsent,
  selectConsent,
  selectIsConsentDecided,
  startConsent,
  trackEvent,
} from './consent';
import type { Consent, ConsentCategory, TrackingEvent } from './consent';
import { siteOfTests } from '@care/contracts/testing/site';
import { useHoldPage, useMember } from './members';
import { selectSession, signOut } from './session';
import { defineSliceApi } from './slice-api';

describe('closing a dialog by going back', () => {
  function Openable({ name }: { name: string }) {
    const [isOpen, setOpen] = useState(false);
    const leave = useBackToClose(isOpen, () => setOpen(false));
    return (
      <button aria-pressed={isOpen} onClick={() => (isOpen ? leave() : setOpen(true))}>
        {name}
      </button>
    );
  }

  const Page = () => (
    <>
      <Openable name="Karte" />
      <Openable name="Filter" />
    </>
  );

  // Before the listener of the page, which may stop the event.
  let arrived = () => {};
  addEventListener('popstate', () => arrived());
  startBackToClose();

  let endRouter = () => {};
  afterEach(() => endRouter());

  function start() {
    history.pushState(null, '', '/suche/pflegeanbieter/k%C3%B6ln');
    const loaded: string[] = [];
    const loader = ({ request }: { request: Request }) => {
      loaded.push(new URL(request.url).search);
      return null;
    };
    const routes = [
      { path: '/suche/*', Component: Page, loader },
      { path: '*', Component: () => null },
    ];
    const router = createBrowserRouter(routes, { hydrationData: { loaderData: { 0: null } } });
    endRouter = () => router.dispose();
    render(<RouterProvider router={router} />);
    return { router, loaded };
  }

  const button = (name: string) => screen.getByRole('button', { name });
  const isOpen = (name: string) => button(name).getAttribute('aria-pressed') === 'true';

  async function open(name: string) {
    fireEvent.click(button(name));
    await waitFor(() => expect(isOpen(name)).toBe(true));
  }

  /** Goes through the browser's history, and meanwhile does what is given; ends when the browser has arrived. */
  const go = (steps: number, meanwhile = () => Promise.resolve()) =>
    act(async () => {
      const arrival = new Promise<void>((resolve) => (arrived = resolve));
      history.go(steps);
      await meanwhile();
      await arrival;
    });

  it('SR-04 closes what is open again after a reload in the entry that was added for it', async () => {
    start();
    history.pushState({ ...history.state, opened: 1 }, '');
    const entries = history.length;
    await open('Karte');
    expect(history.length).toBe(entries);
    await go(-1);
    expect(isOpen('Karte')).toBe(false);
    expect(history.state).toMatchObject({ opened: 0 });
  });

  it('SR-04 closing by its button keeps the filters chosen meanwhile, and loads no search', async () => {
    const { router, loaded } = start();
    await open('Filter');
    await act(() => router.navigate('?features=1', { replace: true }));
    loaded.length = 0;
    fireEvent.click(button('Filter'));
    await waitFor(() => expect(isOpen('Filter')).toBe(false));
    expect(router.state).toMatchObject({ location: { search: '?features=1' }, navigation: { state: 'idle' } });
    expect(location.search).toBe('?features=1');
    expect(loaded).toEqual([]);
  });

  it('SR-04 the back button closes what was opened last, however often, and then goes to the page before', async () => {
    const { router, loaded } = start();
    await act(() => router.navigate('?rating=4'));
    await open('Karte');
    for (const features of ['1', '2']) {
      await open('Filter');
      await act(() => router.navigate(`?rating=4&features=${features}`, { replace: true }));
      loaded.length = 0;
      await go(-1);
      expect([isOpen('Karte'), isOpen('Filter')]).toEqual([true, false]);
      expect(location.search).toBe(`?rating=4&features=${features}`);
    }
    await go(-1);
    expect([isOpen('Karte'), isOpen('Filter')]).toEqual([false, false]);
    expect(location.search).toBe('?rating=4&features=2');
    expect(loaded).toEqual([]);
    await go(-1);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('SR-04 a page that was left with a sheet open is loaded when the user comes back', async () => {
    const { router } = start();
    await act(() => router.navigate('?rating=4'));
    await open('Filter');
    await act(() => router.navigate('/pflegemagazin'));
    await go(-1);
    await waitFor(() => expect(router.state.location.search).toBe('?rating=4'));
    expect(isOpen('Filter')).toBe(false);
    await go(-2);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('SR-04 two steps back at once close both', async () => {
    const { router } = start();
    await act(() => router.navigate('?rating=4'));
    await open('Karte');
    await open('Filter');
    await act(() => router.navigate('?rating=5', { replace: true }));
    await go(-2);
    expect([isOpen('Karte'), isOpen('Filter')]).toEqual([false, false]);
    expect(location.search).toBe('?rating=5');
    expect(router.state.location.search).toBe('?rating=5');
  });

  it('SR-04 a filter whose hits arrive while the sheet closes stays in the address', async () => {
    const { router } = start();
    await open('Filter');
    // The browser goes back later: the router has ended by then, and the page is not rendered yet.
    await go(-1, () => router.navigate('?features=1', { replace: true }));
    expect(isOpen('Filter')).toBe(false);
    expect(router.state.location.search).toBe('?features=1');
    await waitFor(() => expect(location.search).toBe('?features=1'));
    expect((history.state as { key: string }).key).toBe(router.state.location.key);
  });

  it('SR-04 going back over several pages leaves the page that has something open', async () => {
    const { router } = start();
    await act(() => router.navigate('?rating=4'));
    await act(() => router.navigate('?rating=5'));
    await open('Filter');
    await go(-2);
    await waitFor(() => expect(router.state.location.search).toBe('?rating=4'));
    expect(location.search).toBe('?rating=4');
    expect(isOpen('Filter')).toBe(false);
  });
});

describe('consent', () => {
  const page = window as typeof window & { dataLayer?: object[] };
  const clicked = { event: 'select_content', content_type: 'company', content_id: '7', city: 'Köln' } as const;
  const nothing = { statistics: false, maps: false, ads: false };

  function reportedBy(action: () => void) {
    page.dataLayer = [];
    action();
    return page.dataLayer;
  }

  function changeInOtherTab(value: string | null) {
    if (value === null) localStorage.removeItem(CONSENT_KEY);
    else localStorage.setItem(CONSENT_KEY, value);
    dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));
  }

  const CONSENT_KEY = 'pf-consent';
  const currentConsent = () => selectConsent(testStore().getState());
  const isConsentDecided = () => selectIsConsentDecided(testStore().getState());
  const decide = (choice: Consent) => testStore().dispatch(decideConsent(choice));
  const track = (event: TrackingEvent) => testStore().dispatch(trackEvent(event));

  beforeEach(() => localStorage.clear());

  it('SH-16 nothing is allowed before a decision; events are reported with consent to statistics, until it is withdrawn', () => {
    expect([isConsentDecided(), currentConsent()]).toEqual([false, nothing]);
    expect(reportedBy(() => track(clicked))).toEqual([]);
    decide({ ...nothing, statistics: true });
    expect(reportedBy(() => track(clicked))).toEqual([clicked]);
    decide(nothing);
    expect(reportedBy(() => track(clicked))).toEqual([]);
    expect(isConsentDecided()).toBe(true);
  });

  it.each(CONSENT_CATEGORIES)('SH-16 a choice of only %s is restored on the next visit', (category) => {
    decide({ ...nothing, [category]: true });
    endPage();
    expect(isConsentDecided()).toBe(true);
    expect(currentConsent()).toEqual({ ...nothing, [category]: true });
  });

  it('SH-16 asks again only when there is a service that the visitor was not asked about', () => {
    const isDecidedWith = (services: readonly ConsentCategory[]) => {
      startConsent(testStore(), services)();
      return isConsentDecided();
    };
    expect(isDecidedWith([])).toBe(true);
    expect(isDecidedWith(['ads'])).toBe(false);
    decide(nothing);
    expect([isDecidedWith(['ads']), isDecidedWith([]), isDecidedWith(['ads', 'maps'])]).toEqual([true, true, false]);
  });

  it('SH-16 a choice about one category leaves the others as they are, also undecided', () => {
    testStore().dispatch(decideConsent({ maps: true }));
    expect([isConsentDecided(), currentConsent()]).toEqual([false, { ...nothing, maps: true }]);
    endPage();
    expect([isConsentDecided(), currentConsent()]).toEqual([false, { ...nothing, maps: true }]);
    testStore().dispatch(decideConsent({ statistics: true, ads: false }));
    expect([isConsentDecided(), currentConsent()]).toEqual([true, { ...nothing, maps: true, statistics: true }]);
  });

  it('SH-16 a choice in another tab applies here, too', () => {
    decide({ ...nothing, statistics: true });
    const kept = localStorage.getItem(CONSENT_KEY);
    changeInOtherTab(null);
    expect(currentConsent()).toEqual(nothing);
    changeInOtherTab(kept);
    expect(reportedBy(() => track(clicked))).toEqual([clicked]);
  });

  it.each(['', '{', 'null', '[]', '{"version":0,"statistics":true}', '{"version":1,"statistics":"yes"}'])(
    'SH-16 a stored %s allows nothing',
    (kept) => {
      localStorage.setItem(CONSENT_KEY, kept);
      expect(currentConsent()).toEqual(nothing);
    },
  );
});

describe('modules of the members', () => {
  const site = siteOfTests();
  const writing = defineSliceApi('members-test', (build) => ({
    write: build.mutation<unknown, void>({ query: () => ({ url: '/write/', body: {} }) }),
    read: build.query<unknown, void>({ query: () => '/read/' }),
  }));

  beforeEach(() => setSession(site, true));

  const url = new URL('https://site.invalid/profile?page=2');
  function Unsent() {
    useHoldPage();
    return null;
  }

  function Page() {
    const [isUnsent, setUnsent] = useState(false);
    return (
      <>
        <p>{useMember(url) ? 'Meine Seite' : 'lädt'}</p>
        <button onClick={() => setUnsent(!isUnsent)}>tippen</button>
        {isUnsent && <Unsent />}
      </>
    );
  }
  const type = () => act(() => screen.getByRole('button', { name: 'tippen' }).click());

  const show = () =>
    showRoutes(
      [
        { path: '/profile', element: <Page /> },
        { path: '*', element: <p>woanders</p> },
      ],
      { at: '/profile' },
    ).addressNow;

  it('SH-09 a page for members: stays unchanged while a form is unsent after the session has ended, then leads to the login and back', async () => {
    const addressNow = show();
    type();
    await setSession(site, false);
    expect(screen.getByText('Meine Seite')).toBeTruthy();
    expect(addressNow()).toBe('/profile');
    type();
    await waitFor(() => expect(addressNow()).toBe('/login?callbackUrl=%2Fprofile%3Fpage%3D2'));
  });

  it('SH-05 a page for members: redirects also with an unsent form when the user signs out on purpose', async () => {
    const addressNow = show();
    type();
    await act(() => testStore().dispatch(signOut()));
    await waitFor(() => expect(addressNow()).toBe('/login'));
  });

  it('SH-06 a call that is refused with 401: a write requests the session before it returns the error', async () => {
    site.signedIn = false;
    site.answers['POST /api-backend/write/'] = 401;
    const { error } = await testStore().dispatch(writing.write.initiate());
    expect(error).toMatchObject({ status: 401 });
    expect(selectSession(testStore().getState()).status).toBe('unauthenticated');
  });

  it('SH-06 a call that is refused with 401: a read does not request the session', async () => {
    site.answers['/api-backend/read/'] = 401;
    site.requests.length = 0;
    await testStore().dispatch(writing.read.initiate());
    expect(site.requests).not.toContain('GET /api/auth/session');
  });
});
