import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contextOf, endPage } from '@care/contracts/testing';
import * as newJobOffer from '../exposes/new-job-offer';
import { backendOfTests, visitAs, type Written } from '../testing/backend';
import { companyPage, jobOffer } from '../testing/company';
import { showPage } from '../testing/show-page';

const backend = backendOfTests();

const ADDRESS = '/pflegeanbieter/profiles/lindenhof/stellenangebote/neue';
const context = () => contextOf(ADDRESS, { slug: 'lindenhof' });
const owned = (changes: Partial<CompanyPage>) =>
  companyPage({ ...changes, viewer: { ...companyPage().viewer, is_owner: true, can_contact: false } });

/** Shows the page to the signed-in owner, and returns the user who types. */
async function showToOwner(company: object = owned({})) {
  await visitAs(backend, '12');
  backend.answer = () => company;
  await showPage(newJobOffer, context());
  return userEvent.setup({ delay: null });
}

beforeEach(() => sessionStorage.clear());

describe('a new job offer', () => {
  it('PP-20 the owner of a free profile reads that the package does not include it', async () => {
    await visitAs(backend, '12');
    backend.answer = () => owned({ subscription: 'FREE_TIER' });
    expect((await showPage(newJobOffer, context())).outcome).toEqual({ kind: 'ok' });
    expect(
      await screen.findByText('Diese Unterseite ist mit dem ausgewählten Abonnement nicht verfügbar'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/pakete');
  });

  it('PP-20 visitors are redirected to sign-in with a return path', async () => {
    await visitAs(backend);
    backend.answer = () => companyPage();
    expect((await showPage(newJobOffer, context())).outcome).toEqual({ kind: 'ok' });
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
      'href',
      `/login?callbackUrl=${encodeURIComponent(ADDRESS)}`,
    );
  });

  const list = (count: number) => ({
    ...owned({}),
    subscription: 'PLUS_TIER',
    job_offers_count: count,
    job_offers_limit: 3,
  });
  const main = () => screen.findByRole('textbox', { name: /^Stellenbezeichnung/ });

  it('PP-19 the owner of a paid profile writes a draft, which needs a title only', async () => {
    backend.answerWrite = () => jobOffer({ status: 'DRAFT', slug: 'nachtwache' });
    const user = await showToOwner();
    const title = await main();
    await user.click(screen.getByRole('button', { name: 'Als Entwurf speichern' }));
    expect(
      await screen.findByRole('link', { name: 'Stellenbezeichnung: Bitte füllen Sie dieses Feld aus.' }),
    ).toBeVisible();
    expect(backend.written).toEqual([]);
    await user.type(title, 'Nachtwache{Enter}');
    await waitFor(() => expect(backend.written).toHaveLength(1));
    const [{ url, body, headers }] = backend.written as [Written];
    expect(url).toBe('/company/job-offer/');
    expect(body).toMatchObject({ company: 7, title: 'Nachtwache', status: 'DRAFT', salary: null, contact: null });
    expect(headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('PP-19 publishing needs tasks, and errors of the server stand at their fields', async () => {
    const user = await showToOwner();
    await user.clear(await main());
    await user.type(await main(), 'Nachtwache');
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
    expect(await screen.findByRole('link', { name: 'Ihre Aufgaben: Bitte füllen Sie dieses Feld aus.' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Ihre Aufgaben/ }), 'Pflegen');
    backend.answerWrite = () => new Refusal(422, { details: { 'salary.max': 'Zu hoch.' } });
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
    expect(await screen.findByRole('link', { name: 'bis (brutto, in Euro): Zu hoch.' })).toBeVisible();
    expect(backend.written[0]?.body).toMatchObject({ status: 'PUBLISHED', tasks: 'Pflegen' });
    expect(await main()).toHaveValue('Nachtwache');
  });

  it('PP-19 a tariff without an amount is not saved; the field for the amount says why', async () => {
    const user = await showToOwner();
    await user.type(await main(), 'Nachtwache');
    await user.type(screen.getByRole('textbox', { name: 'Tarif oder Regelung' }), 'TVöD-P{Enter}');
    expect(
      await screen.findByRole('link', { name: /^von \(brutto, in Euro\): Bitte geben Sie einen Betrag an,/ }),
    ).toBeVisible();
    expect(backend.written).toEqual([]);
  });

  it('PP-19 publishing names all that is missing at once, and then Enter in a field saves a draft', async () => {
    backend.answerWrite = () => jobOffer({ status: 'DRAFT' });
    const user = await showToOwner();
    await user.clear(await main());
    await user.clear(screen.getByRole('textbox', { name: /^Ihre Aufgaben/ }));
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
    expect(await screen.findByRole('link', { name: /^Stellenbezeichnung: / })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ihre Aufgaben: Bitte füllen Sie dieses Feld aus.' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Als Entwurf speichern' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Ihre Aufgaben: / })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: /^Stellenbezeichnung: / })).toBeVisible();
    await user.type(await main(), 'Nachtwache{Enter}');
    await waitFor(() => expect(backend.written[0]?.body).toMatchObject({ title: 'Nachtwache', status: 'DRAFT' }));
  });

  it.each([500, undefined])('SH-21 an entry stays when the answer is %s', async (failure) => {
    backend.answerWrite = () => failure;
    const user = await showToOwner();
    await user.clear(await main());
    await user.type(await main(), 'Nachtwache');
    await user.click(screen.getByRole('button', { name: 'Als Entwurf speichern' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await main()).toHaveValue('Nachtwache');
    await user.click(screen.getByRole('button', { name: 'Als Entwurf speichern' }));
    await waitFor(() => expect(backend.written).toHaveLength(2));
    const [first, second] = backend.written.map(({ headers }) => headers['idempotency-key']);
    expect(first).toBe(second);
  });

  it('PP-19 sends an offer whose answer was lost with the same idempotency key after a reload', async () => {
    backend.answerWrite = () => undefined;
    const user = await showToOwner();
    await user.type(await main(), 'Nachtwache{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    cleanup();
    endPage();
    await visitAs(backend, '12');
    backend.answerWrite = () => jobOffer({ status: 'DRAFT' });
    await showPage(newJobOffer, context());
    await waitFor(async () => expect(await main()).toHaveValue('Nachtwache'));
    await user.click(screen.getByRole('button', { name: 'Als Entwurf speichern' }));
    await waitFor(() => expect(backend.written).toHaveLength(2));
    const [first, second] = backend.written.map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
  });

  describe('whose answer was lost', () => {
    const stored = (changes: Partial<JobOffer>) => jobOffer({ id: 5, slug: 'nachtwache', ...changes });
    /** Writes without the offer's other fields. */
    const written = () =>
      backend.written.map(({ url, body }) => {
        const { title, status } = (body || {}) as Partial<JobOffer>;
        return [url, title, status];
      });
    const keys = () => backend.written.map(({ headers }) => headers['idempotency-key']);
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const tasks = () => screen.getByRole('textbox', { name: /^Ihre Aufgaben/ });

    /** Fills in the form, and saves it as `first` says without reading an answer. */
    async function lose(first: string) {
      await visitAs(backend, '12');
      backend.answer = ({ pathname }) =>
        pathname === '/company/job-offer/5/' ? stored({ status: 'DRAFT' }) : owned({});
      backend.answerWrite = () => undefined;
      await showPage(newJobOffer, context());
      await userEvent.type(await main(), 'Nachtwache');
      await userEvent.type(tasks(), 'Pflegen');
      await press(first);
      expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung.');
    }
    const answerWith = (offer: JobOffer) =>
      (backend.answerWrite = ({ url }) => (url.endsWith('/publish/') ? stored({ status: 'PUBLISHED' }) : offer));

    it('PP-19 is published, not created a second time', async () => {
      await lose('Als Entwurf speichern');
      answerWith(stored({ status: 'DRAFT' }));
      await press('Veröffentlichen');
      await waitFor(() =>
        expect(written()).toEqual([
          ['/company/job-offer/', 'Nachtwache', 'DRAFT'],
          ['/company/job-offer/', 'Nachtwache', 'PUBLISHED'],
          ['/company/job-offer/5/publish/', undefined, undefined],
        ]),
      );
      expect(keys()[1]).toBe(keys()[0]);
    });

    it('PP-19 is changed and published, not created a second time, also after a reload', async () => {
      await lose('Als Entwurf speichern');
      await userEvent.type(await main(), ' gesucht');
      cleanup();
      endPage();
      await visitAs(backend, '12');
      answerWith(stored({ status: 'DRAFT' }));
      await showPage(newJobOffer, context());
      await waitFor(async () => expect(await main()).toHaveValue('Nachtwache gesucht'));
      await press('Veröffentlichen');
      await waitFor(() =>
        expect(written().slice(1)).toEqual([
          ['/company/job-offer/', 'Nachtwache', 'DRAFT'],
          ['/company/job-offer/5/', 'Nachtwache gesucht', undefined],
          ['/company/job-offer/5/publish/', undefined, undefined],
        ]),
      );
      expect(keys()[1]).toBe(keys()[0]);
    });

    it('PP-19 does not become public if it is then saved as a draft with a change', async () => {
      await lose('Veröffentlichen');
      answerWith(stored({ status: 'DRAFT' }));
      await userEvent.type(await main(), ' gesucht');
      await press('Als Entwurf speichern');
      await waitFor(() =>
        expect(written()).toEqual([
          ['/company/job-offer/', 'Nachtwache', 'PUBLISHED'],
          ['/company/job-offer/', 'Nachtwache', 'DRAFT'],
          ['/company/job-offer/5/', 'Nachtwache gesucht', undefined],
        ]),
      );
    });

    it.each([409, 422])('PP-19 is created with the change if the lost one is refused with %s', async (status) => {
      await lose('Als Entwurf speichern');
      backend.answerWrite = ({ body }) =>
        (body as JobOffer).title === 'Nachtwache' ? new Refusal(status, {}) : stored({ status: 'DRAFT' });
      await userEvent.type(await main(), ' gesucht');
      await press('Als Entwurf speichern');
      await waitFor(() =>
        expect(written().slice(1)).toEqual([
          ['/company/job-offer/', 'Nachtwache', 'DRAFT'],
          ['/company/job-offer/', 'Nachtwache gesucht', 'DRAFT'],
        ]),
      );
      expect(keys()[2]).not.toBe(keys()[1]);
    });

    it('PP-19 is sent at once with the change if it was refused before', async () => {
      await lose('Als Entwurf speichern');
      backend.answerWrite = () => new Refusal(422, { details: { title: 'Zu kurz.' } });
      await press('Als Entwurf speichern');
      await screen.findByRole('link', { name: 'Stellenbezeichnung: Zu kurz.' });
      answerWith(stored({ status: 'DRAFT' }));
      await userEvent.type(await main(), ' gesucht');
      await press('Als Entwurf speichern');
      await waitFor(() => expect(written().slice(2)).toEqual([['/company/job-offer/', 'Nachtwache gesucht', 'DRAFT']]));
    });
  });

  it.each([
    [1, '1 von 3 Stellenangeboten sind veröffentlicht.'],
    [2, '2 von 3 Stellenangeboten sind veröffentlicht. Mit diesem ist Ihr Plus-Paket ausgeschöpft.'],
  ])('PP-19 shows with %s published offers how many are left', async (count, text) => {
    await showToOwner(list(count));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Veröffentlichen' })).not.toHaveAttribute('aria-disabled');
  });

  it('PP-19 PK-05 at the limit publishing says why not, with the way to another package; a draft can be saved', async () => {
    backend.answerWrite = () => jobOffer({ status: 'DRAFT' });
    const user = await showToOwner(list(3));
    await user.clear(await main());
    await user.type(await main(), 'Nachtwache');
    expect(screen.getByText(/^In Ihrem Profil sind bereits drei Stellenangebote veröffentlicht\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Paket ändern' })).toHaveAttribute(
      'href',
      '/profile/company?package=change',
    );
    const publish = screen.getByRole('button', { name: 'Veröffentlichen' });
    expect(publish).toHaveAttribute('aria-disabled', 'true');
    expect(publish).toHaveAccessibleDescription(/^Veröffentlichen geht wieder, sobald eine Stelle/);
    await user.click(publish);
    expect(backend.written).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Als Entwurf speichern' }));
    await waitFor(() => expect(backend.written).toHaveLength(1));
  });

  it('PP-19 PK-05 on Premium the limit has its own text without a larger package', async () => {
    await showToOwner({ ...owned({}), job_offers_count: 40, job_offers_limit: 40 });
    expect(await screen.findByText(/^Sie haben die maximale Anzahl von 40 Stellenangeboten erreicht\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Paket ändern' })).not.toBeInTheDocument();
  });

  it('PP-19 a hint mends what the form holds now, not what it held at the last pause', async () => {
    await showToOwner();
    await userEvent.clear(await main());
    await userEvent.paste('Alten');
    const mend = await screen.findByRole('button', { name: '(m/w/d) ergänzen' });
    fireEvent.change(await main(), { target: { value: 'Altenpflegerin' } });
    fireEvent.click(mend);
    expect(await main()).toHaveValue('Altenpflegerin (m/w/d)');
  });

  it('PP-19 hints appear after a pause, mend the text, and can be dismissed for a word', async () => {
    const user = await showToOwner();
    await user.clear(await main());
    await user.paste('Altenpflegerin');
    const tasks = screen.getByRole('textbox', { name: /^Ihre Aufgaben/ });
    await user.clear(tasks);
    await user.paste('Unser junges Team');
    await user.click(await screen.findByRole('button', { name: '(m/w/d) ergänzen' }));
    expect(await main()).toHaveValue('Altenpflegerin (m/w/d)');
    expect(await main()).toHaveFocus();
    expect(screen.getByText('„junges Team“ kann ältere Menschen davon abhalten, sich zu bewerben.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'So lassen' }));
    expect(screen.queryByText(/kann ältere Menschen/)).not.toBeInTheDocument();
    expect(tasks).toHaveFocus();
    await user.type(tasks, ', nur Muttersprachler');
    await user.click(await screen.findByRole('button', { name: 'Ersetzen' }));
    expect(tasks).toHaveValue('Unser junges Team, nur sehr gute Deutschkenntnisse');
    // The word stays dismissed in another field and another form of the tab.
    cleanup();
    await showPage(newJobOffer, context());
    await user.clear(await main());
    await user.type(await main(), 'Junges Team sucht nur Muttersprachler');
    expect(await screen.findByText(/^„Muttersprachler“ kann Menschen ausschließen/)).toBeVisible();
    expect(screen.queryByText(/kann ältere Menschen/)).not.toBeInTheDocument();
  });

  it('PP-04 PP-20 others read who writes job offers', async () => {
    await visitAs(backend, '12');
    backend.answer = () => companyPage({ subscription: 'FREE_TIER' });
    expect((await showPage(newJobOffer, context())).outcome).toEqual({ kind: 'ok' });
    expect(await screen.findByText(/schreibt nur das Konto, zu dem die Einrichtung gehört\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Profil' })).toBeVisible();
    expect(screen.queryByText(/ausgewählten Abonnement/)).toBeNull();
  });
});
