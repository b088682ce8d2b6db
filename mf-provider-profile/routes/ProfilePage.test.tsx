import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as profile from '../exposes/profile';
import { backendOfTests, visitAs } from '../testing/backend';
import { bareCompany, companyPage, galleryOf, jobOffersOf, mainImage } from '../testing/company';
import { contextOf, endPage } from '@care/contracts/testing';
import { pageHtml, showPage } from '../testing/show-page';

const backend = backendOfTests();

const context = () => contextOf('/pflegeanbieter/profiles/lindenhof', { slug: 'lindenhof' });
function show(company: object) {
  backend.answer = () => company;
  return showPage(profile, context());
}
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the profile of a provider', () => {
  it('AC-05 PP-26 the registrant sees that it is not public yet, and no actions that are not possible yet', async () => {
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

  it('AC-16 counts the visit once, in the browser, and stores nothing there', async () => {
    sessionStorage.clear(); // of the tests before
    await visitAs(backend);
    const stored = () => [localStorage.length, sessionStorage.length, document.cookie];
    const before = stored();
    await show(companyPage());
    await waitFor(() => expect(backend.visits).toEqual(['{"company":7}']));
    expect(stored()).toEqual(before);
  });

  it('PP-05 the header shows services, name, rating and address', async () => {
    await show(companyPage());
    expect(screen.getByRole('heading', { level: 1, name: 'Seniorenzentrum Lindenhof' })).toBeVisible();
    expect(screen.getByText('Stationäre Pflege · Demenzcafé')).toBeVisible();
    const rating = screen.getByRole('link', { name: /Zu den Bewertungen:.*4,6.*38 Bewertungen/ });
    expect(rating).toHaveAttribute('href', '/pflegeanbieter/profiles/lindenhof#ratings');
    expect(screen.getAllByText('Gartenweg 2, 50733 Köln')[0]).toBeVisible();
    expect(screen.getByText('Inhaberschaft bestätigt')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Wir stellen ein (2)' })).toHaveAttribute(
      'href',
      '/pflegeanbieter/profiles/lindenhof/stellenangebote',
    );
  });

  it('PP-05 the contact card shows the opening hours as written, and no place for them without', async () => {
    await show(companyPage({ opening_hours: 'Büro: Mo bis Fr, 8 bis 16 Uhr\nBesuch: täglich' }));
    const card = screen.getByRole('region', { name: 'Kontakt' });
    expect(card).toHaveTextContent('Öffnungszeiten: Büro: Mo bis Fr, 8 bis 16 Uhr Besuch: täglich');
    document.body.innerHTML = '';
    endPage();
    await show(companyPage({ opening_hours: null }));
    expect(screen.getByRole('region', { name: 'Kontakt' })).not.toHaveTextContent('Öffnungszeiten');
  });

  it('PP-05 the header names what the provider has said, and nothing else', async () => {
    await show(companyPage());
    const factsNow = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(factsNow()).toEqual([
      ['Schwerpunkte', 'Demenzpflege'],
      ['Umgebung', 'Städtische Lage'],
      ['Träger', 'Lindenhof gGmbH'],
    ]);
    expect(screen.queryByText(/auf Anfrage/)).not.toBeInTheDocument();
    document.body.innerHTML = '';
    endPage();
    await show(companyPage({ operator: null, features: [] }));
    expect(factsNow()).toEqual([['Umgebung', 'Städtische Lage']]);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [4, 5],
    [5, 5],
  ])('PP-05 PP-12 with %i pictures has %i buttons for them, and no empty frame', async (count, buttons) => {
    await show(companyPage({ main_image: null, gallery: galleryOf(count) }));
    const pictures = screen.queryByRole('list', { name: 'Bilder und Videos' });
    expect(pictures ? within(pictures).getAllByRole('button', { hidden: true }) : []).toHaveLength(buttons);
  });

  it('PP-05 shows description, activities, services, features, benefits and location', async () => {
    await show(companyPage());
    expect(section('Über uns').getByText('Ein Haus mit Garten.')).toBeVisible();
    expect(section('Aktivitäten').getByText('Montags singen wir.')).toBeVisible();
    expect(section('Leistungen').getByText('Stationäre Pflege')).toBeVisible();
    expect(section('Besonderheiten').getByText('Städtische Lage')).toBeVisible();
    expect(section('Arbeitgebervorteile').getByText('Dienstrad-Leasing')).toBeVisible();
    expect(section('Lage').getByText('Gartenweg 2, 50733 Köln')).toBeVisible();
    const map = section('Lage').getByRole('link', { name: 'Adresse in Karten-App öffnen' });
    expect(map).toHaveAttribute('href', expect.stringContaining('openstreetmap.org/?mlat=50.96423&mlon=6.95061'));
  });

  it('PP-05 the print version has phone and website, but no map', async () => {
    await show(companyPage());
    const onPaper = (element: HTMLElement) => element.closest('[data-print="hide"]') === null;
    expect(onPaper(section('Lage').getByText('Gartenweg 2, 50733 Köln'))).toBe(true);
    expect(onPaper(section('Lage').getByRole('link', { name: 'Adresse in Karten-App öffnen' }))).toBe(false);
    expect(onPaper(screen.getByRole('link', { name: /^Zur Website/ }))).toBe(true);
    expect(onPaper(screen.getByRole('link', { name: 'Profil einbinden' }))).toBe(false);
    expect(onPaper(screen.getAllByRole('link', { name: /^Anrufen: / })[0]!)).toBe(true);
  });

  it('PP-05 a long list of features can be expanded', async () => {
    await show(companyPage());
    const features = section('Besonderheiten');
    expect(features.queryByText('Bibliothek')).not.toBeVisible();
    await userEvent.click(features.getByText('Alle 7 anzeigen'));
    expect(features.getByText('Bibliothek')).toBeVisible();
  });

  it('PP-05 section links move scroll position and focus to their section', async () => {
    const { router } = await show(companyPage());
    const links = within(screen.getByRole('navigation', { name: 'Auf dieser Seite' }));
    const names = links.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual([
      ...['Über uns', 'Aktivitäten', 'Leistungen', 'Besonderheiten', 'Lage', 'Bewertungen'],
      ...['Arbeitgebervorteile', 'Stellenangebote', 'Zum Nachrichten\u00adformular'],
    ]);
    await userEvent.click(links.getByRole('link', { name: 'Lage' }));
    expect(router.state.location.hash).toBe('#lage');
    expect(screen.getByRole('region', { name: 'Lage' })).toHaveFocus();
  });

  it('PP-05 passes the provider to the ratings slot', async () => {
    await show(companyPage());
    expect(await screen.findByText('Bewertungen: {"companyId":7,"companySlug":"lindenhof"}')).toBeVisible();
  });

  it('PP-05 shows phone and website', async () => {
    await show(companyPage());
    const contact = section('Kontakt');
    expect(contact.getByRole('link', { name: /^Anrufen: 0221\s555-0118$/ })).toHaveAttribute('href', 'tel:02215550118');
    expect(contact.getByRole('link', { name: 'Zur Website: lindenhof.example' })).toHaveAttribute(
      'href',
      'https://www.lindenhof.example/start',
    );
    expect(contact.getByText('Zuletzt aktualisiert am 3. November 2026')).toBeVisible();
  });

  it('does not link an invalid website', async () => {
    await show(companyPage({ website: 'javascript:alert(1)' }));
    expect(screen.queryByRole('link', { name: /^Zur Website/ })).not.toBeInTheDocument();
    expect(section('Kontakt').getByText('Keine Website angegeben')).toBeVisible();
  });

  it('PP-05 lists the first three job offers and a link to all of them', async () => {
    await show(companyPage({ job_offers: jobOffersOf(5) }));
    const jobs = section('Stellenangebote');
    expect(jobs.getAllByRole('link', { name: /^Stelle/ }).map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3].map((number) => `/pflegeanbieter/profiles/lindenhof/stelle-${number}`),
    );
    expect(jobs.getByRole('link', { name: 'Alle Stellenangebote anzeigen' })).toHaveAttribute(
      'href',
      '/pflegeanbieter/profiles/lindenhof/stellenangebote',
    );
  });

  it('PP-02 PP-12 from Plus on the main image is a carousel beside four pictures', async () => {
    await show(companyPage({ main_image: { ...mainImage, alt: 'Haupteingang' }, gallery: galleryOf(10) }));
    const pictures = within(screen.getByRole('list', { name: 'Bilder und Videos' }));
    expect(pictures.getAllByRole('img')[0]).toHaveAttribute('alt', 'Haupteingang');
    expect(pictures.getAllByRole('button', { name: /^Vergrößern: Foto/ })).toHaveLength(4);
    expect(pictures.getByRole('button', { name: 'Nächstes Bild' })).toBeVisible();
    expect(pictures.getByRole('button', { name: /Alle 11 anzeigen/ })).toBeVisible();
  });

  it('PP-02 Free has neither a carousel nor a dialog with its pictures', async () => {
    await show(companyPage({ subscription: 'FREE_TIER', main_image: null, gallery: galleryOf(4) }));
    const pictures = within(screen.getByRole('list', { name: 'Bilder und Videos' }));
    expect(pictures.getAllByRole('img')).toHaveLength(4);
    expect(pictures.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('tiers', () => {
  const tabs = () => within(screen.getByRole('navigation', { name: 'Bereiche des Profils' })).getAllByRole('link');

  it('PP-02 Plus and Premium have the tab "Wir als Arbeitgeber"', async () => {
    for (const subscription of ['PLUS_TIER', 'PREMIUM_TIER'] as const) {
      await show(companyPage({ subscription }));
      expect(tabs().map(({ textContent }) => textContent?.trim())).toEqual(['Profil', 'Wir als Arbeitgeber 2']);
      document.body.innerHTML = '';
    }
  });

  it.each([
    ['PREMIUM_TIER', 1],
    ['PLUS_TIER', 0],
    ['FREE_TIER', 0],
  ] as const)('PK-06 the label "Personal gesucht" is on a profile of %s: %i times', async (subscription, times) => {
    // Neither of the other badges: the label alone makes the row.
    await show(companyPage({ subscription, is_wpw_confirmed: false, job_offers: [], job_offers_count: 0 }));
    expect(screen.queryAllByText('Personal gesucht')).toHaveLength(times);
  });

  it('PK-06 the server HTML of a Premium profile has the label', async () => {
    backend.answer = () => companyPage({ subscription: 'PREMIUM_TIER' });
    expect(await pageHtml(profile, context())).toContain('Personal gesucht');
  });

  it('PP-03 a free profile has only the profile tab, and no badge for job offers', async () => {
    await show(companyPage({ subscription: 'FREE_TIER', job_offers: jobOffersOf(1) }));
    expect(tabs()).toHaveLength(1);
    expect(screen.queryByText(/Wir stellen ein/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Stellenangebote' })).not.toBeInTheDocument();
  });
});

it.each([
  ['is called incomplete without street or postcode', { street: 'Köln, Deutschland', zip_code: '' }, 1],
  ['is not where both are known', {}, 0],
])('OP-03 the address of a profile %s', async (_title, change, times) => {
  await show({ ...bareCompany(), ...change });
  expect(screen.queryAllByText('Die vollständige Adresse liegt uns nicht vor.')).toHaveLength(times);
});

describe('PP-26 texts of a provider without an owner', () => {
  const marked = 'Übernommene Angaben, zurzeit nicht vom Betreiber bestätigt.';
  const texts = { description: 'Wir sind ein offenes Haus.', activities: 'Wir singen jeden Montag.' };

  it('are marked once as taken over, where the first of them stands', async () => {
    await show({ ...bareCompany(), ...texts });
    expect(section('Über uns').getByText(marked)).toBeVisible();
    expect(screen.getAllByText(marked)).toHaveLength(1);
  });

  it('are marked at the activities if there is no description', async () => {
    await show({ ...bareCompany(), ...texts, description: '' });
    expect(section('Aktivitäten').getByText(marked)).toBeVisible();
    expect(screen.getAllByText(marked)).toHaveLength(1);
  });

  it.each([
    ['there are none', bareCompany()],
    ['the provider has an owner', companyPage(texts)],
    ['its registration is being checked', { ...bareCompany(), ...texts, is_in_review: true }],
  ])('are not marked if %s', async (_title, company) => {
    await show(company);
    expect(screen.queryByText(marked)).not.toBeInTheDocument();
  });
});

describe('a provider with little data', () => {
  beforeEach(() => show(bareCompany()));

  it('PP-26 says that the profile has no owner', () => {
    expect(section('Kontakt').getByText('Dieses Profil wird noch nicht vom Betreiber gepflegt.')).toBeVisible();
  });

  it('PP-09 shows messages for missing data', () => {
    expect(section('Besonderheiten').getByText('Bisher sind keine Besonderheiten angegeben.')).toBeVisible();
    expect(section('Kontakt').getByText('Keine Website angegeben')).toBeVisible();
    expect(section('Kontakt').getByText('Keine Telefonnummer angegeben')).toBeVisible();
    expect(screen.queryByText(/auf Anfrage/)).not.toBeInTheDocument();
    expect(section('Über uns').getByText('Dieser Pflegeanbieter hat sich noch nicht vorgestellt.')).toBeVisible();
    expect(screen.getByText('Noch keine Bewertungen')).toBeVisible();
  });

  it('PP-05 leaves out empty sections: activities, benefits, job offers', () => {
    for (const name of ['Aktivitäten', 'Arbeitgebervorteile', 'Stellenangebote']) {
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    }
  });
});

describe('when the backend fails', () => {
  it('SH-15 shows an error, and the profile after a retry', async () => {
    backend.answer = () => 500;
    const { outcome } = await showPage(profile, context());
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
});

describe('server HTML', () => {
  it('PP-05 contains the whole profile, with one h1 and no style attribute', async () => {
    backend.answer = () => companyPage();
    const html = await pageHtml(profile, context());
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const words of [
      ...['Seniorenzentrum Lindenhof', 'Gartenweg 2, 50733 Köln', 'tel:02215550118', 'lindenhof.example'],
      ...['Ein Haus mit Garten.', 'Montags singen wir.', 'Demenzcafé', 'Bibliothek', 'Dienstrad-Leasing', 'Stelle 2'],
    ])
      expect(html).toContain(words);
    expect(html).not.toContain('style="');
  });
});
