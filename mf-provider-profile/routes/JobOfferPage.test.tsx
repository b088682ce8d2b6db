import { jobOfferGoneSchema, type JobOffer } from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contextOf, endPage } from '@care/contracts/testing';
import * as jobOfferPage from '../exposes/job-offer';
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

async function postingOf(offer: Partial<JobOffer>, company = companyPage()): Promise<Record<string, unknown>> {
  answerWith(jobOffer(offer), company);
  endPage();
  const page = at('stelle-1');
  await jobOfferPage.load(page);
  const { canonical, jsonLd } = jobOfferPage.head(page);
  expect(canonical).toBe('/pflegeanbieter/profiles/lindenhof/stelle-1');
  return jsonLd?.[0] as Record<string, unknown>;
}

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

const edited = () => at('stelle-1', '?edit');
const ofOwner = (offer: JobOffer | number) => (url: URL) =>
  url.pathname.startsWith('/company/job-offer/') ? offer : ownPage();

/** Shows the page to the owner. */
async function edit() {
  await visitAs(backend, '12');
  await showPage(jobOfferPage, edited());
}

it('PP-04 PP-19 with ?edit: redirects all but the owner to the page without it', async () => {
  const to = '/pflegeanbieter/profiles/lindenhof/stelle-1';
  for (const id of [undefined, '31']) {
    await visitAs(backend, id);
    expect(await jobOfferPage.load(edited())).toEqual({ kind: 'redirect', to, status: 302, visitorsOnly: true });
  }
});

/** Stores the offer's title and profile; a write must be based on the stored version. A publication is refused. */
function serve(offer: JobOffer) {
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
}
const box = (name: RegExp | string) => screen.findByRole('textbox', { name });
const title = () => box(/^Stellenbezeichnung/);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isSaved = () => screen.findByText('Ihre Änderungen wurden gespeichert.');
const isPublic = () => screen.findByText('Ihr Stellenangebot ist veröffentlicht.');

it('PP-04 PP-19 SH-21 with ?edit: an entry survives a reload and a conflict, after which the owner takes one version', async () => {
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

it('PP-19 with ?edit: a draft is shown as a whole page, saved while it is typed, and public after a refused attempt', async () => {
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
    write.url.endsWith('/publish/') ? (stored.offer = { ...stored.offer, status: 'PUBLISHED' }) : answerWrite(write);
  await userEvent.type(await title(), '3');
  await press('Veröffentlichen');
  expect(await isPublic()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Veröffentlichen' })).not.toBeInTheDocument();
  expect(stored.offer.title).toBe('Nachtwache 123');
});

it('PP-19 with ?edit: an offer that was published without an answer is not changed by saving a draft, but named as public', async () => {
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
