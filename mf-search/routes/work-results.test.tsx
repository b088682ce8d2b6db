import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { careApi } from '@care/contracts';
import { backendOfTests } from '@care/contracts/testing/backend';
import { answerAll, failure } from '../testing/fixtures';
import { showPage } from '../testing/show-page';
import { jobAnswer, offer, person, staffAnswer } from '../testing/work-fixtures';

const backend = backendOfTests(answerAll());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The name of a choice contains its number of hits. */
const choice = (name: string) => screen.getByRole('checkbox', { name: nameWithHits(name), hidden: true });
const nameWithHits = (name: string) => new RegExp(`^${name.replace(/[()/]/g, '\\$&')}( \\(\\d+\\))?$`);

describe('staff results', () => {
  it('SR-02 have the town in the heading and a count, and may not be indexed', async () => {
    backend.answer = answerAll({ search: () => staffAnswer({ count: 48 }) });
    const { head } = await showPage('/suche/pflegepersonal/köln', backend);
    await heading('Pflegepersonal in Köln');
    const found = screen.getByText('48 Treffer');
    expect(found).toHaveAttribute('role', 'status');
    expect(found).toHaveTextContent('48 Treffer · 1–1 von 48');
    expect(head()).toMatchObject({
      title: 'Pflegepersonal in Köln und Umgebung: 48 Pflegekräfte',
      robots: 'noindex,nofollow',
      canonical: '/suche/pflegepersonal/k%C3%B6ln',
      next: '/suche/pflegepersonal/k%C3%B6ln?page=2',
    });
    expect(JSON.stringify(head())).not.toContain('Maria');
  });

  it('SR-11 offer the six qualifications of the server, "other" and "none"', async () => {
    await showPage('/suche/pflegepersonal/köln', backend);
    await heading('Pflegepersonal in Köln');
    const choices = screen.getAllByRole('checkbox', { hidden: true });
    expect(choices.map((box) => box.getAttribute('value'))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(choice('Andere Qualifikation')).toBeEnabled();
    expect(
      screen.getByText('Diese Auswahl lässt sich nicht mit anderen Qualifikationen kombinieren.'),
    ).toBeInTheDocument();
  });

  it('SR-11 exclude and disable all others for "none", also if it comes from the address', async () => {
    const { address } = await showPage('/suche/pflegepersonal/köln?qualifications=8', backend);
    await heading('Pflegepersonal in Köln');
    expect(choice('Keine besondere Qualifikation')).toBeChecked();
    expect(choice('Pflegehilfskraft')).toBeDisabled();
    await userEvent.click(choice('Keine besondere Qualifikation'));
    await waitFor(() => expect(address()).toBe('/suche/pflegepersonal/köln'));
    await userEvent.click(choice('Pflegehilfskraft'));
    await userEvent.click(choice('Examinierte/r Altenpfleger/in'));
    await waitFor(() => expect(address()).toBe('/suche/pflegepersonal/köln?qualifications=1,5'));
    await userEvent.click(choice('Keine besondere Qualifikation'));
    await waitFor(() => expect(address()).toBe('/suche/pflegepersonal/köln?qualifications=8'));
    expect(choice('Pflegehilfskraft')).toBeDisabled();
  });

  it('SR-11 SR-20 show the number of hits of each choice', async () => {
    await showPage('/suche/pflegepersonal/köln', backend);
    await heading('Pflegepersonal in Köln');
    const names = screen.getAllByRole('checkbox', { hidden: true }).map((box) => box.closest('label')?.textContent);
    expect(names[0]).toBe('Examinierte/r Altenpfleger/in (10)');
    expect(names[7]).toBe('Keine besondere Qualifikation (80)');
  });

  it('SR-22 explain the order of the hits, most important criterion first', async () => {
    await showPage('/suche/pflegepersonal/köln', backend);
    await heading('Pflegepersonal in Köln');
    const note = screen.getByText('Wie diese Reihenfolge entsteht').closest('details')!;
    expect(note).toHaveTextContent(/Bezahlte Pakete beeinflussen die Reihenfolge nicht/);
    expect(note).toHaveTextContent(/zuletzt aktiv waren.*Entfernung zum gesuchten Ort.*Datum/);
  });

  it('SR-04 SR-14 can be limited to people who are open for offers, and the chip removes the limit', async () => {
    const { address } = await showPage('/suche/pflegepersonal/köln', backend);
    await userEvent.click(await screen.findByRole('link', { name: 'Nur offen für Angebote (34)' }));
    await waitFor(() => expect(address()).toBe('/suche/pflegepersonal/köln?open_for_offers=1'));
    await userEvent.click(await screen.findByRole('link', { name: 'Filter „Nur offen für Angebote“ entfernen' }));
    await waitFor(() => expect(address()).toBe('/suche/pflegepersonal/köln'));
  });

  it('SR-22 are sorted by the latest activity by default, and can be sorted by distance', async () => {
    const { address } = await showPage('/suche/pflegepersonal/köln', backend);
    const sort = await screen.findByRole('combobox', { name: 'Sortieren nach' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Zuletzt aktiv zuerst', 'Geringste Entfernung zuerst', 'Größte Entfernung zuerst']);
    await userEvent.selectOptions(sort, 'Geringste Entfernung zuerst');
    await waitFor(() => expect(address()).toBe('/suche/pflegepersonal/köln?sort=radiusAsc'));
  });

  it('SR-05 SR-11 show the chosen qualifications in the field', async () => {
    await showPage('/suche/pflegepersonal/köln?qualifications=4', backend);
    await heading('Pflegepersonal in Köln');
    const field = screen.getByRole('search').querySelector('summary');
    expect(field).toHaveAccessibleName('Qualifikation Pflegefachfrau/Pflegefachmann');
    expect(screen.getByRole('combobox', { name: 'Ort oder PLZ' })).toHaveValue('Köln');
  });

  it('SR-04 have a sheet of filters on small screens, which loads when it is opened', async () => {
    const { address } = await showPage('/suche/pflegepersonal/köln', backend);
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Nur offen für Angebote (34)' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Seniorenbetreuer/in (60)' }));
    await waitFor(() => expect(address()).toBe('/suche/pflegepersonal/köln?qualifications=6&open_for_offers=1'));
  });

  /** The alternatives farther away, without the filter and in Hürth have hits. */
  function hitsOf(query: URLSearchParams): number {
    if (query.get('radius') === '100') return 12;
    if (query.get('city_slug') === 'hürth') return 3;
    return query.has('qualifications') ? 0 : 40;
  }

  it('SR-19 offer alternatives with their number of hits and neighbouring towns if empty', async () => {
    backend.answer = answerAll({
      search: ({ searchParams }) =>
        staffAnswer({
          results: [],
          count: hitsOf(searchParams),
        }),
    });
    await showPage('/suche/pflegepersonal/köln?qualifications=6', backend);
    await screen.findByText('Leider ergab Ihre Suche 0 Treffer');
    expect(screen.getByRole('button', { name: /^Benachrichtigen Sie mich, sobald/ })).toBeVisible();
    await screen.findByText(/Auf \+100\skm erweitern \(12 Treffer\)/);
    const links = within(screen.getByRole('region', { name: 'Pflegepersonal in Köln' })).getAllByRole('link');
    expect(links.map((link) => decodeURI(link.getAttribute('href') ?? ''))).toEqual(
      expect.arrayContaining([
        '/suche/pflegepersonal/köln?radius=100&qualifications=6',
        '/suche/pflegepersonal/köln',
        '/suche/pflegepersonal/hürth?qualifications=6',
      ]),
    );
    expect(screen.getByRole('link', { name: 'Hürth (3 Treffer)' })).toBeVisible();
    expect(screen.queryByText(/Auf \+50\skm/)).not.toBeInTheDocument();
  });

  it('SR-19 keep town and radius in an alternative without one filter or without any', async () => {
    backend.answer = answerAll({
      search: ({ searchParams }) =>
        staffAnswer({ results: [], count: searchParams.has('open_for_offers') ? 0 : hitsOf(searchParams) + 5 }),
    });
    await showPage('/suche/pflegepersonal/köln?radius=50&qualifications=6&open_for_offers=1', backend);
    const hrefOf = async (name: string) =>
      decodeURI((await screen.findByRole('link', { name })).getAttribute('href') ?? '');
    expect(await hrefOf('Ohne „Nur offen für Angebote“ (5 Treffer)')).toBe(
      '/suche/pflegepersonal/köln?radius=50&qualifications=6',
    );
    expect(await hrefOf('Ohne weitere Filter (45 Treffer)')).toBe('/suche/pflegepersonal/köln?radius=50');
  });

  it('SH-18 show a message after a failed call, and the hits after a retry', async () => {
    backend.answer = (url) => (url.pathname === '/user/profile/search/' ? failure(500, 'kaputt') : answerAll()(url));
    await showPage('/suche/pflegepersonal/köln', backend);
    await screen.findByText('Die Treffer konnten nicht geladen werden.');
    const retry = screen.getByRole('button', { name: 'Erneut versuchen' });
    // Rendering the page has already sent one more request.
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    backend.answer = answerAll();
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Maria S.' })).toBeInTheDocument();
  });
});

describe('job results', () => {
  it('SR-02 have the town in the heading, and structured data for search engines', async () => {
    backend.answer = answerAll({
      search: () =>
        jobAnswer({ results: [1, 2, 3].map((id) => offer({ id, slug: `stelle-${id}`, title: `Stelle ${id}` })) }),
    });
    const { head } = await showPage('/suche/pflegejobs/köln', backend);
    await heading('Pflegejobs in Köln');
    expect(head()).toMatchObject({
      title: 'Pflegejobs in Köln und Umgebung: 3 Stellenangebote',
      robots: 'index,follow',
    });
    expect(JSON.stringify(head()?.jsonLd)).toContain('/pflegeanbieter/profiles/elisabeth-garten/stelle-2');
  });

  it('SR-11 offer the six qualifications of the server and "none", which is 7 here', async () => {
    await showPage('/suche/pflegejobs/köln?qualifications=7', backend);
    await heading('Pflegejobs in Köln');
    const values = screen.getAllByRole('checkbox', { hidden: true }).map((box) => box.getAttribute('value'));
    expect(values).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(choice('Keine besondere Qualifikation')).toBeChecked();
    expect(choice('Altenpflegehelfer/in')).toBeDisabled();
  });

  it('SR-12 can be limited to a type of employment', async () => {
    const { address } = await showPage('/suche/pflegejobs/köln', backend);
    await heading('Pflegejobs in Köln');
    await userEvent.click(screen.getByRole('radio', { name: 'Vollzeit/Teilzeit (7)', hidden: true }));
    await waitFor(() => expect(address()).toBe('/suche/pflegejobs/köln?employment=Vollzeit/Teilzeit'));
    expect(await screen.findByRole('link', { name: 'Filter „Vollzeit/Teilzeit“ entfernen' })).toBeInTheDocument();
  });

  it('SR-12 can be limited to a pay and a date, each with its hits, and the chips remove the limits', async () => {
    const { address } = await showPage('/suche/pflegejobs/köln', backend);
    await heading('Pflegejobs in Köln');
    await userEvent.click(screen.getByRole('radio', { name: /^Ab 2.800\s€ im Monat \(8\)$/, hidden: true }));
    await userEvent.click(screen.getByRole('radio', { name: 'Letzte 14 Tage (14)', hidden: true }));
    await waitFor(() => expect(address()).toBe('/suche/pflegejobs/köln?salary_min=280000&posted_days=14'));
    await screen.findByRole('link', { name: 'Filter „Letzte 14 Tage“ entfernen' });
    await userEvent.click(await screen.findByRole('link', { name: /^Filter „Ab 2.800\s€ im Monat“ entfernen$/ }));
    await waitFor(() => expect(address()).toBe('/suche/pflegejobs/köln?posted_days=14'));
  });

  it('SR-03 SR-12 send each filter once without script, so that it can be changed and removed', async () => {
    await showPage('/suche/pflegejobs/köln?employment=Teilzeit&salary_min=280000&posted_days=14', backend);
    const form = new FormData(await screen.findByRole<HTMLFormElement>('form', { name: 'Filter' }));
    const sent = ['employment', 'salary_min', 'posted_days'].map((name) => form.getAll(name));
    expect(sent).toEqual([['Teilzeit'], ['280000'], ['14']]);
  });

  it('SR-19 leave the part of the map only in the alternative that says so', async () => {
    const hitsOf = (query: URLSearchParams): number => {
      if (query.has('bbox')) return query.has('employment') ? 0 : 4;
      return query.has('employment') ? 9 : 40;
    };
    backend.answer = answerAll({
      search: ({ searchParams }) => jobAnswer({ results: [], count: hitsOf(searchParams) }),
    });
    const part = '/suche/pflegejobs/köln?bbox=6.1,50.1,6.2,50.2';
    await showPage(`${part}&employment=Vollzeit`, backend);
    const hrefOf = async (name: string) =>
      decodeURI((await screen.findByRole('link', { name })).getAttribute('href') ?? '');
    expect(await hrefOf('Ohne „Vollzeit“ (4 Treffer)')).toBe(part);
    expect(await hrefOf('Ohne „Kartenausschnitt“ (9 Treffer)')).toBe('/suche/pflegejobs/köln?employment=Vollzeit');
    expect(await hrefOf('Ohne weitere Filter (40 Treffer)')).toBe('/suche/pflegejobs/köln');
  });

  it.each([
    ['?qualifications=2', 3],
    ['?employment=Vollzeit', 3],
    ['?salary_min=280000', 3],
    ['?posted_days=14', 3],
    ['?radius=50', 3],
    ['?bbox=6.9,50.9,7,51', 3],
    ['?lat=50.9&lon=6.9', 3],
    ['?sort=radiusAsc', 3],
    ['', 2],
  ])('SR-12 SR-02 may not be indexed with "%s" and %i hits', async (query, count) => {
    backend.answer = answerAll({ search: () => jobAnswer({ count }) });
    const { head } = await showPage(`/suche/pflegejobs/köln${query}`, backend);
    await waitFor(() => expect(head()?.robots).toBe('noindex,follow'));
    expect(head()?.title).toContain(`${count} Stellenangebote`);
  });

  it('SR-22 are sorted by date by default, and can be sorted by distance', async () => {
    const { address } = await showPage('/suche/pflegejobs/köln', backend);
    const sort = await screen.findByRole('combobox', { name: 'Sortieren nach' });
    expect(sort).toHaveValue('dateDesc');
    await userEvent.selectOptions(sort, 'Geringste Entfernung zuerst');
    await waitFor(() => expect(address()).toBe('/suche/pflegejobs/köln?sort=radiusAsc'));
  });

  it('SR-22 can also be sorted by pay', async () => {
    const { address } = await showPage('/suche/pflegejobs/köln', backend);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sortieren nach' }), 'salaryDesc');
    await waitFor(() => expect(address()).toBe('/suche/pflegejobs/köln?sort=salaryDesc'));
  });

  it('SR-07 apply a new radius at once', async () => {
    const { address } = await showPage('/suche/pflegejobs/köln', backend);
    await heading('Pflegejobs in Köln');
    await userEvent.click(screen.getByRole('radio', { name: '+100\u00a0km' }));
    await waitFor(() => expect(address()).toBe('/suche/pflegejobs/köln?radius=100'));
  });
});

it.each([
  ['/suche/pflegepersonal/köln', '?qualifications=6&open_for_offers=1'],
  ['/suche/pflegejobs/köln', '?employment=Teilzeit&salary_min=280000'],
  ['/suche/pflegejobs/köln', '?posted_days=14'],
])('SR-04 SR-12 %s without all filters after a reset of %s', async (unfiltered, filters) => {
  const { address } = await showPage(unfiltered + filters, backend);
  await userEvent.click(await screen.findByRole('link', { name: 'Alle Filter zurücksetzen' }));
  await waitFor(() => expect(address()).toBe(unfiltered));
});

describe('the form of a search for staff or jobs', () => {
  it.each([
    ['/suche/pflegepersonal', 'Pflegepersonal finden', 'Pflegepersonal suchen'],
    ['/suche/pflegejobs', 'Pflegejobs finden', 'Pflegejobs suchen'],
  ])('SR-03 %s is a page with a form that is sent to its own search', async (address, title, label) => {
    const { head } = await showPage(address, backend);
    await heading(title);
    expect(screen.getByRole('search', { name: label })).toHaveAttribute('action', address);
    expect(head()?.robots).toBe('noindex,follow');
  });

  it('SR-19 shows an error at the field if the place is missing, and keeps the ticked choices', async () => {
    await showPage('/suche/pflegejobs?qualifications=2', backend);
    expect((await screen.findAllByText(/Wählen Sie einen Standort aus/)).length).toBeGreaterThan(0);
    expect(choice('Altenpflegehelfer/in')).toBeChecked();
  });

  it('SR-21 shows an error at the field for an unknown town', async () => {
    backend.answer = answerAll({ suggest: [] });
    await showPage('/suche/pflegepersonal?cityField=Atlantis', backend);
    expect(await screen.findByText(/Diesen Ort haben wir nicht gefunden/)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Ort oder PLZ' })).toHaveValue('Atlantis');
  });
});

describe('in the browser', () => {
  const onServer = (isServer: boolean) => void Object.assign(globalThis, { __ON_SERVER__: isServer });
  beforeEach(() => onServer(false));
  afterEach(() => onServer(true));

  it.each([
    ['/suche/pflegeanbieter', 'Pflegeanbieter', '/company/search/', 'CompanyCard'],
    ['/suche/pflegepersonal', 'Pflegepersonal', '/user/profile/search/', 'JobSeeker'],
    ['/suche/pflegejobs', 'Pflegejobs', '/company/job-offer/search/', 'JobOfferCard'],
  ] as const)('AC-13 SR-20 the answer of a search that was left expires: %s', async (search, title, call, type) => {
    const { goTo, store } = await showPage(`${search}/köln`, backend);
    await heading(`${title} in Köln`);
    await goTo(encodeURI(`${search}/bonn`));
    const asked = (town: string) => backend.requests.filter((path) => path === `${call}?city_slug=${town}`).length;
    expect([asked('köln'), asked('bonn')]).toEqual([1, 1]);
    // An answer that does not expire would be requested again, too.
    act(() => void store.dispatch(careApi.util.invalidateTags([{ type, id: 'LIST' }])));
    await waitFor(() => expect(asked('bonn')).toBe(2));
    await act(() => Promise.all(store.dispatch(careApi.util.getRunningQueriesThunk())));
    expect(asked('köln')).toBe(1);
  });
});

describe('hits', () => {
  it('SR-14 SR-15 link to the profiles of people and to the job offers', async () => {
    backend.answer = answerAll({
      search: () => staffAnswer({ results: [person({ slug: 'jana-w', visible_name: 'Jana W.' })] }),
    });
    const first = await showPage('/suche/pflegepersonal/köln', backend);
    expect(await screen.findByRole('link', { name: 'Jana W.' })).toHaveAttribute(
      'href',
      '/pflegepersonal/profil/jana-w',
    );
    first.unmount();
    backend.answer = answerAll();
    await showPage('/suche/pflegejobs/köln', backend);
    expect(await screen.findByRole('link', { name: /Dauernachtwache/ })).toHaveAttribute(
      'href',
      '/pflegeanbieter/profiles/elisabeth-garten/pflegefachkraft-dauernachtwache',
    );
  });
});
