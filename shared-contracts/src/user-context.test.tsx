import { TOKEN, paul, siteOfTests } from '@care/contracts/testing/site';
import { userContextSchema } from '@care/contracts/schemas';
import { Surroundings, loadSession, setSession, show, testStore } from '@care/contracts/testing';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { configureApi } from './request';
import { selectSession, signOut } from './session';
import { useUserContext, userApi } from './user-context';
import { useHoldPage } from './members';
import { defineSliceApi } from './slice-api';

const directly = { fetch: (...call: Parameters<typeof fetch>) => fetch(...call) };
afterEach(() => configureApi(directly));

/** From now on answers of the API are held, in the order in which they arrive, until they are released. */
function holdAnswers() {
  const held: (() => void)[] = [];
  configureApi({
    fetch: async (...call) => {
      const answer = await fetch(...call);
      await new Promise<void>((resolve) => held.push(resolve));
      return answer;
    },
  });
  return {
    heldAnswers: (count: number) => waitFor(() => expect(held).toHaveLength(count)),
    release: (index: number) => act(() => Promise.resolve(held[index]?.())),
    /** Lets all of them arrive. */
    arrive: () => held.forEach((resolve) => resolve()),
    /** Holds no further ones. */
    goOn: () => configureApi(directly),
  };
}

describe('the user context', () => {
  const site = siteOfTests();

  const currentSession = () => selectSession(testStore().getState());
  const showContext = () => renderHook(useUserContext, { wrapper: Surroundings }).result;
  const asked = () => site.requests.filter((request) => request === 'GET /api-backend/user/details/').length;

  it('SH-07 SH-08 is empty for a visitor without a request; it holds token, person, photo, company and tier after signing in', async () => {
    const context = showContext();
    expect(userContextSchema.parse(context.current)).toEqual(context.current);
    expect(context.current).toMatchObject({ token: null, userPk: null, userType: null, isCompanyOwner: false });
    expect(asked()).toBe(0);
    site.user = { ...paul, profile: { id: 3, slug: 'paul-p', image: '/api-backend/media/paul.webp' } };
    await setSession(site, true);
    expect(context.current.token).toBe(TOKEN);
    await waitFor(() => expect(context.current.userPk).toBe(paul.pk));
    expect(userContextSchema.parse(context.current)).toEqual({
      token: TOKEN,
      userPk: 4,
      userType: 'CARE_PROVIDER',
      tierName: 'PLUS_TIER',
      isCompanyOwner: true,
      isStaff: false,
      userCompany: { id: 7, slug: 'lindenhof', name: 'Haus Lindenhof' },
      followedCompanies: [],
      userFirstName: 'Paul',
      userLastName: 'Plus',
      userImage: '/api-backend/media/paul.webp',
      userName: 'inhaber-plus',
    });
    expect(asked()).toBe(1);
  });

  it.each([400, 404])('SH-07 an answer %i clears it and signs out', async (status) => {
    site.faults = { details: status };
    const context = showContext();
    await setSession(site, true);
    await waitFor(() => expect(currentSession()).toEqual({ status: 'unauthenticated' }));
    expect(site.signedIn).toBe(false);
    expect(context.current).toMatchObject({ token: null, userPk: null });
  });

  it('SH-07 a session that is refused several times is ended once', async () => {
    site.faults = { details: 401 };
    const { fetch: send } = globalThis;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    globalThis.fetch = async (input, init) => {
      if (input === '/api/auth/csrf') await released;
      return send(input, init);
    };
    try {
      await setSession(site, true);
      await waitFor(() => expect(asked()).toBeGreaterThan(2));
      release();
      await waitFor(() => expect(currentSession().status).toBe('unauthenticated'));
    } finally {
      globalThis.fetch = send;
    }
    // The next person signs in while further ends of the first session would be on their way.
    site.faults = {};
    await setSession(site, true);
    await waitFor(() => expect(asked()).toBeGreaterThan(3));
    await loadSession();
    expect(currentSession().status).toBe('authenticated');
    expect(site.requests.filter((request) => request === 'POST /api/auth/signout')).toHaveLength(1);
  });

  it('SH-07 a late refusal does not end the session after the same person has signed in again', async () => {
    const { release, heldAnswers } = holdAnswers();
    site.faults = { details: 401, signOut: 503 };
    await setSession(site, true);
    await heldAnswers(1);
    await release(0); // the session cannot be ended, so the details are requested again
    await heldAnswers(2);
    site.faults = {};
    await setSession(site, false);
    await setSession(site, true);
    await heldAnswers(3);
    await release(1);
    await release(2);
    await waitFor(() => expect(userApi.details.select()(testStore().getState()).data?.pk).toBe(paul.pk));
    await loadSession();
    expect(currentSession().status).toBe('authenticated');
  });

  it.each([408, 429, 500])('SH-07 an answer %i keeps the session and the request is repeated', async (status) => {
    site.faults = { details: status };
    const context = showContext();
    await setSession(site, true);
    await waitFor(() => expect(asked()).toBeGreaterThan(2));
    expect(context.current.userPk).toBeNull();
    expect(currentSession().status).toBe('authenticated');
    site.faults = {};
    await waitFor(() => expect(context.current.userPk).toBe(paul.pk));
  });

  it('SH-07 a late refusal of the former person does not end the session of the next one, whose details are loaded', async () => {
    const { release, heldAnswers } = holdAnswers();
    await setSession(site, true);
    const { result } = renderHook(() => userApi.details.useQuery(), { wrapper: Surroundings });
    await heldAnswers(1);
    await setSession(site, false);
    await release(0); // repeats the request without a token
    await heldAnswers(2);
    site.user = { ...paul, pk: 5 };
    await setSession(site, true);
    await release(1);
    await heldAnswers(3);
    await release(2);
    await waitFor(() => expect(result.current.data?.pk).toBe(5));
    await loadSession();
    expect(site.requests).not.toContain('GET /api/auth/csrf');
    expect(currentSession()).toMatchObject({ status: 'authenticated', user: { id: '5' } });
  });

  it('SH-07 SH-08 has nothing of the person before until the details of the next one arrive, nor after the end', async () => {
    const context = showContext();
    await setSession(site, true);
    await waitFor(() => expect(context.current.userPk).toBe(paul.pk));
    const { heldAnswers, release } = holdAnswers();
    site.user = { ...paul, pk: 5, first_name: 'Bo' };
    await setSession(site, true);
    await heldAnswers(1);
    expect(context.current).toMatchObject({ token: TOKEN, userPk: null, userFirstName: '' });
    await release(0);
    await waitFor(() => expect(context.current).toMatchObject({ userPk: 5, userFirstName: 'Bo' }));
    await setSession(site, false);
    expect(context.current).toMatchObject({ token: null, userPk: null });
  });
});

describe('the cache when the person changes', () => {
  const site = siteOfTests();
  const OWN = '/api-backend/own/';
  const COMPANY = '/api-backend/company/';
  const ARTICLE = '/api-backend/article/';

  interface Answer {
    text: string;
  }
  const api = defineSliceApi('person-cache-test', (build) => ({
    own: build.query<Answer, void>({ query: () => '/own/', providesTags: [{ type: 'Message', id: 'LIST' }] }),
    company: build.query<Answer, void>({ query: () => '/company/', providesTags: [{ type: 'Company', id: 7 }] }),
    article: build.query<Answer, void>({ query: () => '/article/' }),
  }));

  const seen: string[] = [];
  const text = ({ currentData }: { currentData?: Answer }) => currentData?.text ?? 'lädt';

  function Page() {
    const shown = `${text(api.company.useQuery())}, ${text(api.article.useQuery())}`;
    seen.push(shown);
    return <p>{shown}</p>;
  }
  const OwnPage = () => <p>{text(api.own.useQuery())}</p>;

  function Unsent() {
    useHoldPage();
    return null;
  }

  const asked = (path: string) => site.requests.filter((one) => one === `GET ${path}`).length;
  const answerAs = (name: string) =>
    Object.assign(site, {
      answers: {
        [OWN]: { text: `Post für ${name}` },
        [COMPANY]: { text: `Haus für ${name}` },
        [ARTICLE]: { text: 'Artikel' },
      },
    });
  async function signInAs(pk: number, name: string) {
    site.user = { ...paul, pk };
    answerAs(name);
    await setSession(site, true);
  }
  beforeEach(() => {
    seen.length = 0;
    answerAs('Gäste');
  });

  it('SH-07 answers that depend on the person are refetched while the former ones stay; others are not refetched', async () => {
    await loadSession();
    show(<Page />);
    await screen.findByText('Haus für Gäste, Artikel');
    seen.length = 0;
    await signInAs(1, 'Anna');
    await screen.findByText('Haus für Anna, Artikel');
    await act(() => testStore().dispatch(signOut()));
    await waitFor(() => expect(asked(COMPANY)).toBe(3));
    expect(asked(ARTICLE)).toBe(1);
    expect(seen.filter((one) => one.includes('lädt'))).toEqual([]);
  });

  it('SH-07 an answer whose request was running when the session arrived is refetched', async () => {
    const { arrive, goOn, heldAnswers } = holdAnswers();
    show(<Page />);
    await heldAnswers(2);
    goOn();
    await signInAs(1, 'Anna');
    arrive();
    expect(await screen.findByText('Haus für Anna, Artikel')).toBeVisible();
    expect(asked(ARTICLE)).toBe(1);
  });

  it('SH-05 SH-07 answers about a person are removed when another person follows', async () => {
    await signInAs(1, 'Anna');
    show(<OwnPage />);
    await screen.findByText('Post für Anna');
    site.answers[OWN] = 503;
    site.user = { ...paul, pk: 2 };
    await loadSession();
    expect(screen.queryByText('Post für Anna')).not.toBeInTheDocument();
    await waitFor(() => expect(asked(OWN)).toBe(2));
    expect(JSON.stringify(testStore().getState().api)).not.toContain('Anna');
  });

  it('SH-05 an answer about a person that arrives after the person has changed is not stored', async () => {
    await signInAs(1, 'Anna');
    const { arrive, goOn, heldAnswers } = holdAnswers();
    const running = testStore().dispatch(api.own.initiate());
    await heldAnswers(1);
    goOn();
    await signInAs(2, 'Berta');
    arrive();
    expect((await running).data).toEqual({ text: 'Post für Berta' });
    expect(JSON.stringify(testStore().getState().api)).not.toContain('Anna');
  });

  it('SH-09 the answers stay while a form is unsent after the session has ended', async () => {
    await signInAs(1, 'Anna');
    show(
      <>
        <OwnPage />
        <Page />
        <Unsent />
      </>,
    );
    await screen.findByText('Post für Anna');
    answerAs('Gäste');
    await setSession(site, false);
    expect(screen.getByText('Post für Anna')).toBeVisible();
    await signInAs(1, 'Anna');
    expect([asked(OWN), asked(COMPANY)]).toEqual([1, 1]);
    await signInAs(2, 'Berta');
    expect(await screen.findByText('Post für Berta')).toBeVisible();
    expect(await screen.findByText('Haus für Berta, Artikel')).toBeVisible();
  });
});
