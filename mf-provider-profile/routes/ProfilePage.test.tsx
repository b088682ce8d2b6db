import type { CompanyPage } from '@care/contracts/schemas';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as profile from '../exposes/profile';
import { CompanyPictures } from '../features/company-frame/CompanyFrame';
import { backendOfTests, visitAs } from '../testing/backend';
import { bareCompany, companyPage, galleryOf, jobOffersOf, mainImage } from '../testing/company';
import { endPage, show as showElement } from '@care/contracts/testing';
import { pageHtml, profileContext, showPage } from '../testing/show-page';

const backend = backendOfTests();

function show(company: object) {
  backend.answer = () => company;
  return showPage(profile, profileContext());
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const pictured = (changes: Partial<CompanyPage>) => (
  <CompanyPictures company={companyPage(changes)}>Kopf</CompanyPictures>
);
const facts = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

it('AC-05 PP-26 the profile of a provider: the registrant sees that it is not public yet, and no actions that are not possible yet', async () => {
  await visitAs(backend, '31');
  await show({ ...bareCompany(), owner_state: 'PENDING', is_in_review: true });
  expect(await screen.findByText('Diese Seite sehen nur Sie.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Inhaberschaft nachweisen' })).toHaveAttribute(
    'href',
    '/verifizierung-inhaberschaft/7',
  );
  for (const name of ['Link teilen', 'Auf die Merkliste'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByText('Dieses Profil wird noch nicht vom Betreiber gepflegt.')).not.toBeInTheDocument();
  await visitAs(backend);
});

it('AC-16 the profile of a provider: counts the visit once, in the browser, and stores nothing there', async () => {
  sessionStorage.clear(); // of the tests before
  await visitAs(backend);
  const stored = () => [localStorage.length, sessionStorage.length, document.cookie];
  const before = stored();
  await show(companyPage());
  await waitFor(() => expect(backend.visits).toEqual(['{"company":7}']));
  expect(stored()).toEqual(before);
});

it('PP-05 the profile of a provider: shows what the provider has said, with its contact data, pictures, job offers and ratings', async () => {
  const gallery = galleryOf(10);
  const { router } = await show(
    companyPage({
      ...{ gallery, main_image: { ...mainImage, alt: 'Haupteingang' }, job_offers: jobOffersOf(5) },
      opening_hours: 'Büro: Mo bis Fr, 8 bis 16 Uhr\nBesuch: täglich',
    }),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Seniorenzentrum Lindenhof' })).toBeVisible();
  expect(screen.getByText('Stationäre Pflege · Demenzcafé')).toBeVisible();
  const rating = screen.getByRole('link', { name: /Zu den Bewertungen:.*4,6.*38 Bewertungen/ });
  expect(rating).toHaveAttribute('href', '/pflegeanbieter/profiles/lindenhof#ratings');
  expect(screen.getAllByText('Gartenweg 2, 50733 Köln')[0]).toBeVisible();
  expect(screen.getByText('Inhaberschaft bestätigt')).toBeVisible();
  const jobsPath = '/pflegeanbieter/profiles/lindenhof/stellenangebote';
  expect(screen.getByRole('link', { name: 'Wir stellen ein (5)' })).toHaveAttribute('href', jobsPath);
  expect(facts()).toEqual([
    ['Schwerpunkte', 'Demenzpflege'],
    ['Umgebung', 'Städtische Lage'],
    ['Träger', 'Lindenhof gGmbH'],
  ]);
  expect(screen.queryByText(/auf Anfrage/)).not.toBeInTheDocument();

  expect(section('Über uns').getByText('Ein Haus mit Garten.')).toBeVisible();
  expect(section('Aktivitäten').getByText('Montags singen wir.')).toBeVisible();
  expect(section('Leistungen').getByText('Stationäre Pflege')).toBeVisible();
  expect(section('Arbeitgebervorteile').getByText('Dienstrad-Leasing')).toBeVisible();
  const features = section('Besonderheiten');
  expect(features.getByText('Städtische Lage')).toBeVisible();
  expect(features.queryByText('Bibliothek')).not.toBeVisible();
  await userEvent.click(features.getByText('Alle 7 anzeigen'));
  expect(features.getByText('Bibliothek')).toBeVisible();
  const jobs = section('Stellenangebote');
  expect(jobs.getAllByRole('link', { name: /^Stelle/ }).map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3].map((number) => `/pflegeanbieter/profiles/lindenhof/stelle-${number}`),
  );
  expect(jobs.getByRole('link', { name: 'Alle Stellenangebote anzeigen' })).toHaveAttribute('href', jobsPath);
  expect(await screen.findByText('Bewertungen: {"companyId":7,"companySlug":"lindenhof"}')).toBeVisible();

  const contact = section('Kontakt');
  const phone = contact.getByRole('link', { name: /^Anrufen: 0221\s555-0118$/ });
  expect(phone).toHaveAttribute('href', 'tel:02215550118');
  const website = contact.getByRole('link', { name: 'Zur Website: lindenhof.example' });
  expect(website).toHaveAttribute('href', 'https://www.lindenhof.example/start');
  expect(contact.getByText('Zuletzt aktualisiert am 3. November 2026')).toBeVisible();
  const hours = 'Öffnungszeiten: Büro: Mo bis Fr, 8 bis 16 Uhr Besuch: täglich';
  expect(screen.getByRole('region', { name: 'Kontakt' })).toHaveTextContent(hours);
  const street = section('Lage').getByText('Gartenweg 2, 50733 Köln');
  const map = section('Lage').getByRole('link', { name: 'Adresse in Karten-App öffnen' });
  expect(map).toHaveAttribute('href', expect.stringContaining('openstreetmap.org/?mlat=50.96423&mlon=6.95061'));
  const onPaper = (element: HTMLElement) => element.closest('[data-print="hide"]') === null;
  expect([street, phone, website].map(onPaper)).toEqual([true, true, true]);
  expect([map, screen.getByRole('link', { name: 'Profil einbinden' })].map(onPaper)).toEqual([false, false]);

  const links = within(screen.getByRole('navigation', { name: 'Auf dieser Seite' }));
  expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['Kosten', 'Über uns', 'Aktivitäten', 'Leistungen', 'Besonderheiten', 'Lage', 'Bewertungen'],
    ...['Arbeitgebervorteile', 'Stellenangebote', 'Zum Nachrichten\u00adformular'],
  ]);
  await userEvent.click(links.getByRole('link', { name: 'Lage' }));
  expect(router.state.location.hash).toBe('#lage');
  expect(screen.getByRole('region', { name: 'Lage' })).toHaveFocus();
});

it.each([
  [0, 0],
  [1, 1],
  [2, 3],
  [4, 5],
  [5, 5],
])('PP-05 PP-12 with %i pictures has %i buttons for them, and no empty frame', (count, buttons) => {
  showElement(pictured({ main_image: null, gallery: galleryOf(count) }));
  const pictures = screen.queryByRole('list', { name: 'Bilder und Videos' });
  expect(pictures ? within(pictures).getAllByRole('button', { hidden: true }) : []).toHaveLength(buttons);
});

it('PP-02 PP-12 the profile of a provider: from Plus on the main image is a carousel beside four pictures, on Free there is no dialog either', () => {
  const main_image = { ...mainImage, alt: 'Haupteingang' };
  const { rerender } = showElement(pictured({ main_image, gallery: galleryOf(10) }));
  const pictures = () => within(screen.getByRole('list', { name: 'Bilder und Videos' }));
  expect(pictures().getAllByRole('img')[0]).toHaveAttribute('alt', 'Haupteingang');
  expect(pictures().getAllByRole('button', { name: /^Vergrößern: Foto/ })).toHaveLength(4);
  expect(pictures().getByRole('button', { name: 'Nächstes Bild' })).toBeVisible();
  expect(pictures().getByRole('button', { name: /Alle 11 anzeigen/ })).toBeVisible();
  rerender(pictured({ subscription: 'FREE_TIER', main_image: null, gallery: galleryOf(4) }));
  expect(pictures().getAllByRole('img')).toHaveLength(4);
  expect(pictures().queryByRole('button')).not.toBeInTheDocument();
});

const tabs = () => within(screen.getByRole('navigation', { name: 'Bereiche des Profils' })).getAllByRole('link');
// Neither of the other badges: the label alone makes the row.
const rest = { is_wpw_confirmed: false, job_offers: [], job_offers_count: 0 };

it('PP-02 PP-03 PK-06 tiers: only Premium is marked as hiring, and Free has no tab or badge for job offers', async () => {
  for (const [change, labels, marks] of [
    [{ subscription: 'PREMIUM_TIER', ...rest }, ['Profil', 'Wir als Arbeitgeber'], 1],
    [{ subscription: 'PLUS_TIER' }, ['Profil', 'Wir als Arbeitgeber 2'], 0],
    [{ subscription: 'FREE_TIER', job_offers: jobOffersOf(1) }, ['Profil'], 0],
  ] as const) {
    await show(companyPage({ ...change, job_offers: [...(change.job_offers ?? jobOffersOf(2))] }));
    expect(tabs().map(({ textContent }) => textContent?.trim())).toEqual(labels);
    expect(screen.queryAllByText('Personal gesucht')).toHaveLength(marks);
    if (change.subscription === 'FREE_TIER') {
      expect(screen.queryByText(/Wir stellen ein/)).not.toBeInTheDocument();
      expect(screen.queryByRole('region', { name: 'Stellenangebote' })).not.toBeInTheDocument();
    }
    cleanup();
    endPage();
  }
});

const MARKED = 'Übernommene Angaben, zurzeit nicht vom Betreiber bestätigt.';
const texts = { description: 'Wir sind ein offenes Haus.', activities: 'Wir singen jeden Montag.' };

it('PP-05 PP-09 PP-26 OP-03 a provider without an owner: shows messages for missing data, leaves out empty sections, and links no invalid website', async () => {
  const bare = { ...bareCompany(), street: 'Köln, Deutschland', zip_code: '', website: 'javascript:alert(1)' };
  await show(bare);
  expect(section('Besonderheiten').getByText('Bisher sind keine Besonderheiten angegeben.')).toBeVisible();
  const contact = section('Kontakt');
  expect(contact.getByText('Dieses Profil wird noch nicht vom Betreiber gepflegt.')).toBeVisible();
  expect(contact.getByText('Keine Website angegeben')).toBeVisible();
  expect(contact.getByText('Keine Telefonnummer angegeben')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Zur Website/ })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Kontakt' })).not.toHaveTextContent('Öffnungszeiten');
  expect(screen.getByText('Die vollständige Adresse liegt uns nicht vor.')).toBeVisible();
  expect(screen.queryByText(/auf Anfrage/)).not.toBeInTheDocument();
  expect(section('Über uns').getByText('Dieser Pflegeanbieter hat sich noch nicht vorgestellt.')).toBeVisible();
  expect(screen.getByText('Noch keine Bewertungen')).toBeVisible();
  expect(facts()).toEqual([['Umgebung', 'Städtische Lage']]);
  expect(screen.queryByText(MARKED)).not.toBeInTheDocument();
  for (const name of ['Aktivitäten', 'Arbeitgebervorteile', 'Stellenangebote']) {
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  }
});

it.each([
  ['where the first of them stands', texts, 'Über uns'],
  ['at the activities if there is no description', { ...texts, description: '' }, 'Aktivitäten'],
])('PP-26 a provider without an owner: its texts are marked once as taken over, %s', async (_where, given, name) => {
  await show({ ...bareCompany(), ...given });
  expect(section(name).getByText(MARKED)).toBeVisible();
  expect(screen.getAllByText(MARKED)).toHaveLength(1);
  expect(screen.queryByText('Die vollständige Adresse liegt uns nicht vor.')).not.toBeInTheDocument();
});

it.each([
  ['the provider has an owner', companyPage(texts)],
  ['its registration is being checked', { ...bareCompany(), ...texts, is_in_review: true }],
])('PP-26 a provider without an owner: texts are not marked if %s', async (_title, company) => {
  await show(company);
  expect(screen.queryByText(MARKED)).not.toBeInTheDocument();
});

it('SH-15 when the backend fails: shows an error, and the profile after a retry', async () => {
  backend.answer = () => 500;
  const { outcome } = await showPage(profile, profileContext());
  expect(outcome).toEqual({ kind: 'unavailable' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Diese Seite ist gerade nicht erreichbar' }),
  ).toBeVisible();
  const retry = screen.getByRole('button', { name: 'Erneut versuchen' });
  // Rendering the page has sent one more request.
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
  backend.answer = () => companyPage();
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Seniorenzentrum Lindenhof' })).toBeVisible();
});

it('PP-05 PK-06 server HTML: contains the whole profile, with one h1 and no style attribute', async () => {
  backend.answer = () => companyPage();
  const html = await pageHtml(profile, profileContext());
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const words of [
    ...['Seniorenzentrum Lindenhof', 'Gartenweg 2, 50733 Köln', 'tel:02215550118', 'lindenhof.example'],
    ...['Ein Haus mit Garten.', 'Montags singen wir.', 'Demenzcafé', 'Bibliothek', 'Dienstrad-Leasing', 'Stelle 2'],
    'Personal gesucht',
  ])
    expect(html).toContain(words);
  expect(html).not.toContain('style="');
});
