import type { JobOffer } from '@care/contracts/schemas';
import { showRoutes, sliceRoutes } from '@care/contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as jobOfferPage from '../exposes/job-offer';
import * as newJobOffer from '../exposes/new-job-offer';
import definition from '../federation';
import { backendOfTests, etagOf, visitAs } from '../testing/backend';
import { companyPage, jobOffer } from '../testing/company';

const backend = backendOfTests();

const COMPANY = '/pflegeanbieter/profiles/lindenhof';
const NEW = `${COMPANY}/stellenangebote/neue`;
const owned = companyPage({ viewer: { ...companyPage().viewer, is_owner: true, can_contact: false } });

beforeEach(() => sessionStorage.clear());

const draftOf = (title: string, tasks = '') =>
  jobOffer({ title, tasks, slug: title.toLowerCase().replace(' ', '-'), status: 'DRAFT', valid_through: null });

/** Stores one draft. A change must be based on the stored version. */
function serve(offer?: JobOffer) {
  const stored = { offer };
  backend.answer = ({ pathname }) => (pathname.startsWith('/company/job-offer/') ? (stored.offer ?? 404) : owned);
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
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
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

const title = () => screen.findByRole('textbox', { name: /^Stellenbezeichnung/ });
const tasks = () => screen.getByRole('textbox', { name: /^Ihre Aufgaben/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Als Entwurf speichern' }));

describe('a job offer that gets another address when it is saved', () => {
  it('PP-19 SH-21 a new one says once that it is saved, and keeps what is typed meanwhile, based on the saved version', async () => {
    const stored = serve();
    const { addressNow, store, router, goTo } = await open(NEW);
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

  it('PP-19 SH-21 a draft with another title keeps a field empty that was emptied during the save', async () => {
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
});

it('PP-19 an offer that was published without an answer is not changed by saving a draft; the change stays in the form', async () => {
  const offer = { ...draftOf('Nachtwache', 'Pflegen'), title: 'Nachtwache (m/w/d)', status: 'PUBLISHED' } as const;
  const stored = serve(offer);
  const { answerWrite } = backend;
  backend.answerWrite = () => undefined;
  const { addressNow } = await open(NEW);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
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
