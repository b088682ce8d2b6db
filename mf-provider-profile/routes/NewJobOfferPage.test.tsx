import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endPage, show, showRoutes, sliceRoutes } from '@care/contracts/testing';
import * as jobOfferPage from '../exposes/job-offer';
import * as newJobOffer from '../exposes/new-job-offer';
import definition from '../federation';
import { LimitNotice } from '../features/job-editor/LimitNotice';
import { backendOfTests, etagOf, held, visitAs } from '../testing/backend';
import { companyPage, jobOffer, ownPage } from '../testing/company';
import { profileContext, showPage } from '../testing/show-page';

const backend = backendOfTests();
const user = userEvent.setup({ delay: null });

const COMPANY = '/pflegeanbieter/profiles/lindenhof';
const ADDRESS = `${COMPANY}/stellenangebote/neue`;
const limited = (count: number) =>
  ownPage({ subscription: 'PLUS_TIER', job_offers_count: count, job_offers_limit: 3, job_offers: [] });

/** Shows the page to this user, or to a visitor. */
async function showTo(id: string | undefined, company: CompanyPage) {
  await visitAs(backend, id);
  backend.answer = ({ pathname }) =>
    pathname === '/company/job-offer/5/' ? jobOffer({ id: 5, status: 'DRAFT' }) : company;
  expect((await showPage(newJobOffer, profileContext('/stellenangebote/neue'))).outcome).toEqual({ kind: 'ok' });
}
const title = () => screen.findByRole('textbox', { name: /^Stellenbezeichnung/ });
const tasks = () => screen.getByRole('textbox', { name: /^Ihre Aufgaben/ });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const missing = (field: string) => `${field}: Bitte füllen Sie dieses Feld aus.`;
/** Texts are entered as by a paste. */
async function write(field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

beforeEach(() => sessionStorage.clear());

it('PP-20 the page for a new job offer: says on Free that the package does not include it', async () => {
  await showTo('12', ownPage({ subscription: 'FREE_TIER' }));
  const text = 'Diese Unterseite ist mit dem ausgewählten Abonnement nicht verfügbar';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/pakete');
});

it('PP-04 PP-20 the page for a new job offer: leads visitors to sign-in and back, and tells others who writes job offers', async () => {
  await showTo(undefined, companyPage());
  const signIn = `/login?callbackUrl=${encodeURIComponent(ADDRESS)}`;
  expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', signIn);
  cleanup();
  await showTo('12', companyPage({ subscription: 'FREE_TIER' }));
  expect(await screen.findByText(/schreibt nur das Konto, zu dem die Einrichtung gehört\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Profil' })).toBeVisible();
  expect(screen.queryByText(/ausgewählten Abonnement/)).toBeNull();
});

it('PP-19 SH-21 the page for a new job offer: publishing names all that is missing; a draft needs a title only, and Enter saves one', async () => {
  await showTo('12', ownPage());
  await title();
  await press('Veröffentlichen');
  expect(await screen.findByRole('link', { name: missing('Stellenbezeichnung') })).toBeVisible();
  expect(screen.getByRole('link', { name: missing('Ihre Aufgaben') })).toBeVisible();
  await press('Als Entwurf speichern');
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Ihre Aufgaben: / })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: /^Stellenbezeichnung: / })).toBeVisible();
  expect(backend.written).toEqual([]);

  await write(await title(), 'Nachtwache');
  await write(tasks(), 'Pflegen');
  backend.answerWrite = () => new Refusal(422, { details: { 'salary.max': 'Zu hoch.' } });
  await press('Veröffentlichen');
  expect(await screen.findByRole('link', { name: 'bis (brutto, in Euro): Zu hoch.' })).toBeVisible();
  expect(backend.written[0]?.body).toMatchObject({ status: 'PUBLISHED', tasks: 'Pflegen' });
  expect(await title()).toHaveValue('Nachtwache');

  backend.answerWrite = () => jobOffer({ id: 5, status: 'DRAFT' });
  await user.type(await title(), '{Enter}');
  await waitFor(() => expect(backend.written).toHaveLength(2));
  const { url, body, headers } = backend.written[1]!;
  expect(url).toBe('/company/job-offer/');
  expect(body).toMatchObject({ company: 7, title: 'Nachtwache', status: 'DRAFT', salary: null, contact: null });
  expect(headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
});

it('PP-19 SH-21 the page for a new job offer: an offer whose answer was lost is changed and published after a reload, not created again', async () => {
  backend.answerWrite = () => undefined;
  await showTo('12', ownPage());
  await write(await title(), 'Nachtwache');
  await write(tasks(), 'Pflegen');
  await press('Als Entwurf speichern');
  expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung.');
  await write(await title(), ' gesucht');
  cleanup();
  endPage();
  backend.answerWrite = () => jobOffer({ id: 5, status: 'DRAFT' });
  await showTo('12', ownPage());
  await waitFor(async () => expect(await title()).toHaveValue('Nachtwache gesucht'));
  await press('Veröffentlichen');
  await waitFor(() => expect(backend.written).toHaveLength(4));
  const sent = backend.written.map(({ url, body }) => [url, ((body || {}) as Partial<JobOffer>).title]);
  expect(sent.slice(1)).toEqual([
    ['/company/job-offer/', 'Nachtwache'],
    ['/company/job-offer/5/', 'Nachtwache gesucht'],
    ['/company/job-offer/5/publish/', undefined],
  ]);
  const [first, second] = backend.written.map(({ headers }) => headers['idempotency-key']);
  expect(second).toBe(first);
});

it('PP-19 PK-05 the page for a new job offer: at the limit publishing says why not; a draft can be saved', async () => {
  backend.answerWrite = () => jobOffer({ id: 5, status: 'DRAFT' });
  await showTo('12', limited(3));
  await write(await title(), 'Nachtwache');
  const publish = screen.getByRole('button', { name: 'Veröffentlichen' });
  expect(publish).toHaveAttribute('aria-disabled', 'true');
  expect(publish).toHaveAccessibleDescription(/^Veröffentlichen geht wieder, sobald eine Stelle/);
  await user.click(publish);
  expect(backend.written).toEqual([]);
  await press('Als Entwurf speichern');
  await waitFor(() => expect(backend.written).toHaveLength(1));
});

it('PP-19 the page for a new job offer: hints appear after a pause, mend what the form holds now, and can be dismissed for a word', async () => {
  await showTo('12', ownPage());
  await write(await title(), 'Alten');
  await write(tasks(), 'Unser junges Team');
  const mend = await screen.findByRole('button', { name: '(m/w/d) ergänzen' });
  fireEvent.change(await title(), { target: { value: 'Altenpflegerin' } });
  fireEvent.click(mend);
  expect(await title()).toHaveValue('Altenpflegerin (m/w/d)');
  expect(await title()).toHaveFocus();
  expect(screen.getByText('„junges Team“ kann ältere Menschen davon abhalten, sich zu bewerben.')).toBeVisible();
  await press('So lassen');
  expect(screen.queryByText(/kann ältere Menschen/)).not.toBeInTheDocument();
  expect(tasks()).toHaveFocus();
  await write(tasks(), ', nur Muttersprachler');
  await user.click(await screen.findByRole('button', { name: 'Ersetzen' }));
  expect(tasks()).toHaveValue('Unser junges Team, nur sehr gute Deutschkenntnisse');
  // The word stays dismissed in another field and another form of the tab.
  cleanup();
  await showTo('12', ownPage());
  await write(await title(), ': Junges Team sucht nur Muttersprachler');
  expect(await screen.findByText(/^„Muttersprachler“ kann Menschen ausschließen/)).toBeVisible();
  expect(screen.queryByText(/kann ältere Menschen/)).not.toBeInTheDocument();
});

it.each([
  [limited(1), /^1 von 3 Stellenangeboten sind veröffentlicht\.$/, 0],
  [limited(2), /^2 von 3 Stellenangeboten sind veröffentlicht\. Mit diesem ist Ihr Plus-Paket ausgeschöpft\.$/, 0],
  [limited(3), /^In Ihrem Profil sind bereits drei Stellenangebote veröffentlicht\./, 1],
  [ownPage({ job_offers_count: 40 }), /^Sie haben die maximale Anzahl von 40 Stellenangeboten erreicht\./, 0],
])('PP-19 PK-05 says how many offers are left, and leads to a larger package (%#)', (company, text, links) => {
  show(<LimitNotice company={company} />);
  expect(screen.getByText(text)).toBeVisible();
  const change = screen.queryAllByRole('link', { name: 'Paket ändern' });
  expect(change.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill('/profile/company?package=change'));
});

const draftOf = (title: string, tasks = '') =>
  jobOffer({ title, tasks, slug: title.toLowerCase().replace(' ', '-'), status: 'DRAFT', valid_through: null });

/** Stores one draft. A change must be based on the stored version. */
function serve(offer?: JobOffer) {
  const stored = { offer };
  backend.answer = ({ pathname }) => (pathname.startsWith('/company/job-offer/') ? (stored.offer ?? 404) : ownPage());
  backend.answerWrite = ({ headers, body }) => {
    if (stored.offer && headers['if-match'] !== etagOf(stored.offer)) return 412;
    const { title, tasks } = body as JobOffer;
    return (stored.offer = draftOf(title, tasks));
  };
  return stored;
}

/** Holds the answers to reads until the returned function is called. */
function holdReads(): () => void {
  const { answer } = backend;
  const [released, release] = held();
  backend.answer = (url) => released.then(() => answer(url));
  return release;
}

/** The pages of the editor at their addresses. */
async function open(address: string) {
  await visitAs(backend, '12');
  const pages = { 'new-job-offer': newJobOffer, 'job-offer': jobOfferPage };
  const routes = definition.routes?.filter(({ expose }) => expose in pages);
  return showRoutes(sliceRoutes({ ...definition, routes }, pages), { at: address });
}
const save = () => press('Als Entwurf speichern');

it('PP-19 SH-21 editing a draft: a new one says once that it is saved, and keeps what is typed meanwhile, based on the saved version', async () => {
  const stored = serve();
  const { addressNow, store, router, goTo } = await open(ADDRESS);
  await userEvent.type(await title(), 'Nachtwache');
  const release = holdReads();
  await save();
  await waitFor(() => expect(stored.offer?.title).toBe('Nachtwache'));
  await userEvent.type(tasks(), 'Pflegen');
  release();
  await waitFor(() => expect(addressNow()).toBe(`${COMPANY}/nachtwache?edit`));
  const message = await screen.findByText(/^Entwurf gespeichert um/);
  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(message).toBeVisible();
  await waitFor(() => expect(tasks()).toHaveValue('Pflegen'));
  expect(Object.keys(store.getState().drafts.byName)).toEqual(['job-offer:7:1']);
  await save();
  await waitFor(() => expect(message).not.toBeInTheDocument()); // another is in its place
  expect(stored.offer?.tasks).toBe('Pflegen');
  await goTo('/');
  expect(screen.getByText('Eine andere Seite')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await title()).toHaveValue('Nachtwache');
  expect(screen.queryByText(/^Entwurf gespeichert um/)).not.toBeInTheDocument();
});

it('PP-19 SH-21 editing a draft: a draft with another title keeps a field empty that was emptied during the save', async () => {
  const stored = serve(draftOf('Wache', 'Pflegen'));
  const { addressNow } = await open(`${COMPANY}/wache?edit`);
  await userEvent.type(await title(), ' nachts');
  const release = holdReads();
  await save();
  await waitFor(() => expect(stored.offer?.title).toBe('Wache nachts'));
  await userEvent.clear(tasks());
  release();
  await waitFor(() => expect(addressNow()).toBe(`${COMPANY}/wache-nachts?edit`));
  await waitFor(() => expect(tasks()).toHaveValue(''));
  await save();
  await waitFor(() => expect(stored.offer?.tasks).toBe(''));
});

it('PP-19 editing a draft: an offer that was published without an answer is not changed by saving a draft; the change stays in the form', async () => {
  const offer = { ...draftOf('Nachtwache', 'Pflegen'), title: 'Nachtwache (m/w/d)', status: 'PUBLISHED' } as const;
  const stored = serve(offer);
  const { answerWrite } = backend;
  backend.answerWrite = () => undefined;
  const { addressNow } = await open(ADDRESS);
  await userEvent.type(await title(), 'Nachtwache');
  await userEvent.type(tasks(), 'Pflegen');
  await press('Veröffentlichen');
  expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung.');
  backend.answerWrite = (write) => {
    if (write.url === '/company/job-offer/') return stored.offer;
    const changed = answerWrite(write);
    return typeof changed === 'object' ? (stored.offer = { ...(changed as JobOffer), status: 'PUBLISHED' }) : changed;
  };
  await userEvent.type(tasks(), ' nachts');
  await save();
  const message = await screen.findByText('Ihr Stellenangebot ist bereits veröffentlicht.');
  expect(message.closest('[tabindex]')).toHaveTextContent('Ihre letzten Änderungen sind noch nicht gespeichert.');
  await waitFor(() => expect(addressNow()).toBe(`${COMPANY}/nachtwache?edit`));
  await title();
  await waitFor(() => expect(tasks()).toHaveValue('Pflegen nachts'));
  expect(stored.offer?.tasks).toBe('Pflegen');
  await press('Speichern');
  expect(await screen.findByText('Ihre Änderungen wurden gespeichert.')).toBeVisible();
  expect(stored.offer?.tasks).toBe('Pflegen nachts');
});
