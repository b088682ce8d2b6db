import fc from 'fast-check';
import {
  changeFilters,
  citySlug,
  companyPath,
  emptyFilters,
  flagsOf,
  isReservedSlug,
  jobOffersPath,
  loginPath,
  normalizeFilters,
  onPage,
  parseProviderSlug,
  parseSearchForm,
  parseSearchParams,
  profilePath,
  returnPath,
  routes,
  SEARCH_TYPES,
  searchApiQuery,
  searchPath,
  availableSorts,
  streetCitySlug,
  type SearchFilters,
  type SearchType,
} from './routes';
import { FILTERS } from './search-filters';
import {
  CARE_FORMS,
  CARE_GRADES,
  PROVIDER_SORTS,
  EMPLOYMENT_TYPES,
  JOB_AGES,
  JOB_SALARIES,
  JOB_SORTS,
  OWN_SHARES,
  STAFF_SORTS,
} from './vocabulary';

/** Reads a path as the site does: through the URL, with decoded segments. */
function read(path: string): SearchFilters {
  const url = new URL(path, 'https://beispiel.de');
  const [, , searchType, slug] = url.pathname.split('/').map(decodeURIComponent);
  return parseSearchParams(searchType as SearchType, slug, url.searchParams);
}

const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
const anyFlags = fc.record(Object.fromEntries(SEARCH_TYPES.flatMap(flagsOf).map((flag) => [flag, fc.boolean()])));
const anyOthers = fc.record({
  searchType: fc.constantFrom(...SEARCH_TYPES),
  city: fc.option(
    fc.oneof(fc.constantFrom('köln', 'Bad Homburg', 'kurzzeitpflege', '..', 'a+b'), fc.string({ unit: 'binary' })),
  ),
  lat: fc.option(degrees(100)),
  lon: fc.option(degrees(200)),
  radius: fc.constantFrom(20, 50, 100),
  box: fc.option(fc.tuple(degrees(200), degrees(100), degrees(200), degrees(100))),
  services: fc.array(fc.constantFrom(...CARE_FORMS)),
  features: fc.array(fc.integer({ min: -1, max: 12 })),
  place: fc.option(fc.constantFrom(1, 2)),
  rating: fc.option(fc.integer({ min: -1, max: 7 })),
  qualifications: fc.array(fc.integer({ min: 0, max: 9 })),
  employment: fc.option(fc.constantFrom(...EMPLOYMENT_TYPES)),
  grade: fc.option(fc.constantFrom(...CARE_GRADES)),
  ownShare: fc.option(fc.constantFrom(...OWN_SHARES)),
  withoutPrice: fc.option(fc.constant(1)),
  salaryMin: fc.option(fc.constantFrom(...JOB_SALARIES)),
  postedDays: fc.option(fc.constantFrom(...JOB_AGES)),
  sort: fc.option(fc.constantFrom(...PROVIDER_SORTS, ...STAFF_SORTS, ...JOB_SORTS)),
  page: fc.integer({ min: -1, max: 2_000_000 }),
});
const anyFilters = fc
  .tuple(anyOthers, anyFlags)
  .map(([others, flags]): SearchFilters => ({ ...emptyFilters(others.searchType), ...others, ...flags }));
const anyParams = fc
  .dictionary(
    fc.constantFrom(
      ...['city_slug', 'lat', 'lon', 'radius', 'bbox', 'sort', 'page', 'slug'],
      ...Object.values(FILTERS).map(({ param }) => param),
    ),
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('1,2,x', '-5', '14', '280000', '99', '1e3', 'radiusAsc', 'köln', 'Vollzeit'),
    ),
  )
  .map((entries) => new URLSearchParams(entries));

it('SR-01 search addresses: reading a built address gives the same search', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(read(searchPath(filters))).toEqual(normalizeFilters(filters));
    }),
    { numRuns: 1000 },
  );
});

it('SR-01 search addresses: whatever an address says, rebuilding it is canonical', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SEARCH_TYPES), fc.string({ unit: 'binary' }), anyParams, (type, slug, params) => {
      const path = searchPath(parseSearchParams(type, slug, params));
      expect(searchPath(read(path))).toBe(path);
    }),
    { numRuns: 1000 },
  );
});

it.each<[Partial<SearchFilters>, string]>([
  [{}, '/suche/pflegeanbieter'],
  [{ city: 'köln' }, '/suche/pflegeanbieter/k%C3%B6ln'],
  [{ services: ['kurzzeitpflege'] }, '/suche/pflegeanbieter/kurzzeitpflege'],
  [{ services: ['senioren-wg', 'kurzzeitpflege'] }, '/suche/pflegeanbieter/kurzzeitpflege+senioren-wg'],
  [
    { services: ['kurzzeitpflege'], city: 'köln', radius: 50 },
    '/suche/pflegeanbieter/kurzzeitpflege?city_slug=k%C3%B6ln&radius=50',
  ],
  [{ city: 'bonn', radius: 20, page: 1, sort: 'ratingDesc' }, '/suche/pflegeanbieter/bonn'],
  [
    { city: 'bonn', page: 3, sort: 'radiusAsc', rating: 4 },
    '/suche/pflegeanbieter/bonn?rating=4&sort=radiusAsc&page=3',
  ],
  [{ sort: 'radiusAsc', radius: 100 }, '/suche/pflegeanbieter'],
  [
    { searchType: 'pflegepersonal', city: 'bonn', qualifications: [4, 1] },
    '/suche/pflegepersonal/bonn?qualifications=1,4',
  ],
  [
    { searchType: 'pflegejobs', city: 'bonn', employment: 'Vollzeit/Teilzeit' },
    '/suche/pflegejobs/bonn?employment=Vollzeit/Teilzeit',
  ],
  [
    { searchType: 'pflegejobs', city: 'bonn', salaryMin: 280_000, postedDays: 14, sort: 'dateDesc' },
    '/suche/pflegejobs/bonn?salary_min=280000&posted_days=14',
  ],
  [{ city: 'bonn', salaryMin: 280_000, postedDays: 14 }, '/suche/pflegeanbieter/bonn'],
  [{ city: 'bonn', features: [9, 1], place: 2 }, '/suche/pflegeanbieter/bonn?features=1,9&place=2'],
])('SR-01 SR-09 search addresses: %j has the address %s', (change, path) => {
  expect(searchPath({ ...emptyFilters(change.searchType ?? 'pflegeanbieter'), ...change })).toBe(path);
});

it.each([
  ['kurzzeitpflege', ['kurzzeitpflege']],
  ['Senioren-WG', ['senioren-wg']],
  ['kurzzeitpflege+ambulante-pflege', ['ambulante-pflege', 'kurzzeitpflege']],
  ['stationaere-pflege', ['stationare-pflege']],
  ['kurzzeitpflege+urlaub', ['kurzzeitpflege', 'weitere-pflegeformen']],
  ['urlaub+reha', ['weitere-pflegeformen']],
])('SR-01 search addresses: the slug "%s" means services', (slug, services) => {
  expect(parseProviderSlug(slug)).toEqual({ kind: 'services', services });
});

it.each([
  ['köln', 'köln'],
  ['Bad Homburg', 'bad-homburg'],
  ['50667', '50667'],
  ['urlaub', 'urlaub'],
])('SR-01 search addresses: the slug "%s" is taken for a city', (slug, city) => {
  expect(parseProviderSlug(slug)).toEqual({ kind: 'city', slug: city });
});

it('SR-04 search addresses: any change of a filter leads back to the first page', () => {
  fc.assert(
    fc.property(anyFilters, fc.integer({ min: 2, max: 99 }), (filters, page) => {
      const later = onPage(filters, page);
      expect(later.page).toBe(page);
      expect(changeFilters(later, { rating: 3 }).page).toBe(1);
    }),
  );
});

it('SR-04 search addresses: another place or radius ends the search in a part of the map, another filter does not', () => {
  const search = { ...emptyFilters('pflegeanbieter'), city: 'bonn', box: [6.9, 50.6, 7.3, 50.8] as const };
  expect(searchPath(search)).toBe('/suche/pflegeanbieter/bonn?bbox=6.9,50.6,7.3,50.8');
  expect(changeFilters(search, { rating: 4 }).box).toEqual(search.box);
  expect(changeFilters(search, { city: 'köln' }).box).toBeNull();
  expect(changeFilters(search, { radius: 50 }).box).toBeNull();
  expect(changeFilters(search, { lat: 50, lon: 7 }).box).toBeNull();
  expect(changeFilters(emptyFilters('pflegeanbieter'), { city: 'bonn', box: search.box }).box).toEqual(search.box);
});

it.each(['1,2,3', '7,50,6,51', '6,51,7,50', '6,50,6.0001,51', '6,50,181,51', '6,50,x,51', '6,50,7,51,8', ''])(
  'SR-04 bbox=%s in an address counts as not given',
  (bbox) => {
    expect(read(`/suche/pflegeanbieter/bonn?bbox=${bbox}`).box).toBeNull();
  },
);

it('AC-13 search addresses: staff cannot be searched in a part of the map, because small parts would tell where they live', () => {
  expect(read('/suche/pflegepersonal/bonn?bbox=6,50,7,51').box).toBeNull();
  expect(read('/suche/pflegejobs/bonn?bbox=6,50,7,51').box).toEqual([6, 50, 7, 51]);
});

it('SR-10 CO-08 search addresses: offers distances only with a place, the default first', () => {
  const nowhere = emptyFilters('pflegeanbieter');
  expect(availableSorts(nowhere)).toEqual(['ratingDesc', 'ratingAsc', 'ownShareAsc']);
  expect(availableSorts({ ...nowhere, city: 'bonn' })).toEqual([
    'ratingDesc',
    'ratingAsc',
    'radiusDesc',
    'radiusAsc',
    'ownShareAsc',
  ]);
  expect(availableSorts({ ...nowhere, grade: 1 })).toEqual(['ratingDesc', 'ratingAsc']);
});

it('CO-07 search addresses: the own share has no effect for grade 1, nor "also without price" without it', () => {
  const path = (query: string) => searchPath(read(`/suche/pflegeanbieter/bonn?${query}`));
  const all = 'grade=3&own_share=300000&without_price=1';
  expect(path(all)).toBe(`/suche/pflegeanbieter/bonn?${all}`);
  expect(path('grade=1&own_share=300000&without_price=1&sort=ownShareAsc')).toBe('/suche/pflegeanbieter/bonn?grade=1');
  expect(path('without_price=1')).toBe('/suche/pflegeanbieter/bonn');
  expect(path('grade=6&own_share=123')).toBe('/suche/pflegeanbieter/bonn');
});

it('SR-22 search addresses: sorts jobs by date by default, with or without a place', () => {
  const jobs = emptyFilters('pflegejobs');
  expect(availableSorts(jobs)).toEqual(['dateDesc', 'salaryDesc']);
  expect(availableSorts({ ...jobs, city: 'bonn' })[0]).toBe('dateDesc');
  expect(searchPath({ ...jobs, city: 'bonn', sort: 'radiusAsc' })).toBe('/suche/pflegejobs/bonn?sort=radiusAsc');
});

it('SR-11 search addresses: an exclusive qualification in the address removes the others', () => {
  expect(read('/suche/pflegepersonal/bonn?qualifications=1,8').qualifications).toEqual([8]);
  expect(read('/suche/pflegejobs/bonn?qualifications=1,7').qualifications).toEqual([7]);
});

it('SR-20 search addresses: asks the backend for the same search', () => {
  const filters = { ...emptyFilters('pflegeanbieter'), city: 'köln', page: 2, services: [...CARE_FORMS.slice(0, 2)] };
  expect(searchApiQuery(filters)).toBe('?city_slug=k%C3%B6ln&page=2&services=ambulante-pflege,kurzzeitpflege');
  expect(searchApiQuery(emptyFilters('pflegejobs'))).toBe('');
});

const form = (fields: Record<string, string>) => parseSearchForm('pflegeanbieter', new URLSearchParams(fields));

it.each<[string, Record<string, string>, cityText: string | null, city: string | null]>([
  ['hands over the typed town to be found', { cityField: ' Köln ', radiusField: '50' }, 'Köln', 'köln'],
  ['a typed town wins over the slug of an earlier entry', { cityField: 'Bonn', city_slug: 'köln' }, 'Bonn', 'bonn'],
  ['the name of the town of the slug is no other town', { cityField: '50667 Köln', city_slug: 'köln' }, null, 'köln'],
  ['an emptied field means none', { cityField: '', city_slug: 'köln' }, null, null],
  ['a town that shares its name stays', { cityField: 'Münster', city_slug: 'münster-86692' }, null, 'münster-86692'],
  ['another one is looked up', { cityField: '48143 Münster', city_slug: 'münster-86692' }, '48143 Münster', 'münster'],
  ['another name is looked up', { cityField: 'Munster', city_slug: 'münster-86692' }, 'Munster', 'munster'],
  ['city_slug alone is a link', { city_slug: 'köln', radius: '100' }, null, 'köln'],
])('SR-03 the search form without script: %s', (_what, fields, cityText, city) => {
  const { filters, ...typed } = form(fields);
  expect([typed.cityText, filters.city]).toEqual([cityText, city]);
});

it('SR-03 the search form without script: keeps radius and services, of the form and of a link', () => {
  const { filters } = form({ cityField: 'Köln', radiusField: '50', services: 'kurzzeitpflege' });
  expect(filters).toMatchObject({ radius: 50, services: ['kurzzeitpflege'] });
  expect(form({ city_slug: 'köln', radius: '100' }).filters.radius).toBe(100);
});

it.each([
  ['50733 Köln', 'köln'],
  ['  Bad   Homburg ', 'bad-homburg'],
  ['Frankfurt/Oder', 'frankfurt-oder'],
  ['50733', '50733'],
])('PP-01 company paths: the city slug of "%s" is "%s"', (city, slug) => {
  expect(citySlug(city)).toBe(slug);
});

it('PP-01 company paths: a city slug has no further slug, and no space', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (city) => {
      const slug = citySlug(city);
      expect(citySlug(slug)).toBe(slug);
      expect(slug).not.toMatch(/[\s/+]/);
    }),
    { numRuns: 1000 },
  );
});

it('PP-01 company paths: takes the city from the street, or the street itself', () => {
  expect(streetCitySlug('Neusser Straße 118, 50733 Köln, Deutschland')).toBe('köln');
  expect(streetCitySlug('Neusser Straße')).toBe('neusser-straße');
  const company = { slug: 'haus-rose', street: 'Neusser Straße 118, 50733 Köln, Deutschland' };
  expect(companyPath(company)).toBe('/pflegeanbieter/k%C3%B6ln/haus-rose');
  expect(companyPath({ ...company, city_slug: 'köln-50733' })).toBe('/pflegeanbieter/k%C3%B6ln-50733/haus-rose');
  expect(companyPath({ slug: 'haus-rose', street: '' })).toBe(profilePath('haus-rose'));
});

it('PP-25 company paths: names of pages are never a slug', () => {
  expect([isReservedSlug('Profiles'), isReservedSlug('köln')]).toEqual([true, false]);
  expect(companyPath({ slug: 'haus', street: 'A 1, 12345 Neue, Deutschland' })).toBe('/pflegeanbieter/profiles/haus');
});

it('PP-25 company paths: every fixed word under /pflegeanbieter is reserved', () => {
  const words = Object.values(routes)
    .filter(({ pattern }) => pattern.startsWith('/pflegeanbieter/'))
    .flatMap(({ pattern }) => pattern.split('/').slice(2))
    .filter((word) => !word.startsWith(':'));
  // Segments after a rating's id never collide with slugs.
  const free = ['edit', 'melden', 'nachweis'];
  expect(words.filter((word) => !isReservedSlug(word) && !free.includes(word))).toEqual([]);
});

it('PP-01 company paths: percent-encodes characters that a path must not contain', () => {
  expect(jobOffersPath('a/b ü')).toBe('/pflegeanbieter/profiles/a%2Fb%20%C3%BC/stellenangebote');
});

it('SH-01 every route of the specification has its entry', () => {
  const patterns = Object.values(routes).map(({ pattern }) => pattern.replace(/:\w+/g, '*'));
  const specified =
    '/ /pflegeanbieter /pflegepersonal /suche/* /suche/*/* /pflegeanbieter/*/* /pflegeanbieter/*/*/stellenangebote ' +
    '/pflegeanbieter/*/*/* /pflegeanbieter/profiles/* /pflegeanbieter/profiles/*/* ' +
    '/pflegeanbieter/profiles/*/stellenangebote/neue /pflegeanbieter/merkliste /pflegepersonal/profil/* ' +
    '/verifizierung-inhaberschaft/* /login /registration /profile /profile/company /pakete /nachrichten /nachrichten/* ' +
    '/pflegeanbieter/bewertung-abgeben/* /pflegeanbieter/bewertung/*/edit /pflegeanbieter/bewertung/*/melden ' +
    '/pflegeprodukte /pflegeprodukte/* /pflegeprodukte/*/* /datenschutz /agb /pflegemagazin/* /pflegeratgeber/* /pflegeleitfaden';
  expect(patterns).toEqual(expect.arrayContaining(specified.split(' ')));
  expect(new Set(patterns).size).toBe(patterns.length);
});

it.each([
  'https://boese.example',
  '//boese.example',
  '/\\boese.example',
  '/\t/boese.example',
  'javascript:alert(1)',
  '',
  null,
])('SH-09 never returns to another site: %s', (callbackUrl) => {
  expect(returnPath(callbackUrl)).toBe('/');
});

it('SH-09 returns to where the visitor was', () => {
  const wanted = '/suche/pflegejobs/k%C3%B6ln?page=2';
  const sent = new URL(loginPath(wanted), 'https://beispiel.de').searchParams.get('callbackUrl');
  expect(returnPath(sent)).toBe(wanted);
});
