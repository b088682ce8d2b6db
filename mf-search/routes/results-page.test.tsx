import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CARE_FORMS } from '@care/contracts';
import { backendOfTests } from '@care/contracts/testing/backend';
import { answerAll, city, company, failure, feature, searchAnswer } from '../testing/fixtures';
import { showPage } from '../testing/show-page';

const many = Array.from({ length: 10 }, (_, index) =>
  company({ id: index + 1, slug: `anbieter-${index}`, name: `Anbieter ${index}` }),
);

const backend = backendOfTests(
  answerAll({
    search: ({ searchParams }) =>
      searchAnswer({
        results: many,
        count: 64,
        page: Number(searchParams.get('page') ?? 1),
        placeLabel: searchParams.has('city_slug') ? 'Köln' : null,
      }),
  }),
);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const countLine = () => screen.getByText(/^64 Treffer$/);

describe('provider results', () => {
  it('SR-20 show the searched terms, the number of hits and the range of this page', async () => {
    await showPage('/suche/pflegeanbieter/köln?page=2', backend);
    await heading('Pflegeanbieter in Köln');
    expect(countLine()).toHaveTextContent('64 Treffer · 11–20 von 64');
    expect(countLine()).toHaveAttribute('role', 'status');
    expect(screen.getAllByRole('article')).toHaveLength(10);
  });

  it('SR-04 leaves out on paper what only changes the search', async () => {
    await showPage('/suche/pflegeanbieter/köln?features=1', backend);
    const isOnPaper = (element: HTMLElement) => element.closest('[data-print="hide"]') === null;
    expect(isOnPaper(await heading('Pflegeanbieter in Köln'))).toBe(true);
    expect(isOnPaper(screen.getByRole('list', { name: 'Aktive Filter' }))).toBe(true);
    expect(isOnPaper(screen.getAllByRole('article')[0]!)).toBe(true);
    for (const control of screen.getAllByRole('combobox')) expect(isOnPaper(control)).toBe(false);
    expect(isOnPaper(screen.getByRole('button', { name: /^Filter/ }))).toBe(false);
  });

  it.each([
    ['/suche/pflegeanbieter/kurzzeitpflege', 'Kurzzeitpflege in Deutschland'],
    [
      '/suche/pflegeanbieter/ambulante-pflege+kurzzeitpflege?city_slug=köln',
      'Ambulante Pflege und Kurzzeitpflege in Köln',
    ],
  ])('SR-01 %s is headed "%s"', async (address, title) => {
    await showPage(address, backend);
    await heading(title);
  });

  it('SR-05 fills in the form from the address', async () => {
    await showPage('/suche/pflegeanbieter/kurzzeitpflege?city_slug=köln&radius=50', backend);
    await heading('Kurzzeitpflege in Köln');
    expect(screen.getByRole('combobox', { name: 'Ort oder PLZ' })).toHaveValue('Köln');
    expect(screen.getByRole('combobox', { name: 'Pflegeform' })).toHaveValue('kurzzeitpflege');
    expect(screen.getByRole('radio', { name: '+50\u00a0km' })).toBeChecked();
  });

  it('SR-17 keep the search in links to other pages, and focus the heading of the new page', async () => {
    const { address, history } = await showPage('/suche/pflegeanbieter/köln?rating=4', backend);
    await heading('Pflegeanbieter in Köln');
    await userEvent.click(screen.getByRole('link', { name: 'Seite 2' }));
    await waitFor(() => expect(countLine()).toHaveTextContent('11–20 von 64'));
    expect(address()).toBe('/suche/pflegeanbieter/köln?rating=4&page=2');
    expect(history.at(-1)).toMatch(/^PUSH/);
    await waitFor(async () => expect(await heading('Pflegeanbieter in Köln')).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Seite 1' })).toHaveAttribute('rel', 'prev');
  });

  it('SR-10 offer distances only with a place, and navigate to the address of the chosen order', async () => {
    const { address, history } = await showPage('/suche/pflegeanbieter/köln?page=2', backend);
    const sort = await screen.findByRole('combobox', { name: 'Sortieren nach' });
    expect(within(sort).getAllByRole('option')).toHaveLength(4);
    expect(sort).toHaveValue('ratingDesc');
    await userEvent.selectOptions(sort, 'Geringste Entfernung zuerst');
    await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln?sort=radiusAsc'));
    expect(history.at(-1)).toMatch(/^PUSH/);
  });

  it('SR-10 cannot be sorted by distance without a place', async () => {
    await showPage('/suche/pflegeanbieter/kurzzeitpflege', backend);
    const sort = await screen.findByRole('combobox', { name: 'Sortieren nach' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Beste Bewertung zuerst', 'Niedrigste Bewertung zuerst']);
  });

  it('SR-22 explain the order of the hits, most important criterion first', async () => {
    await showPage('/suche/pflegeanbieter/köln', backend);
    await heading('Pflegeanbieter in Köln');
    const note = screen.getByText('Wie diese Reihenfolge entsteht').closest('details')!;
    expect(note).toHaveTextContent(/Bezahlte Pakete beeinflussen die Reihenfolge nicht/);
    expect(note).toHaveTextContent(/Durchschnittliche Bewertung.*Anzahl der Bewertungen/);
    expect(screen.getByText(/^Viele Bewertungen wiegen mehr als wenige: 4,6 bei 136 zählt mehr/)).toBeVisible();
  });

  it('SR-20 offer the care forms that have hits, each with their number', async () => {
    await showPage('/suche/pflegeanbieter/köln', backend);
    const list = (await screen.findByRole('heading', { name: 'Pflegeformen' })).nextElementSibling as HTMLElement;
    const links = within(list).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Kurzzeitpflege1',
      'Stationäre Pflege2',
      'Teilstationäre Pflege3',
      'Senioren-WG4',
      'Betreutes Wohnen5',
      'Weitere Pflegeformen6',
    ]);
  });

  it('SR-18 SR-20 keep the filters in links to other care forms and to neighbouring towns', async () => {
    await showPage('/suche/pflegeanbieter/kurzzeitpflege?city_slug=köln&rating=4', backend);
    const hrefOf = async (title: string, name: RegExp) => {
      const list = (await screen.findByRole('heading', { name: title })).nextElementSibling as HTMLElement;
      return decodeURI(within(list).getByRole('link', { name }).getAttribute('href') ?? '');
    };
    expect(await hrefOf('Pflegeformen', /^Senioren-WG/)).toBe(
      '/suche/pflegeanbieter/senioren-wg?city_slug=köln&rating=4',
    );
    expect(await hrefOf('Auch in der Nähe', /^Hürth/)).toBe(
      '/suche/pflegeanbieter/kurzzeitpflege?city_slug=hürth&rating=4',
    );
  });

  it('SR-18 name the four care forms of the city, each with a link to its search', async () => {
    await showPage('/suche/pflegeanbieter/köln', backend);
    const region = within(await screen.findByRole('region', { name: 'Pflege in Köln' }));
    expect(region.getByRole('link', { name: 'Tages- und Nachtpflege in Köln' })).toBeVisible();
    const addresses = region.getAllByRole('link').map((link) => decodeURI(link.getAttribute('href') ?? ''));
    for (const form of ['stationare-pflege', 'betreutes-wohnen', 'teilstationare-pflege', 'ambulante-pflege'])
      expect(addresses).toContain(`/suche/pflegeanbieter/${form}?city_slug=köln`);
  });

  it.each([
    ['?radius=50', 50],
    ['', 20],
  ])(
    'SR-09 link to the features and surroundings that the city has, with the radius of "%s"',
    async (query, radius) => {
      await showPage(`/suche/pflegeanbieter/köln${query}`, backend);
      const region = within(await screen.findByRole('region', { name: 'Pflege in Köln' }));
      const hrefOf = (name: string) => decodeURI(region.getByRole('link', { name }).getAttribute('href') ?? '');
      const path = `/suche/pflegeanbieter/köln?radius=${radius}`;
      expect(hrefOf('Palliativpflege')).toBe(`${path}&features=2`);
      expect(hrefOf('Kultursensible, internationale Pflege')).toBe(`${path}&features=10`);
      expect(hrefOf('Städtische Lage')).toBe(`${path}&place=1`);
      expect(hrefOf('Ländliche Lage')).toBe(`${path}&place=2`);
      // No provider in Köln has this feature.
      expect(region.queryByRole('link', { name: 'Demenzpflege' })).toBeNull();
    },
  );

  it('SR-18 count the providers, those with ratings and those with job offers', async () => {
    await showPage('/suche/pflegeanbieter/köln', backend);
    const region = await screen.findByRole('region', { name: 'Pflege in Köln' });
    expect(region).toHaveTextContent(
      'In Köln selbst finden Sie 98 Pflegeanbieter. Im Umkreis von 20 km sind es 155. Davon sind 121 bewertet, im Durchschnitt mit 4,2 von 5 Sternen. 40 Einrichtungen im Umkreis suchen derzeit Personal.',
    );
    expect(region).toHaveTextContent('besondere Angebote wie Demenzpflege (5 Häuser)');
  });

  it('SR-18 says in the head how many are in the town and how many around it, where no filter is set', async () => {
    const first = await showPage('/suche/pflegeanbieter/köln?sort=ratingAsc', backend);
    await screen.findByRole('heading', { level: 1, name: 'Pflegeanbieter in Köln' });
    expect(await screen.findByText('98 in Köln, 155 im Umkreis von 20 km')).toBeVisible();
    first.unmount();
    await showPage('/suche/pflegeanbieter/köln?rating=4', backend);
    await screen.findByRole('region', { name: 'Pflege in Köln' });
    expect(screen.queryByText(/im Umkreis von 20 km$/)).not.toBeInTheDocument();
  });

  it('SR-18 SR-22 shows no average where the town has too few ratings for one', async () => {
    // The best rated one, the first of the list, has few ratings too.
    const top = { name: 'Haus Linde', slug: 'haus-linde', average_rating: null, ratings_count: 2 };
    backend.answer = answerAll({ city: { average_rating: null, top } });
    await showPage('/suche/pflegeanbieter/köln', backend);
    const region = await screen.findByRole('region', { name: 'Pflege in Köln' });
    expect(region).toHaveTextContent('Davon sind 121 bewertet. 40 Einrichtungen');
    expect(region).toHaveTextContent('Haus Linde, bisher mit 2 Bewertungen. Das ist noch zu wenig');
    expect(region).not.toHaveTextContent('Sternen');
    backend.answer = answerAll();
  });

  it('SR-18 say nothing about what the city does not have', async () => {
    const by_service = CARE_FORMS.map((value) => ({ value, count: value === 'stationare-pflege' ? 4 : 0 }));
    const none = { company_in_town: 0, job: 0, rated: 0, hiring: 0, dementia_homes: 0, by_service };
    backend.answer = answerAll({ city: { counts: { ...city().counts, ...none } } });
    await showPage('/suche/pflegeanbieter/köln', backend);
    const region = await screen.findByRole('region', { name: 'Pflege in Köln' });
    expect(region).toHaveTextContent(
      /In Köln selbst ist kein Pflegeanbieter eingetragen\. Im Umkreis von 20 km sind es 155\.\s*Stationäre Pflege/,
    );
    expect(region).toHaveTextContent('besondere Angebote wie Demenzpflege.');
    expect(within(region).queryByRole('link', { name: 'Ambulante Pflege in Köln' })).not.toBeInTheDocument();
    expect(region).not.toHaveTextContent('freie Stellen');
  });

  it('SR-18 answer frequent questions about the city, with links to the providers', async () => {
    await showPage('/suche/pflegeanbieter/köln', backend);
    const region = within(await screen.findByRole('region', { name: 'Pflege in Köln' }));
    const answerTo = (question: string) => region.getByText(question).nextElementSibling as HTMLElement;
    expect(answerTo('Wie viele Pflegeanbieter gibt es in Köln?')).toHaveTextContent(
      'In Köln 98, im Umkreis von 20 km 155 (Stand 20. November 2026).',
    );
    const best = answerTo('Welche Einrichtung in und um Köln ist am besten bewertet?');
    expect(within(best).getByRole('link')).toHaveTextContent('Haus Linde mit 4,9 von 5 Sternen aus 12 Bewertungen.');
    expect(within(best).getByRole('link')).toHaveAttribute('href', '/pflegeanbieter/profiles/haus-linde');
    const jobs = within(answerTo('Wo gibt es freie Stellen in der Pflege in und um Köln?')).getByRole('link');
    expect(jobs).toHaveTextContent('43 Stellenangebote finden Sie in der Jobsuche.');
    expect(decodeURI(jobs.getAttribute('href') ?? '')).toBe('/suche/pflegejobs/köln');
  });

  it('SR-19 offer alternatives with their number of hits if empty', async () => {
    backend.answer = answerAll({
      search: () =>
        searchAnswer({
          results: [],
          suggestions: [
            { type: 'widen_radius', params: { radius: '50' }, count: 23 },
            { type: 'drop_filter', params: { features: '8' }, count: 6 },
            { type: 'drop_filter', params: { place: '' }, count: 3 },
            { type: 'drop_filter', params: { rating: '' }, count: 2 },
            { type: 'nearby_city', params: { city_slug: 'hürth' }, count: 14 },
          ],
        }),
    });
    await showPage('/suche/pflegeanbieter/köln?features=4,8&place=2&rating=4', backend);
    await screen.findByRole('heading', { name: 'Leider ergab Ihre Suche 0 Treffer' });
    expect(
      screen.getByRole('button', { name: 'Benachrichtigen Sie mich, sobald es passende Treffer gibt' }),
    ).toBeVisible();
    const hrefOf = (name: string) => decodeURI(screen.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(hrefOf('Auf +50\u00a0km erweitern (23 Treffer)')).toBe(
      '/suche/pflegeanbieter/köln?radius=50&features=4,8&place=2&rating=4',
    );
    expect(hrefOf('Ohne „Junge Pflege“ (6 Treffer)')).toBe('/suche/pflegeanbieter/köln?features=8&place=2&rating=4');
    expect(hrefOf('Ohne „Ländliche Lage“ (3 Treffer)')).toBe('/suche/pflegeanbieter/köln?features=4,8&rating=4');
    expect(hrefOf('Ohne „4 Sterne und mehr“ (2 Treffer)')).toBe('/suche/pflegeanbieter/köln?features=4,8&place=2');
    expect(hrefOf('Hürth (14 Treffer)')).toBe('/suche/pflegeanbieter/hürth?features=4,8&place=2&rating=4');
  });

  it('SR-19 say if an alternative removes all filters at once', async () => {
    backend.answer = answerAll({
      search: () =>
        searchAnswer({
          results: [],
          suggestions: [
            { type: 'widen_radius', params: { features: '', rating: '', radius: '50' }, count: 579 },
            { type: 'drop_filter', params: { features: '', rating: '' }, count: 8 },
          ],
        }),
    });
    await showPage('/suche/pflegeanbieter/köln?features=4,8&rating=4', backend);
    await screen.findByRole('heading', { name: 'Leider ergab Ihre Suche 0 Treffer' });
    const hrefOf = (name: string) => decodeURI(screen.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(hrefOf('Ohne weitere Filter, +50\u00a0km (579 Treffer)')).toBe('/suche/pflegeanbieter/köln?radius=50');
    expect(hrefOf('Ohne weitere Filter (8 Treffer)')).toBe('/suche/pflegeanbieter/köln');
  });

  it('SR-19 offer the search outside the part of the map', async () => {
    backend.answer = answerAll({
      search: () =>
        searchAnswer({
          results: [],
          suggestions: [
            { type: 'drop_filter', params: { bbox: '' }, count: 386 },
            { type: 'drop_filter', params: { bbox: '', rating: '' }, count: 400 },
          ],
        }),
    });
    await showPage('/suche/pflegeanbieter/köln?bbox=6.1,50.1,6.2,50.2&rating=4', backend);
    await screen.findByRole('heading', { name: 'Leider ergab Ihre Suche 0 Treffer' });
    const hrefOf = (name: string) => decodeURI(screen.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(hrefOf('Ohne „Kartenausschnitt“ (386 Treffer)')).toBe('/suche/pflegeanbieter/köln?rating=4');
    expect(hrefOf('Ohne weitere Filter (400 Treffer)')).toBe('/suche/pflegeanbieter/köln');
  });

  it('SR-19 never offer an alternative without any criterion', async () => {
    backend.answer = answerAll({
      search: () =>
        searchAnswer({ results: [], suggestions: [{ type: 'drop_filter', params: { services: '' }, count: 9 }] }),
    });
    await showPage('/suche/pflegeanbieter/kurzzeitpflege', backend);
    await screen.findByRole('heading', { name: 'Leider ergab Ihre Suche 0 Treffer' });
    expect(screen.queryByRole('link', { name: /9 Treffer/ })).not.toBeInTheDocument();
  });

  it('SR-19 name no neighbouring town in which the search has no hits', async () => {
    backend.answer = answerAll({ search: () => searchAnswer({ results: [] }) });
    await showPage('/suche/pflegeanbieter/köln?rating=5', backend);
    await screen.findByRole('heading', { name: 'Leider ergab Ihre Suche 0 Treffer' });
    expect(screen.queryByRole('link', { name: /Hürth/ })).not.toBeInTheDocument();
  });

  it('SH-18 show a message after a failed search, and retry without a reload', async () => {
    const { answer } = backend;
    const retry = () => screen.getByRole('button', { name: 'Erneut versuchen' });
    backend.answer = () => failure(500, 'kaputt');
    await showPage('/suche/pflegeanbieter/köln', backend);
    await screen.findByText('Ein unerwarteter Fehler ist aufgetreten');
    await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy'));
    backend.answer = answer;
    await userEvent.click(retry());
    expect(await screen.findAllByRole('article')).toHaveLength(10);
  });
});

describe('filters', () => {
  const chip = (label: string) => screen.getByText(label, { selector: 'summary span' });

  it('SR-09 write the 1-based index of a ticked feature into the address and keep the focus on the box', async () => {
    const { address, history } = await showPage('/suche/pflegeanbieter/köln?page=3', backend);
    await heading('Pflegeanbieter in Köln');
    await userEvent.click(chip('Besonderheiten'));
    const box = screen.getByRole('checkbox', { name: /^Demenzpflege/ });
    expect(box).toHaveAccessibleName('Demenzpflege (10)');
    await userEvent.click(box);
    expect(box).toBeChecked();
    await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln?features=1'));
    expect(history.at(-1)).toMatch(/^REPLACE/);
    expect(screen.getByRole('checkbox', { name: /^Demenzpflege/ })).toHaveFocus();
    expect(chip('Besonderheiten (1)')).toBeInTheDocument();
  });

  it('SR-08 send one search after several quick changes', async () => {
    const { address } = await showPage('/suche/pflegeanbieter/köln', backend);
    await heading('Pflegeanbieter in Köln');
    await userEvent.click(chip('Besonderheiten'));
    backend.requests.length = 0;
    const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
    tick(/^Demenzpflege/);
    tick(/^Palliativpflege/);
    tick(/^Ruhige Lage/);
    await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln?features=1,2,7'));
    expect(backend.requests).toEqual(['/company/search/?city_slug=köln&features=1,2,7']);
  });

  it('SR-09 have own parameters for place and rating', async () => {
    const { address } = await showPage('/suche/pflegeanbieter/köln', backend);
    await heading('Pflegeanbieter in Köln');
    await userEvent.click(chip('Lage'));
    await userEvent.click(screen.getByRole('radio', { name: 'Ländliche Lage (13)' }));
    await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln?place=2'));
    await userEvent.click(chip('Bewertung ab'));
    await userEvent.click(screen.getByRole('radio', { name: '4 Sterne und mehr (96)' }));
    await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln?place=2&rating=4'));
  });

  it('SR-04 can be removed one by one, and all at once', async () => {
    const { address } = await showPage(
      '/suche/pflegeanbieter/kurzzeitpflege?city_slug=köln&radius=50&features=1&rating=4',
      backend,
    );
    const active = await screen.findByRole('list', { name: 'Aktive Filter' });
    expect(
      within(active)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Kurzzeitpflege', 'Demenzpflege', '4 Sterne und mehr', '+50\u00a0km', 'Alle Filter zurücksetzen']);
    await userEvent.click(screen.getByRole('link', { name: 'Filter „Demenzpflege“ entfernen' }));
    await waitFor(() =>
      expect(address()).toBe('/suche/pflegeanbieter/kurzzeitpflege?city_slug=köln&radius=50&rating=4'),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    screen.getByRole('combobox', { name: 'Ort oder PLZ' }).focus();
    await userEvent.click(screen.getByRole('link', { name: 'Alle Filter zurücksetzen' }));
    await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('SR-04 SR-12 can be reset in their menu, which keeps all others', async () => {
    const { address } = await showPage('/suche/pflegeanbieter/köln?features=1&rating=4', backend);
    await heading('Pflegeanbieter in Köln');
    await userEvent.click(chip('Besonderheiten (1)'));
    const menu = within(chip('Besonderheiten (1)').closest('details')!);
    await userEvent.click(menu.getByRole('link', { name: 'Zurücksetzen' }));
    expect(screen.getByRole('checkbox', { name: /^Demenzpflege/ })).not.toBeChecked();
    await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln?rating=4'));
  });

  it('SR-04 do not include the only care form of a search without a place', async () => {
    await showPage('/suche/pflegeanbieter/kurzzeitpflege', backend);
    await heading('Kurzzeitpflege in Deutschland');
    expect(screen.queryByRole('list', { name: 'Aktive Filter' })).not.toBeInTheDocument();
  });

  it('SR-04 are in a sheet on small screens, with the number of hits', async () => {
    const { address } = await showPage('/suche/pflegeanbieter/köln', backend);
    await heading('Pflegeanbieter in Köln');
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = screen.getByRole('dialog', { name: 'Filter' });
    await userEvent.click(within(sheet).getByRole('radio', { name: '+50\u00a0km' }));
    await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln?radius=50'));
    await userEvent.click(within(sheet).getByRole('button', { name: '64 Treffer anzeigen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('SR-04 can all be reset in the sheet', async () => {
    const { address } = await showPage('/suche/pflegeanbieter/köln?radius=50&features=1&rating=4', backend);
    await heading('Pflegeanbieter in Köln');
    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await userEvent.click(sheet.getByRole('link', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(address()).toBe('/suche/pflegeanbieter/köln'));
  });
});

describe('the card in the list', () => {
  it('SR-13 shows at most three features and the number of further ones', async () => {
    backend.answer = answerAll({
      search: () => searchAnswer({ results: [company({ features: [1, 2, 7, 8, 9].map(feature) })] }),
    });
    await showPage('/suche/pflegeanbieter/köln', backend);
    const features = within(await screen.findByRole('article')).getByRole('list', { name: 'Besonderheiten' });
    expect(
      within(features)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Demenzpflege', 'Palliativpflege', 'Ruhige Lage', '+2 weitere']);
  });
});
