import { jobOfferGoneSchema, type CompanyPage, type JobOffer } from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contextOf, endPage, show, showRoutes, sliceRoutes } from '@care/contracts/testing';
import * as jobOfferPage from '../exposes/job-offer';
import * as newJobOffer from '../exposes/new-job-offer';
import definition from '../federation';
import { LimitNotice } from '../features/job-editor/LimitNotice';
import { backendOfTests, etagOf, held, visitAs } from '../testing/backend';
import { companyPage, jobOffer, noRights, ownPage } from '../testing/company';
import { profileContext, showPage } from '../testing/show-page';

const backend = backendOfTests(({ pathname }) => {
  if (pathname === '/user/application/') return { count: 0, results: [] };
  return pathname.startsWith('/company/job-offer/') ? jobOffer() : companyPage();
});

const at = (offerSlug: string, more = '') => profileContext(`/${offerSlug}${more}`, { offerSlug });

function answerWith(offer: object | number, company = companyPage()): void {
  backend.answer = ({ pathname }) => (pathname.startsWith('/company/job-offer/') ? offer : company);
}

beforeEach(() => sessionStorage.clear());

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

describe('an open position', () => {
  it('PP-04 shows its texts, pay and contact with phone, e-mail and a share button', async () => {
    await showPage(jobOfferPage, at('stelle-1'));
    expect(screen.getByRole('heading', { level: 1, name: 'Stelle 1 (m/w/d)' })).toBeVisible();
    expect(screen.getByText('3.650–4.120 € im Monat (TVöD-P), brutto')).toBeVisible();
    const tasks = within(screen.getByRole('region', { name: 'Ihre Aufgaben' })).getAllByRole('listitem');
    expect(tasks.map(({ textContent }) => textContent)).toEqual(['Pflegen', 'Dokumentieren']);
    expect(screen.getByText('Herz und Verstand')).toBeVisible();
    expect(screen.getByText('Wunschdienstplan')).toBeVisible();
    const contact = within(screen.getByRole('region', { name: 'Ansprechperson' }));
    expect(contact.getByText('Frau Yıldız')).toBeVisible();
    expect(contact.getByRole('link', { name: /^Anrufen/ })).toHaveAttribute('href', 'tel:02215550118');
    expect(contact.getByRole('link', { name: 'pflege@lindenhof.example' })).toBeVisible();
    expect(contact.getByRole('button', { name: 'Link teilen' })).toBeVisible();
    expect(screen.queryByText('Jetzt bewerben')).not.toBeInTheDocument();
  });

  const postingOf = async (offer: Partial<JobOffer>, company = companyPage()): Promise<Record<string, unknown>> => {
    answerWith(jobOffer(offer), company);
    endPage();
    const page = at('stelle-1');
    await jobOfferPage.load(page);
    const { canonical, jsonLd } = jobOfferPage.head(page);
    expect(canonical).toBe('/pflegeanbieter/profiles/lindenhof/stelle-1');
    return jsonLd?.[0] as Record<string, unknown>;
  };

  it('PP-04 PP-16 contains structured data with pay in euros; only with an owner one applies directly', async () => {
    expect(await postingOf({})).toMatchObject({
      '@type': 'JobPosting',
      employmentType: ['PART_TIME'],
      datePosted: '2026-11-01T08:00:00.000Z',
      validThrough: '2027-01-31T22:00:00.000Z',
      hiringOrganization: { name: 'Seniorenzentrum Lindenhof', sameAs: 'https://www.lindenhof.example/start' },
      jobLocation: { address: { streetAddress: 'Gartenweg 2', postalCode: '50733', addressLocality: 'Köln' } },
      baseSalary: { currency: 'EUR', value: { minValue: 3650, maxValue: 4120, unitText: 'MONTH' } },
      directApply: true,
    });
    const hourly = { min: 1740, max: 1740, currency: 'EUR', unit: 'HOUR', scheme: null } as const;
    expect(await postingOf({ salary: hourly }, companyPage({ owner: null }))).toMatchObject({
      baseSalary: { value: { value: 17.4, unitText: 'HOUR' } },
      directApply: false,
    });
  });

  it('PP-04 leaves unknown pay and street out of the structured data, and escapes the employer’s text', async () => {
    const posting = await postingOf({
      ...{ tasks: '– Pflegen <b>&</b>\n– Planen', requirements: '', offer: '' },
      ...{ city: 'Bonn', employment_type: 'Vollzeit/Teilzeit' },
      salary: { min: null, max: null, currency: 'EUR', unit: 'MONTH', scheme: 'AVR' },
    });
    expect(posting).toMatchObject({
      employmentType: ['FULL_TIME', 'PART_TIME'],
      jobLocation: { address: { '@type': 'PostalAddress', addressLocality: 'Bonn', addressCountry: 'DE' } },
      description:
        '<p>Wir freuen uns auf Sie.</p><p><strong>Ihre Aufgaben</strong></p>' +
        '<ul><li>Pflegen &#60;b&#62;&#38;&#60;/b&#62;</li><li>Planen</li></ul>',
    });
    for (const member of ['baseSalary', 'streetAddress']) expect(JSON.stringify(posting)).not.toContain(member);
  });

  it('PP-16 SH-22 job seekers see the apply button in the bar, visitors the ways to it', async () => {
    await visitAs(backend);
    await showPage(jobOfferPage, at('stelle-1'));
    const bar = within(screen.getByRole('navigation', { name: 'Schnell Kontakt aufnehmen' }));
    expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Anmelden und bewerben',
      'Kostenlos registrieren',
    ]);
    const signIn = '/login?callbackUrl=%2Fpflegeanbieter%2Fprofiles%2Flindenhof%2Fstelle-1%23bewerben';
    for (const name of ['Anmelden und bewerben', 'Ich habe schon ein Konto'])
      for (const link of screen.getAllByRole('link', { name })) expect(link).toHaveAttribute('href', signIn);
    for (const name of ['Kostenlos registrieren', 'Kostenloses Profil anlegen'])
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        signIn.replace('/login', '/registration/pflegepersonal'),
      );
    backend.account = { profile_type: 'JOB_SEEKER' };
    await visitAs(backend, '31');
    expect(await bar.findByRole('button', { name: 'Jetzt bewerben' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Wie es weitergeht' })).not.toBeInTheDocument();
    await visitAs(backend);
  });

  it('SH-22 SH-09 the application opens once when a job seeker returns from sign-in, and never for others', async () => {
    await visitAs(backend);
    await showPage(jobOfferPage, at('stelle-1', '#bewerben'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    backend.account = { profile_type: 'JOB_SEEKER' };
    await visitAs(backend, '31');
    expect(await screen.findByRole('dialog', { name: 'Bewerbung als Stelle 1 (m/w/d)' })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await visitAs(backend);
  });

  it('PP-04 PP-26 SH-22 visitors call a provider without an owner, who would not read an application; unknown pay is on request', async () => {
    answerWith(jobOffer({ salary: null }), companyPage({ owner: null, viewer: noRights }));
    await visitAs(backend);
    await showPage(jobOfferPage, at('stelle-1'));
    const bar = within(screen.getByRole('navigation', { name: 'Schnell Kontakt aufnehmen' }));
    expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Anrufen']);
    expect(screen.queryByRole('link', { name: 'Anmelden und bewerben' })).not.toBeInTheDocument();
    expect(screen.getByText('Vergütung').nextElementSibling).toHaveTextContent('auf Anfrage');
  });

  it('PP-04 PP-25 a reserved word is not a job offer, and an unknown one is not found', async () => {
    expect(await jobOfferPage.load(at('neue'))).toEqual({ kind: 'not-found' });
    expect(backend.requests).toEqual([]);
    answerWith(404);
    expect(await jobOfferPage.load(at('unbekannt'))).toEqual({ kind: 'not-found' });
  });

  it('PP-04 PP-25 a slug in capitals redirects to the canonical one, also under the town', async () => {
    const inTown = contextOf('/pflegeanbieter/köln/lindenhof/STELLE-1?von=mail', {
      citySlug: 'köln',
      companySlug: 'lindenhof',
      offerSlug: 'STELLE-1',
    });
    const to = ['/pflegeanbieter/profiles/lindenhof/stelle-1', '/pflegeanbieter/k%C3%B6ln/lindenhof/stelle-1?von=mail'];
    expect(await jobOfferPage.load(at('Stelle-1'))).toEqual({ kind: 'redirect', to: to[0], status: 301 });
    expect(await jobOfferPage.load(inTown)).toEqual({ kind: 'redirect', to: to[1], status: 301 });
  });

  it('PP-04 an ended offer is gone; the page shows similar offers and a link to the employer', async () => {
    const similar = [{ ...jobOffer({ title: 'Nachtdienst', slug: 'nachtdienst' }), distance_km: 2 }];
    const gone = jobOfferGoneSchema.parse({ ...new Refusal(410, {}).body, similar });
    const ended = { status: 410, body: gone };
    answerWith(ended);
    const page = at('stelle-1');
    const { outcome } = await showPage(jobOfferPage, page);
    expect(outcome).toEqual({ kind: 'gone' });
    expect(jobOfferPage.head(page)).toMatchObject({
      title: 'Dieses Stellenangebot ist nicht mehr verfügbar.',
      robots: 'noindex,follow',
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Dieses Stellenangebot ist nicht mehr verfügbar.' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Profil des Arbeitgebers' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Ähnliche Stellen in Köln' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nachtdienst' })).toBeVisible();
    expect(within(screen.getByRole('article')).getByText(similar[0]!.company.name)).toBeVisible();
  });

  describe('with ?edit', () => {
    const edited = () => at('stelle-1', '?edit');
    const ofOwner = (offer: JobOffer | number) => (url: URL) =>
      url.pathname.startsWith('/company/job-offer/') ? offer : ownPage();

    /** Shows the page to the owner. */
    const edit = async () => {
      await visitAs(backend, '12');
      await showPage(jobOfferPage, edited());
    };

    it('PP-04 PP-19 redirects all but the owner to the page without it', async () => {
      const to = '/pflegeanbieter/profiles/lindenhof/stelle-1';
      for (const id of [undefined, '31']) {
        await visitAs(backend, id);
        expect(await jobOfferPage.load(edited())).toEqual({ kind: 'redirect', to, status: 302, visitorsOnly: true });
      }
    });

    /** Stores the offer's title and profile; a write must be based on the stored version. A publication is refused. */
    const serve = (offer: JobOffer) => {
      const stored = { offer };
      backend.answer = (url) => ofOwner(stored.offer)(url);
      backend.answerWrite = ({ url, headers, body }) => {
        if (url.endsWith('/publish/')) return 409;
        if (headers['if-match'] !== etagOf(stored.offer)) return 412;
        const { title, requirements = '' } = body as JobOffer;
        stored.offer = { ...stored.offer, title, requirements };
        return stored.offer;
      };
      return stored;
    };
    const box = (name: RegExp | string) => screen.findByRole('textbox', { name });
    const isSaved = () => screen.findByText('Ihre Änderungen wurden gespeichert.');
    const isPublic = () => screen.findByText('Ihr Stellenangebot ist veröffentlicht.');

    it('PP-04 PP-19 SH-21 an entry survives a reload and a conflict, after which the owner takes one version', async () => {
      const elsewhere = { title: 'Aus dem anderen Fenster (m/w/d)' };
      const stored = serve(jobOffer());
      await edit();
      expect(await title()).toHaveValue('Stelle 1 (m/w/d)');
      expect(screen.queryByRole('button', { name: 'Veröffentlichen' })).not.toBeInTheDocument();
      await userEvent.type(await title(), ' für nachts');
      await userEvent.clear(await box('Ihr Profil'));
      cleanup();
      endPage();
      stored.offer = jobOffer(elsewhere);
      await edit();
      await waitFor(async () => expect(await title()).toHaveValue('Stelle 1 (m/w/d) für nachts'));
      expect(await box('Ihr Profil')).toHaveValue('');
      await press('Speichern');
      expect(await screen.findByRole('button', { name: 'Andere Fassung übernehmen' })).toBeVisible();
      expect(stored.offer).toEqual(jobOffer(elsewhere));
      await press('Speichern');
      await isSaved();
      expect(stored.offer).toMatchObject({ title: 'Stelle 1 (m/w/d) für nachts', requirements: '' });

      stored.offer = jobOffer(elsewhere);
      await userEvent.type(await title(), '!');
      await press('Speichern');
      await userEvent.click(await screen.findByRole('button', { name: 'Andere Fassung übernehmen' }));
      await waitFor(async () => expect(await title()).toHaveValue(elsewhere.title));
      const taken = screen.getByText('Die andere Fassung ist übernommen.');
      expect(taken.closest('[tabindex]')).toHaveFocus();
      expect(screen.queryByText(/wurde inzwischen an anderer Stelle geändert\.$/)).not.toBeInTheDocument();
      await userEvent.type(await title(), '!');
      await press('Speichern');
      await waitFor(() => expect(stored.offer.title).toBe(`${elsewhere.title}!`));
      await waitFor(() => expect(taken).not.toBeInTheDocument());
    });

    it('PP-19 a draft is shown as a whole page, saved while it is typed, and public after a refused attempt', async () => {
      const stored = serve(jobOffer({ status: 'DRAFT', title: 'Nachtwache' }));
      await edit();
      await userEvent.click(await screen.findByRole('button', { name: 'Vorschau der ganzen Seite' }));
      const preview = within(screen.getByRole('dialog', { name: 'Vorschau' }));
      expect(preview.getByRole('heading', { name: 'Nachtwache (m/w/d)' })).toBeVisible();
      expect(preview.getByText('Wir freuen uns auf Sie.')).toBeVisible();
      expect(preview.getByText('3.650–4.120 € im Monat (TVöD-P), brutto')).toBeVisible();
      await userEvent.click(preview.getByRole('button', { name: /schließen/i }));

      await userEvent.type(await title(), ' 1');
      const [answered, answer] = held();
      backend.answer = (url) => answered.then(() => ofOwner(stored.offer)(url));
      await press('Als Entwurf speichern');
      await waitFor(() => expect(stored.offer.title).toBe('Nachtwache 1'));
      await userEvent.type(await title(), '2');
      answer();
      await screen.findByText(/^Entwurf gespeichert um/);
      await press('Veröffentlichen');
      expect(await screen.findByRole('alert')).toBeVisible();
      expect(stored.offer.title).toBe('Nachtwache 12');

      const { answerWrite } = backend;
      backend.answerWrite = (write) =>
        write.url.endsWith('/publish/')
          ? (stored.offer = { ...stored.offer, status: 'PUBLISHED' })
          : answerWrite(write);
      await userEvent.type(await title(), '3');
      await press('Veröffentlichen');
      expect(await isPublic()).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Veröffentlichen' })).not.toBeInTheDocument();
      expect(stored.offer.title).toBe('Nachtwache 123');
    });

    it('PP-19 an offer that was published without an answer is not changed by saving a draft, but named as public', async () => {
      const stored = serve(jobOffer({ status: 'DRAFT', description_html: '' }));
      const { answer, answerWrite } = backend;
      const site = { isAway: false };
      backend.answer = (url) => (site.isAway && url.pathname.startsWith('/company/job-offer/') ? 502 : answer(url));
      backend.answerWrite = (write) => {
        if (!write.url.endsWith('/publish/')) return answerWrite(write);
        site.isAway = true;
        stored.offer = { ...stored.offer, status: 'PUBLISHED' };
        return undefined;
      };
      await edit();
      await userEvent.type(await title(), ' 1');
      await press('Veröffentlichen');
      expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung.');
      await userEvent.type(await title(), '2');
      await press('Als Entwurf speichern');
      await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('Keine Verbindung.'));
      expect(stored.offer.title).toBe('Stelle 1 (m/w/d) 1');
      site.isAway = false;
      await press('Als Entwurf speichern');
      expect(await screen.findByRole('button', { name: 'Andere Fassung übernehmen' })).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('Dieses Stellenangebot ist inzwischen veröffentlicht.');
      expect(await title()).toHaveValue('Stelle 1 (m/w/d) 12');
      expect(stored.offer.title).toBe('Stelle 1 (m/w/d) 1');
      await press('Speichern');
      await isSaved();
      expect(stored.offer.title).toBe('Stelle 1 (m/w/d) 12');

      // A public offer lacks nothing that a publication needs.
      await userEvent.clear(await title());
      await userEvent.clear(await box(/^Ihre Aufgaben/));
      await press('Speichern');
      for (const name of ['Stellenbezeichnung', 'Ihre Aufgaben'])
        expect(await screen.findByRole('link', { name: `${name}: Bitte füllen Sie dieses Feld aus.` })).toBeVisible();
    });
  });
});

describe('the page for a new job offer', () => {
  it('PP-20 says on Free that the package does not include it', async () => {
    await showTo('12', ownPage({ subscription: 'FREE_TIER' }));
    const text = 'Diese Unterseite ist mit dem ausgewählten Abonnement nicht verfügbar';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/pakete');
  });

  it('PP-04 PP-20 leads visitors to sign-in and back, and tells others who writes job offers', async () => {
    await showTo(undefined, companyPage());
    const signIn = `/login?callbackUrl=${encodeURIComponent(ADDRESS)}`;
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', signIn);
    cleanup();
    await showTo('12', companyPage({ subscription: 'FREE_TIER' }));
    expect(await screen.findByText(/schreibt nur das Konto, zu dem die Einrichtung gehört\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Profil' })).toBeVisible();
    expect(screen.queryByText(/ausgewählten Abonnement/)).toBeNull();
  });

  it('PP-19 SH-21 publishing names all that is missing; a draft needs a title only, and Enter saves one', async () => {
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

  it('PP-19 SH-21 an offer whose answer was lost is changed and published after a reload, not created again', async () => {
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

  it('PP-19 PK-05 at the limit publishing says why not; a draft can be saved', async () => {
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

  it('PP-19 hints appear after a pause, mend what the form holds now, and can be dismissed for a word', async () => {
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
});

it.each([
  [limited(1), /^1 von 3 Stellenangeboten sind veröffentlicht\.$/, 0],
  [limited(2), /^2 von 3 Stellenangeboten sind veröffentlicht\. Mit diesem ist Ihr Plus-Paket ausgeschöpft\.$/, 0],
  [limited(3), /^In Ihrem Profil sind bereits drei Stellenangebote veröffentlicht\./, 1],
  [ownPage({ job_offers_count: 40 }), /^Sie haben die maximale Anzahl von 40 Stellenangeboten erreicht\./, 0],
])(
  'PP-19 PK-05 says how many offers are left, and leads to a larger package if there is one (%#)',
  (company, text, links) => {
    show(<LimitNotice company={company} />);
    expect(screen.getByText(text)).toBeVisible();
    const change = screen.queryAllByRole('link', { name: 'Paket ändern' });
    expect(change.map((link) => link.getAttribute('href'))).toEqual(
      Array(links).fill('/profile/company?package=change'),
    );
  },
);

describe('editing a draft', () => {
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

  it('PP-19 SH-21 a new one says once that it is saved, and keeps what is typed meanwhile, based on the saved version', async () => {
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

  it('PP-19 an offer that was published without an answer is not changed by saving a draft; the change stays in the form', async () => {
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
});
