import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backendOfTests } from '@care/contracts/testing/backend';
import { answerAll, company, failure, pagesOf, searchAnswer } from '../testing/fixtures';
import { showPage } from '../testing/show-page';

const many = Array.from({ length: 10 }, (_, index) =>
  company({ id: index + 1, slug: `anbieter-${index}`, name: `Anbieter ${index}`, is_wpw_confirmed: index < 9 }),
);

const backend = backendOfTests(pagesOf(64, many));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const countLine = () => screen.getByText(/^64 Treffer$/);
const hrefOf = (link: HTMLElement) => decodeURI(link.getAttribute('href') ?? '');
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const listBelow = (title: string) => within(screen.getByText(title).nextElementSibling as HTMLElement);

it('EQ-14 provider results: choose up to six hits for one enquiry; the seventh says why it cannot be chosen', async () => {
  await showPage('/suche/pflegeanbieter/köln', backend);
  const begin = await screen.findByRole('link', { name: 'Mehrere zugleich anfragen' });
  expect(begin).toHaveAttribute('href', '/anfrage');
  await userEvent.click(begin);
  const box = (index: number) => screen.findByRole('checkbox', { name: `Für Anfrage auswählen: Anbieter ${index}` });
  for (const index of [0, 2, 1, 3, 4, 5]) await userEvent.click(await box(index));
  await screen.findByRole('link', { name: '6 Anbieter anfragen' });
  const seventh = await box(6);
  expect(seventh).toHaveAttribute('aria-disabled', 'true');
  expect(seventh).toHaveAccessibleDescription('Sechs Anbieter sind das Höchste.');
  await userEvent.click(seventh);
  expect(seventh).not.toBeChecked();
  await userEvent.click(await box(5));
  const enquire = screen.getByRole('link', { name: '5 Anbieter anfragen' });
  expect(enquire).toHaveAttribute('href', '/anfrage?an=1&an=3&an=2&an=4&an=5');
  expect(screen.getAllByRole('checkbox', { name: /^Für Anfrage/ })).toHaveLength(9);
  expect(screen.getByText('Nimmt hier keine Anfragen entgegen.')).toBeVisible();
});

it('SR-18 SR-20 SR-22 provider results: tell about care in the town: figures, care forms, features, questions and order', async () => {
  await showPage('/suche/pflegeanbieter/köln', backend);
  await heading('Pflegeanbieter in Köln');
  expect(await screen.findByText('98 in Köln, 155 im Umkreis von 20 km')).toBeVisible();
  const note = screen.getByText('Wie diese Reihenfolge entsteht').closest('details')!;
  expect(note).toHaveTextContent(/Bezahlte Pakete beeinflussen die Reihenfolge nicht/);
  expect(note).toHaveTextContent(/Durchschnitt.*Anzahl/);
  expect(screen.getByText(/^Viele Bewertungen wiegen mehr als wenige: 4,6 bei 136 zählt mehr/)).toBeVisible();
  expect(textsOf(listBelow('Pflegeformen').getAllByRole('link'))).toEqual([
    'Kurzzeitpflege1',
    'Stationäre Pflege2',
    'Teilstationäre Pflege3',
    'Senioren-WG4',
    'Betreutes Wohnen5',
    'Weitere Pflegeformen6',
  ]);

  const section = await screen.findByRole('region', { name: 'Pflege in Köln' });
  expect(section).toHaveTextContent(
    'In Köln selbst finden Sie 98 Pflegeanbieter. Im Umkreis von 20 km sind es 155. Davon sind 121 bewertet, im Durchschnitt mit 4,2 von 5 Sternen. 40 Einrichtungen im Umkreis suchen derzeit Personal.',
  );
  expect(section).toHaveTextContent('besondere Angebote wie Demenzpflege (5 Häuser)');
  const links = within(section).getAllByRole('link');
  const addresses = Object.fromEntries(links.map((link) => [link.textContent, hrefOf(link)]));
  const path = '/suche/pflegeanbieter/köln?radius=20';
  expect(addresses).toMatchObject({
    'Stationäre Pflege in Köln': '/suche/pflegeanbieter/stationare-pflege?city_slug=köln',
    'Betreutes Wohnen in Köln': '/suche/pflegeanbieter/betreutes-wohnen?city_slug=köln',
    'Tages- und Nachtpflege in Köln': '/suche/pflegeanbieter/teilstationare-pflege?city_slug=köln',
    'Ambulante Pflege in Köln': '/suche/pflegeanbieter/ambulante-pflege?city_slug=köln',
    Palliativpflege: `${path}&features=2`,
    'Kultursensible, internationale Pflege': `${path}&features=10`,
    'Städtische Lage': `${path}&place=1`,
    'Ländliche Lage': `${path}&place=2`,
    'Haus Linde mit 4,9 von 5 Sternen aus 12 Bewertungen.': '/pflegeanbieter/profiles/haus-linde',
    '43 Stellenangebote finden Sie in der Jobsuche.': '/suche/pflegejobs/köln',
  });
  // No provider in Köln has this feature.
  expect(addresses).not.toHaveProperty('Demenzpflege');
  expect(section).toHaveTextContent('In Köln 98, im Umkreis von 20 km 155 (Stand 20. November 2026).');
});

it('SR-04 SR-05 SR-09 SR-18 provider results: keep the search in the form and in all links, and print it without its controls', async () => {
  const { address } = await showPage(
    '/suche/pflegeanbieter/kurzzeitpflege?city_slug=köln&radius=50&features=1&rating=4',
    backend,
  );
  const title = await heading('Kurzzeitpflege in Köln');
  expect(screen.queryByText(/im Umkreis von 20 km$/)).not.toBeInTheDocument();
  const town = screen.getByRole('combobox', { name: 'Ort oder PLZ' });
  expect(town).toHaveValue('Köln');
  expect(screen.getByRole('combobox', { name: 'Pflegeform' })).toHaveValue('kurzzeitpflege');
  expect(screen.getByRole('radio', { name: '+50\u00a0km' })).toBeChecked();

  const kept = 'radius=50&features=1&rating=4';
  expect(hrefOf(listBelow('Pflegeformen').getByRole('link', { name: /^Senioren-WG/ }))).toBe(
    `/suche/pflegeanbieter/senioren-wg?city_slug=köln&${kept}`,
  );
  expect(hrefOf(listBelow('Auch in der Nähe').getByRole('link', { name: /^Hürth/ }))).toBe(
    `/suche/pflegeanbieter/kurzzeitpflege?city_slug=hürth&${kept}`,
  );
  const region = within(screen.getByRole('region', { name: 'Pflege in Köln' }));
  expect(hrefOf(region.getByText('Palliativpflege').closest('a')!)).toBe(
    '/suche/pflegeanbieter/köln?radius=50&features=2',
  );

  const active = screen.getByRole('list', { name: 'Aktive Filter' });
  const isOnPaper = (element: HTMLElement) => element.closest('[data-print="hide"]') === null;
  for (const element of [title, active, screen.getAllByRole('article')[0]!]) expect(isOnPaper(element)).toBe(true);
  for (const one of [town, screen.getByLabelText('Sortieren nach'), screen.getByRole('button', { name: /^Filter/ })])
    expect(isOnPaper(one)).toBe(false);

  expect(textsOf(within(active).getAllByRole('link'))).toEqual([
    'Kurzzeitpflege',
    'Demenzpflege',
    '4 Sterne und mehr',
    '+50\u00a0km',
    'Alle Filter zurücksetzen',
  ]);
  await userEvent.click(within(active).getByRole('link', { name: 'Filter „Demenzpflege“ entfernen' }));
  await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/kurzzeitpflege?city_slug=köln&radius=50&rating=4'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  town.focus();
  await userEvent.click(screen.getByText('Alle Filter zurücksetzen'));
  await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('SR-10 SR-17 SR-20 provider results: are paged and sorted by links and an order in the address', async () => {
  const { address, history } = await showPage('/suche/pflegeanbieter/köln?rating=4', backend);
  await heading('Pflegeanbieter in Köln');
  await userEvent.click(screen.getByRole('link', { name: 'Seite 2' }));
  await waitFor(() => expect(countLine()).toHaveTextContent('64 Treffer · 11–20 von 64'));
  expect(address()).toBe('/suche/pflegeanbieter/köln?rating=4&page=2');
  expect(history.at(-1)).toMatch(/^PUSH/);
  expect(countLine()).toHaveAttribute('role', 'status');
  expect(screen.getAllByRole('article')).toHaveLength(10);
  await waitFor(async () => expect(await heading('Pflegeanbieter in Köln')).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Seite 1' })).toHaveAttribute('rel', 'prev');

  const sort = screen.getByRole('combobox', { name: 'Sortieren nach' });
  expect(within(sort).getAllByRole('option')).toHaveLength(5);
  expect(sort).toHaveValue('ratingDesc');
  await userEvent.selectOptions(sort, 'Geringste Entfernung zuerst');
  await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln?rating=4&sort=radiusAsc'));
  expect(history.at(-1)).toMatch(/^PUSH/);
});

it('SR-01 SR-04 SR-10 CO-08 provider results: without a town have no distance to sort by, and the care form is no filter', async () => {
  await showPage('/suche/pflegeanbieter/kurzzeitpflege', backend);
  await heading('Kurzzeitpflege in Deutschland');
  const sort = screen.getByRole('combobox', { name: 'Sortieren nach' });
  expect(textsOf(within(sort).getAllByRole('option'))).toEqual([
    'Beste Bewertung zuerst',
    'Niedrigste Bewertung zuerst',
    'Niedrigster Eigenanteil zuerst',
  ]);
  expect(screen.queryByRole('list', { name: 'Aktive Filter' })).not.toBeInTheDocument();
});

it('SR-19 provider results: offer alternatives with their number of hits if empty, and only towns with hits', async () => {
  backend.answer = answerAll({
    city: { nearby: ['Hürth', 'Brühl'].map((name) => ({ slug: name.toLowerCase(), name, km: 8 })) },
    search: () =>
      searchAnswer({
        results: [],
        suggestions: [
          { type: 'widen_radius', params: { radius: '50' }, count: 23 },
          { type: 'nearby_city', params: { city_slug: 'hürth' }, count: 14 },
        ],
      }),
  });
  await showPage('/suche/pflegeanbieter/köln?place=2', backend);
  await screen.findByRole('heading', { name: 'Leider ergab Ihre Suche 0 Treffer' });
  expect(screen.getByRole('button', { name: /^Benachrichtigen Sie mich, sobald/ })).toBeVisible();
  expect(hrefOf(screen.getByRole('link', { name: 'Auf +50\u00a0km erweitern (23 Treffer)' }))).toBe(
    '/suche/pflegeanbieter/köln?radius=50&place=2',
  );
  expect(hrefOf(screen.getByRole('link', { name: 'Hürth (14 Treffer)' }))).toBe('/suche/pflegeanbieter/hürth?place=2');
  expect(screen.queryByText(/Brühl/)).not.toBeInTheDocument();
});

it('SH-18 provider results: show a message after a failed search, and retry without a reload', async () => {
  const { answer } = backend;
  const retry = () => screen.getByRole('button', { name: 'Erneut versuchen' });
  backend.answer = () => failure(500, 'kaputt');
  await showPage('/suche/pflegeanbieter/köln', backend);
  await screen.findByText('Ein unerwarteter Fehler ist aufgetreten');
  expect(screen.getByText('Die Treffer konnten nicht geladen werden.')).toBeVisible();
  await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy'));
  backend.answer = answer;
  await userEvent.click(retry());
  expect(await screen.findAllByRole('article')).toHaveLength(10);
});

const chip = (label: string) => screen.getByText(label, { selector: 'summary span' });

it('SR-04 SR-08 SR-09 SR-12 filters: are searched at once, several quick changes together, and reset in their menu', async () => {
  const { address, history } = await showPage('/suche/pflegeanbieter/köln?page=3', backend);
  await heading('Pflegeanbieter in Köln');
  await userEvent.click(chip('Besonderheiten'));
  backend.requests.length = 0;
  const box = screen.getByRole('checkbox', { name: 'Demenzpflege (10)' });
  const other = screen.getByRole('checkbox', { name: /^Palliativpflege/ });
  box.focus();
  for (const one of [box, other]) fireEvent.click(one);
  await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln?features=1,2'));
  expect(backend.requests).toEqual(['/company/search/?city_slug=köln&features=1,2']);
  expect(history.at(-1)).toMatch(/^REPLACE/);
  expect(box).toBeChecked();
  expect(box).toHaveFocus();

  await userEvent.click(chip('Lage'));
  await userEvent.click(screen.getByRole('radio', { name: 'Ländliche Lage (13)' }));
  await userEvent.click(chip('Bewertung ab'));
  await userEvent.click(screen.getByRole('radio', { name: '4 Sterne und mehr (96)' }));
  await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln?features=1,2&place=2&rating=4'));

  await userEvent.click(chip('Besonderheiten (2)'));
  const menu = within(chip('Besonderheiten (2)').closest('details')!);
  await userEvent.click(menu.getByRole('link', { name: 'Zurücksetzen' }));
  expect(screen.getByRole('checkbox', { name: /^Demenzpflege/ })).not.toBeChecked();
  await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln?place=2&rating=4'));
});

it('CO-07 filters: choose grade and highest own share, say how many have no price, and show them by one link', async () => {
  const { address } = await showPage('/suche/pflegeanbieter/köln', backend);
  await heading('Pflegeanbieter in Köln');
  await userEvent.click(chip('Pflegegrad'));
  await userEvent.click(screen.getByRole('radio', { name: 'Pflegegrad 3' }));
  await userEvent.click(chip('Eigenanteil bis'));
  await userEvent.click(screen.getByRole('radio', { name: 'Eigenanteil bis 3.000\u00a0€ (12)' }));
  await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln?grade=3&own_share=300000'));
  const line = (await screen.findByText(/^23 Anbieter ohne Preis sind ausgeblendet/)).closest('p')!;
  await userEvent.click(within(line).getByRole('link', { name: 'Einblenden' }));
  await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln?grade=3&own_share=300000&without_price=1'));
  await waitFor(() => expect(screen.queryByText(/ausgeblendet/)).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('link', { name: 'Filter „Auch ohne Preis“ entfernen' }));
  await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln?grade=3&own_share=300000'));
  await userEvent.click(screen.getByRole('radio', { name: 'Pflegegrad 1' }));
  await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln?grade=1'));
  expect(screen.queryByRole('radio', { name: /^Eigenanteil bis/ })).not.toBeInTheDocument();
});

it('SR-04 filters: are in a sheet on small screens, with the number of hits, and can all be reset there', async () => {
  const { address } = await showPage('/suche/pflegeanbieter/köln?features=1', backend);
  await heading('Pflegeanbieter in Köln');
  await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filter' }));
  await userEvent.click(sheet.getByRole('radio', { name: '+50\u00a0km' }));
  await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln?radius=50&features=1'));
  await userEvent.click(sheet.getByRole('link', { name: 'Zurücksetzen' }));
  await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln'));
  await userEvent.click(sheet.getByRole('button', { name: '64 Treffer anzeigen' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
