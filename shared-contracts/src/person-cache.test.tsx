import { loadSession, show, testStore } from '@care/contracts/testing';
import { paul, siteOfTests } from '@care/contracts/testing/site';
import { act, screen, waitFor } from '@testing-library/react';
import { careApi } from './api';
import { useHoldPage } from './members';
import { signOut } from './session';
import { defineSliceApi } from './slice-api';

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

describe('the internal action of the installed version of RTK Query', () => {
  it('SH-05 removes one answer and keeps the others', async () => {
    answerAs('Anna');
    const store = testStore();
    const queries = () => Object.values(store.getState().api.queries).map((query) => query?.data);
    await Promise.all([store.dispatch(api.own.initiate()), store.dispatch(api.article.initiate())]);
    expect(queries()).toEqual([{ text: 'Post für Anna' }, { text: 'Artikel' }]);
    const [own] = careApi.util.selectInvalidatedBy(store.getState(), ['Message']);
    type Removed = Parameters<typeof careApi.internalActions.removeQueryResult>[0];
    store.dispatch(careApi.internalActions.removeQueryResult(own as unknown as Removed));
    expect(queries()).toEqual([{ text: 'Artikel' }]);
  });
});

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
  site.signedIn = true;
  answerAs(name);
  await loadSession();
}
/** Answers to requests before `goOn` arrive with `arrive`. */
function holdAnswers() {
  const { fetch } = globalThis;
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  globalThis.fetch = async (...call) => {
    const answer = await fetch(...call);
    await arrival;
    return answer;
  };
  return { arrive: () => arrive(), goOn: () => void (globalThis.fetch = fetch) };
}
beforeEach(() => {
  seen.length = 0;
  answerAs('Gäste');
});

describe('the cache when the person changes', () => {
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
    const { arrive, goOn } = holdAnswers();
    show(<Page />);
    await waitFor(() => expect([asked(COMPANY), asked(ARTICLE)]).toEqual([1, 1]));
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
    const { arrive, goOn } = holdAnswers();
    const running = testStore().dispatch(api.own.initiate());
    await waitFor(() => expect(asked(OWN)).toBe(1));
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
    site.signedIn = false;
    answerAs('Gäste');
    await loadSession();
    expect(screen.getByText('Post für Anna')).toBeVisible();
    await signInAs(1, 'Anna');
    expect([asked(OWN), asked(COMPANY)]).toEqual([1, 1]);
    await signInAs(2, 'Berta');
    expect(await screen.findByText('Post für Berta')).toBeVisible();
    expect(await screen.findByText('Haus für Berta, Artikel')).toBeVisible();
  });
});
