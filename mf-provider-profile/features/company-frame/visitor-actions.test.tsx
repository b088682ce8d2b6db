import type { PageModule } from '@care/contracts';
import { type CompanyPage, toggleFollowAnswerSchema, toggleFollowSchema } from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { type ByRoleOptions, act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { backendOfTests, visitAs } from '../../testing/backend';
import { bareCompany, companyPage, ownPage } from '../../testing/company';
import { show } from '@care/contracts/testing';
import { profileContext, showPage } from '../../testing/show-page';
import { ContactBar } from './ContactBar';
import { ContactCard } from './ContactCard';
import { MessageSection } from '../contact/MessageSection';
import { FollowOnCard } from '../follow/FollowOnCard';
import { useViewerRole } from '../viewer/use-viewer-role';
import { FollowControl } from '../follow/FollowControl';
import { RolePrompt } from '../prompts/RolePrompt';
import { ShareButton } from '../share/ShareButton';
import { useMessage } from '../company/use-message';

describe('what a visitor can do', () => {
  const backend = backendOfTests();
  beforeEach(() => localStorage.clear());

  const user = userEvent.setup({ delay: null });
  const heart = (name: string) => screen.findByRole('button', { name });
  const answer = (isFollowed: boolean) =>
    toggleFollowAnswerSchema.parse({ company: 7, is_followed: isFollowed, followed_companies_count: +isFollowed });
  const toggled = () => backend.written.map(({ url, body }) => ({ url, ...toggleFollowSchema.parse(body) }));

  const OnCard = () => <FollowOnCard id={7} companyName="Haus Lindenhof" />;

  async function show(
    company: CompanyPage = companyPage(),
    Part: ComponentType<{ company: CompanyPage }> = ContactCard,
  ) {
    const page: PageModule = { default: () => <Part company={company} /> };
    backend.answer = () => company;
    await showPage(page, profileContext());
  }

  const onCard = 'Haus Lindenhof auf die Merkliste';

  it.each<[string, string, ByRoleOptions, ComponentType<{ company: CompanyPage }>]>([
    ['the card on the profile', 'Auf die Merkliste', { name: 'Von der Merkliste entfernen' }, ContactCard],
    ['the contact bar', 'Merken', { name: 'Merken', pressed: true }, ContactBar],
    ['a card of the results', onCard, { name: onCard, pressed: true }, OnCard],
  ])('PP-17 PP-28 SH-15 following from %s is at once, slow, then reverted', async (_where, name, followed, Part) => {
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
    expect(screen.getByRole('button', followed)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText(slow).closest('[role="status"]')).toBeVisible();
    jest.useRealTimers();
    hanging.mockRestore();
    const { status, body } = new Refusal(403, { message: 'Das dürfen Sie nicht.' });
    await act(async () => answerNow(Response.json(body, { status })));
    expect(await screen.findByText('Das hat nicht geklappt: Das dürfen Sie nicht.')).toBeVisible();
    expect(screen.queryByText(slow)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', followed)).not.toBeInTheDocument();

    // Another tab already follows: the first call removes the provider, the second adds it.
    const answers = [answer(false), answer(true)];
    backend.answerWrite = () => {
      backend.account = { followed_companies: [7] };
      return answers.shift();
    };
    await user.click(await heart(name));
    expect(await screen.findByText(/Auf Ihrer Merkliste gespeichert\./)).toBeInTheDocument();
    expect(screen.getByRole('button', followed)).toBeVisible();
    const sent = { url: '/company/toggle-follow/', company: 7 };
    expect(toggled()).toEqual([sent, sent]);
    const list = expect.stringMatching(/^\/user\/followed-companies\/\?limit=\d+&offset=0$/) as string;
    expect(backend.requests).toContainEqual(list);
  });

  it('PP-28 following a provider: is not offered on a card of the own provider', async () => {
    await visitAs(backend, '31');
    backend.account = { company: { id: 7, slug: 'lindenhof', name: 'Haus Lindenhof' } };
    await show(companyPage(), () => (
      <>
        <OnCard />
        <FollowOnCard id={8} companyName="Haus Sonne" />
      </>
    ));
    expect(await heart('Haus Sonne auf die Merkliste')).toBeVisible();
    expect(screen.queryByRole('button', { name: onCard })).not.toBeInTheDocument();
  });

  const Role = ({ company }: { company: CompanyPage }) => <p>Rolle: {useViewerRole(company)}</p>;

  it('PP-14 PP-16 PP-28 the owner can neither follow nor write nor apply', async () => {
    await visitAs(backend, '12');
    await show(ownPage(), (props) => (
      <>
        <ContactBar {...props} />
        <ContactCard {...props} />
        <MessageSection {...props} />
        <Role {...props} />
      </>
    ));
    await screen.findByText('Rolle: owner');
    await act(() => import('../viewer-actions/actions'));
    expect(screen.queryByRole('button', { name: /merk|bewerben/i })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /^Nachricht an/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Nachricht schreiben' })).not.toBeInTheDocument();
  });

  describe('remembering a provider without an account', () => {
    beforeEach(() => visitAs(backend));
    const storedList = () => JSON.parse(localStorage.getItem('pf-watch-list') ?? 'null') as unknown;
    const store = (ids: number[]) => localStorage.setItem('pf-watch-list', JSON.stringify({ version: 1, ids }));

    it('PP-17 PP-28 is stored in this browser, follows what other tabs store, and sends no request', async () => {
      await show();
      expect(screen.queryByRole('button', { name: 'Auf die Merkliste' })).not.toBeInTheDocument();
      await user.click(await heart('Auf diesem Gerät merken'));
      expect(await heart('Von diesem Gerät entfernen')).toHaveFocus();
      expect(storedList()).toEqual({ version: 1, ids: [7] });
      await user.click(await heart('Von diesem Gerät entfernen'));
      await waitFor(() => expect(storedList()).toBeNull());
      const button = await heart('Auf diesem Gerät merken');
      store([3]);
      for (const key of ['pf-watch-list', null]) {
        await user.click(button);
        expect(await heart('Von diesem Gerät entfernen')).toBeVisible();
        if (key) expect(storedList()).toEqual({ version: 1, ids: [7, 3] });
        localStorage.clear();
        act(() => void dispatchEvent(new StorageEvent('storage', { key })));
        expect(await heart('Auf diesem Gerät merken')).toBeVisible();
      }
      expect(backend.written).toEqual([]);
    });

    it('PP-17 shows a message when the list is full', async () => {
      const ids = Array.from({ length: 100 }, (_, index) => index + 100);
      store(ids);
      await show();
      await user.click(await heart('Auf diesem Gerät merken'));
      expect(await screen.findByText(/sind schon 100 Pflegeanbieter gemerkt/)).toBeVisible();
      expect(storedList()).toEqual({ version: 1, ids });
    });
  });

  const claim = { name: 'Ist das Ihre Einrichtung? Jetzt Inhaberschaft bestätigen' };

  it('PP-18 claiming a provider: provider users see the claim link on a profile without an owner', async () => {
    backend.account = { profile_type: 'CARE_PROVIDER' };
    await visitAs(backend, '31');
    await show(bareCompany());
    expect(await screen.findByRole('link', claim)).toHaveAttribute('href', '/verifizierung-inhaberschaft/7');
  });

  it.each([
    ['an owned profile', 'CARE_PROVIDER', companyPage()],
    ['other kinds of accounts', 'CARE_SEEKER', bareCompany()],
  ] as const)('PP-18 claiming a provider: there is no such link for %s', async (_case, profile_type, company) => {
    backend.account = { profile_type };
    await visitAs(backend, '31');
    await show(company);
    await heart('Auf die Merkliste');
    expect(screen.queryByRole('link', claim)).not.toBeInTheDocument();
  });
});

describe('prompts on the job list of a provider', () => {
  const backend = backendOfTests();

  const page: PageModule = {
    default: () => (
      <>
        <RolePrompt company={companyPage()} />
        <FollowControl company={companyPage()} />
      </>
    ),
  };
  const show = () => showPage(page, profileContext('/stellenangebote'));

  async function links() {
    const prompt = within(await screen.findByRole('region', { name: 'Wie es weitergeht' }));
    return prompt.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  }

  const back = 'callbackUrl=%2Fpflegeanbieter%2Fprofiles%2Flindenhof%2Fstellenangebote';
  const ROSENGARTEN = { id: 9, slug: 'rosengarten', name: 'Rosengarten' };
  it.each<[string, typeof backend.account | undefined, [text: string, href: string][]]>([
    [
      'visitors see links to registration and sign-in that lead back',
      undefined,
      [
        ['Kostenloses Profil anlegen', `/registration/pflegepersonal?${back}`],
        ['Ich habe schon ein Konto', `/login?${back}`],
      ],
    ],
    [
      'a provider user without a company sees a link to register one',
      { profile_type: 'CARE_PROVIDER' },
      [
        ['Einrichtung registrieren', '/registration/einrichtung'],
        ['Eigene Stellenanzeigen veröffentlichen', '/pakete'],
      ],
    ],
    [
      'the owner of another company sees a link to publish there',
      { profile_type: 'CARE_PROVIDER', company: ROSENGARTEN },
      [['Eigene Stellenanzeigen veröffentlichen', '/pflegeanbieter/profiles/rosengarten/stellenangebote/neue']],
    ],
  ])('SH-22 %s', async (_who, account, expected) => {
    backend.account = account ?? {};
    await visitAs(backend, account && '31');
    await show();
    expect(await links()).toEqual(expected);
  });

  it('SH-22 job seekers and care seekers see no prompt', async () => {
    for (const profile_type of ['JOB_SEEKER', 'CARE_SEEKER'] as const) {
      backend.account = { profile_type };
      await visitAs(backend, '31');
      await show();
      await screen.findAllByRole('button', { name: 'Auf die Merkliste' });
      expect(screen.queryByRole('region', { name: 'Wie es weitergeht' })).not.toBeInTheDocument();
      document.body.innerHTML = '';
    }
  });
});

it('PP-05 sharing a page copies the canonical URL, shows it where copying is not allowed, and uses the device’s share dialog if there is one; closing it is not an error', async () => {
  const user = userEvent.setup();
  const url = 'http://localhost/pflegeanbieter/profiles/lindenhof';
  render(<ShareButton title="Lindenhof" path="/pflegeanbieter/profiles/lindenhof" />);
  const press = () => user.click(screen.getByRole('button', { name: 'Link teilen' }));
  await press();
  expect(await screen.findByText('Link wurde kopiert.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused'));
  await press();
  expect(await screen.findByText(url)).toBeVisible();
  const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.assign(navigator, { share });
  await press();
  Reflect.deleteProperty(navigator, 'share');
  expect(share.mock.calls).toEqual([[{ title: 'Lindenhof', url }]]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

function Page() {
  const { message, report } = useMessage();
  return (
    <>
      {message}
      <button onClick={() => report('error', 'Nicht gespeichert.')}>Speichern</button>
    </>
  );
}

it('PP-06 PP-19 the message of an action takes the focus, also when it is repeated', () => {
  show(<Page />);
  const button = screen.getByRole('button', { name: 'Speichern' });
  for (const _attempt of [1, 2]) {
    button.focus();
    fireEvent.click(button);
    expect(screen.getByRole('alert')).toHaveFocus();
  }
});
