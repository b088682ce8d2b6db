import { configureApi, type PageModule } from '@care/contracts';
import { toggleFollowAnswerSchema, toggleFollowSchema, type CompanyPage } from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { backendOfTests, visitAs } from '../../testing/backend';
import { bareCompany, companyPage } from '../../testing/company';
import { contextOf } from '@care/contracts/testing';
import { showPage } from '../../testing/show-page';
import { ContactBar } from './ContactBar';
import { ContactCard } from './ContactCard';
import { FollowOnCard } from '../follow/FollowOnCard';
import { useViewerRole } from '../viewer/use-viewer-role';

const backend = backendOfTests();
beforeEach(() => localStorage.clear());

const user = userEvent.setup({ delay: null });
const heart = (name: string) => screen.findByRole('button', { name });
const answer = (isFollowed: boolean) =>
  toggleFollowAnswerSchema.parse({ company: 7, is_followed: isFollowed, followed_companies_count: Number(isFollowed) });
const toggled = () => backend.written.map(({ url, body }) => ({ url, ...toggleFollowSchema.parse(body) }));

const OnCard = () => <FollowOnCard id={7} companyName="Haus Lindenhof" />;

async function show(company: CompanyPage = companyPage(), Part: ComponentType<{ company: CompanyPage }> = ContactCard) {
  const page: PageModule = { default: () => <Part company={company} /> };
  backend.answer = () => company;
  await showPage(page, contextOf('/pflegeanbieter/profiles/lindenhof', { slug: 'lindenhof' }));
}

describe('following a provider', () => {
  it('PP-17 PP-28 sends a POST, then shows the state of the refetched list', async () => {
    await visitAs(backend, '31');
    await show();
    backend.answerWrite = () => {
      backend.account = { followed_companies: [7] };
      return answer(true);
    };
    await user.click(await heart('Auf die Merkliste'));
    expect(await screen.findByText(/Auf Ihrer Merkliste gespeichert\./)).toBeVisible();
    expect(await heart('Von der Merkliste entfernen')).toBeVisible();
    expect(toggled()).toEqual([{ url: '/company/toggle-follow/', company: 7 }]);
    expect(backend.requests).toContainEqual(
      expect.stringMatching(/^\/user\/followed-companies\/\?limit=\d+&offset=0$/),
    );
    expect(screen.getByRole('link', { name: 'Zur Merkliste' })).toHaveAttribute('href', '/pflegeanbieter/merkliste');
  });

  it('PP-17 shows the change at once, and reverts it with a message when the server rejects it', async () => {
    await visitAs(backend, '31');
    await show();
    let answerNow = () => {};
    const waiting = new Promise<void>((resolve) => (answerNow = resolve));
    const { address } = backend;
    const nodeFetch = globalThis.fetch;
    configureApi({
      fetch: async (...call) => {
        if ((call[0] as string).endsWith('toggle-follow/')) await waiting;
        return nodeFetch(...call);
      },
    });
    backend.answerWrite = () => new Refusal(403, { message: 'Das dürfen Sie nicht.' });
    await user.click(await heart('Auf die Merkliste'));
    expect(await heart('Von der Merkliste entfernen')).toBeVisible();
    answerNow();
    expect(await screen.findByText('Das hat nicht geklappt: Das dürfen Sie nicht.')).toBeInTheDocument();
    expect(await heart('Auf die Merkliste')).toBeVisible();
    configureApi({ baseUrl: address, fetch: (...call) => fetch(...call) });
  });

  it('PP-17 toggles a second time if another tab was faster', async () => {
    await visitAs(backend, '31');
    await show();
    // Another tab already follows: the first call removes the provider, the second adds it.
    const answers = [answer(false), answer(true)];
    backend.answerWrite = () => {
      backend.account = { followed_companies: [7] };
      return answers.shift();
    };
    await user.click(await heart('Auf die Merkliste'));
    expect(await screen.findByText(/Auf Ihrer Merkliste gespeichert\./)).toBeVisible();
    expect(await heart('Von der Merkliste entfernen')).toBeVisible();
    expect(backend.written).toHaveLength(2);
  });
});

it.each([
  ['the card on the profile', 'Auf die Merkliste', ContactCard],
  ['the contact bar', 'Merken', ContactBar],
  ['a card of the results', 'Haus Lindenhof auf die Merkliste', OnCard],
])('PP-17 SH-15 says after 15 s that following from %s takes long', async (_where, name, Part) => {
  await visitAs(backend, '31');
  await show(companyPage(), Part);
  const button = await heart(name);
  let answerNow = (_answer: Response) => {};
  const hanging = jest
    .spyOn(globalThis, 'fetch')
    .mockReturnValueOnce(new Promise<Response>((resolve) => (answerNow = resolve)));
  jest.useFakeTimers();
  fireEvent.click(button);
  const slow = 'Das dauert länger als üblich.';
  await act(() => jest.advanceTimersByTimeAsync(14_999));
  expect(screen.queryByText(slow)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText(slow)).toBeVisible();
  expect(screen.getByText(slow).closest('[role="status"]')).toBeInTheDocument();
  jest.useRealTimers();
  hanging.mockRestore();
  backend.account = { followed_companies: [7] };
  await act(async () => answerNow(Response.json(answer(true))));
  expect(await screen.findByText(/Auf Ihrer Merkliste gespeichert\./)).toBeInTheDocument();
  expect(screen.queryByText(slow)).not.toBeInTheDocument();
});

describe('following in the contact bar', () => {
  it('PP-17 PP-28 is a button with a short word, and shows the error', async () => {
    await visitAs(backend, '31');
    await show(companyPage(), ContactBar);
    backend.answerWrite = () => new Refusal(403, { message: 'Das dürfen Sie nicht.' });
    await user.click(await heart('Merken'));
    expect(await screen.findByText('Das hat nicht geklappt: Das dürfen Sie nicht.')).toBeVisible();
    expect(await heart('Merken')).toHaveAttribute('aria-pressed', 'false');
    backend.answerWrite = () => {
      backend.account = { followed_companies: [7] };
      return answer(true);
    };
    await user.click(await heart('Merken'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Auf Ihrer Merkliste gespeichert.'));
    expect(await heart('Merken')).toHaveAttribute('aria-pressed', 'true');
  });
});

const Role = ({ company }: { company: CompanyPage }) => <p>Rolle: {useViewerRole(company)}</p>;

it.each([
  ['contact bar', ContactBar],
  ['contact card', ContactCard],
])('PP-28 the owner has no button to follow in the %s', async (_place, Part) => {
  await visitAs(backend, '12');
  await show(companyPage({ viewer: { ...companyPage().viewer, is_owner: true, can_contact: false } }), (props) => (
    <>
      <Part {...props} />
      <Role {...props} />
    </>
  ));
  await screen.findByText('Rolle: owner');
  await act(() => import('../viewer-actions/actions'));
  expect(screen.queryByRole('button', { name: /merk/i })).not.toBeInTheDocument();
});

describe('following from a card of the results', () => {
  const name = 'Haus Lindenhof auf die Merkliste';

  it('PP-17 PP-28 is an icon button named after the provider, and shows the error', async () => {
    await visitAs(backend, '31');
    await show(companyPage(), OnCard);
    backend.answerWrite = () => new Refusal(403, { message: 'Das dürfen Sie nicht.' });
    await user.click(await heart(name));
    expect(await screen.findByText('Das hat nicht geklappt: Das dürfen Sie nicht.')).toBeVisible();
    backend.answerWrite = () => {
      backend.account = { followed_companies: [7] };
      return answer(true);
    };
    await user.click(await heart(name));
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true'));
    expect(toggled().at(-1)).toEqual({ url: '/company/toggle-follow/', company: 7 });
  });

  it('PP-28 is not shown on the own provider', async () => {
    await visitAs(backend, '31');
    backend.account = { company: { id: 7, slug: 'lindenhof', name: 'Haus Lindenhof' } };
    await show(companyPage(), () => (
      <>
        <OnCard />
        <FollowOnCard id={8} companyName="Haus Sonne" />
      </>
    ));
    expect(await heart('Haus Sonne auf die Merkliste')).toBeVisible();
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('remembering a provider without an account', () => {
  beforeEach(() => visitAs(backend));
  const storedList = () => JSON.parse(localStorage.getItem('pf-watch-list') ?? 'null') as unknown;

  it('PP-28 is stored in this browser and sends no request', async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'Auf die Merkliste' })).not.toBeInTheDocument();
    await user.click(await heart('Auf diesem Gerät merken'));
    expect(await heart('Von diesem Gerät entfernen')).toHaveFocus();
    expect(storedList()).toEqual({ version: 1, ids: [7] });
    await user.click(await heart('Von diesem Gerät entfernen'));
    await waitFor(() => expect(storedList()).toBeNull());
    expect(backend.written).toEqual([]);
  });

  it('PP-17 is restored after a reload', async () => {
    localStorage.setItem('pf-watch-list', JSON.stringify({ version: 1, ids: [3, 7] }));
    await show();
    expect(await heart('Von diesem Gerät entfernen')).toBeVisible();
  });

  it.each(['pf-watch-list', null])('PP-17 the button follows a change in another tab (storage key %s)', async (key) => {
    await show();
    await heart('Auf diesem Gerät merken');
    await user.click(await heart('Auf diesem Gerät merken'));
    await heart('Von diesem Gerät entfernen');
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key })));
    expect(await heart('Auf diesem Gerät merken')).toBeVisible();
  });

  it('PP-17 keeps what another tab has stored a moment ago', async () => {
    await show();
    // From the first click on, the list is in the store.
    await user.click(await heart('Auf diesem Gerät merken'));
    await user.click(await heart('Von diesem Gerät entfernen'));
    const button = await heart('Auf diesem Gerät merken');
    localStorage.setItem('pf-watch-list', JSON.stringify({ version: 1, ids: [3] }));
    await user.click(button);
    expect(await heart('Von diesem Gerät entfernen')).toBeVisible();
    expect(storedList()).toEqual({ version: 1, ids: [7, 3] });
  });

  it('PP-17 shows a message when the list is full', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => index + 100);
    localStorage.setItem('pf-watch-list', JSON.stringify({ version: 1, ids }));
    await show();
    await user.click(await heart('Auf diesem Gerät merken'));
    expect(await screen.findByText(/sind schon 100 Pflegeanbieter gemerkt/)).toBeVisible();
    expect(storedList()).toEqual({ version: 1, ids });
  });
});

describe('claiming a provider', () => {
  const claim = { name: 'Ist das Ihre Einrichtung? Jetzt Inhaberschaft bestätigen' };

  it('PP-18 provider users see the claim link on a profile without an owner', async () => {
    backend.account = { profile_type: 'CARE_PROVIDER' };
    await visitAs(backend, '31');
    await show(bareCompany());
    expect(await screen.findByRole('link', claim)).toHaveAttribute('href', '/verifizierung-inhaberschaft/7');
  });

  it.each([
    ['an owned profile', 'CARE_PROVIDER', companyPage()],
    ['other kinds of accounts', 'CARE_SEEKER', bareCompany()],
  ] as const)('PP-18 there is no such link for %s', async (_case, profile_type, company) => {
    backend.account = { profile_type };
    await visitAs(backend, '31');
    await show(company);
    await heart('Auf die Merkliste');
    expect(screen.queryByRole('link', claim)).not.toBeInTheDocument();
  });
});
