import { companyComparisonSchema } from '@care/contracts/schemas';
import { companyPage } from '../../testing/company';
import { comparisonOf, differencesOf } from './comparison-rows';
import { readAddress, watchListPath } from './watch-list-address';
import { watchListHead } from './watch-list-head';

const compared = companyComparisonSchema.shape.results.element;
const lindenhof = compared.parse({ ...companyPage(), distance_km: 2.44 });
const other = compared.parse({
  ...companyPage({
    id: 8,
    services: ['kurzzeitpflege'],
    features: [],
    additional_features: ['WLAN'],
    ratings_count: 2,
  }),
  distance_km: 24.4,
});
const groups = (town?: string) => comparisonOf([lindenhof, other], town);
const row = (label: string, town?: string) =>
  groups(town)
    .flatMap(({ rows }) => rows)
    .find((one) => one.label === label)?.values;

describe('the comparison of providers', () => {
  it('PP-17 lists every service that a provider has, and which providers have it', () => {
    expect(row('Stationäre Pflege')).toEqual([
      { kind: 'has', has: true },
      { kind: 'has', has: false },
    ]);
    expect(row('Kurzzeitpflege')).toEqual([
      { kind: 'has', has: false },
      { kind: 'has', has: true },
    ]);
  });

  it('PP-17 lists custom features with the others', () => {
    const features = groups()
      .find(({ title }) => title === 'Besonderheiten')
      ?.rows.map(({ label }) => label);
    expect(features).toEqual(['Demenzpflege', 'Therapiegarten', 'Eigene Küche', 'WLAN', 'Kapelle', 'Bibliothek']);
    expect(row('WLAN')).toEqual([
      { kind: 'has', has: true },
      { kind: 'has', has: true },
    ]);
  });

  it('PP-17 does not deny what another provider wrote in its own words', () => {
    expect(row('Kapelle')).toEqual([{ kind: 'has', has: true }, { kind: 'unknown' }]);
    const yoga = { ...lindenhof, services: ['stationare-pflege', 'Yoga im Sitzen'] };
    const services = comparisonOf([lindenhof, yoga]).find(({ title }) => title === 'Leistungen');
    expect(services?.rows.find(({ label }) => label === 'Yoga im Sitzen')?.values).toEqual([
      { kind: 'unknown' },
      { kind: 'has', has: true },
    ]);
  });

  it('PP-17 denies a fixed feature only for a provider that states fixed features', () => {
    expect(row('Demenzpflege')).toEqual([{ kind: 'has', has: true }, { kind: 'unknown' }]);
    const quiet = compared.parse({
      ...companyPage({ features: [{ index: 7, name: 'Ruhige Lage', icon: 'tree' }] }),
      distance_km: null,
    });
    const features = comparisonOf([lindenhof, quiet]).find(({ title }) => title === 'Besonderheiten');
    expect(features?.rows.find(({ label }) => label === 'Demenzpflege')?.values[1]).toEqual({
      kind: 'has',
      has: false,
    });
  });

  it('PP-17 leaves out rows that are empty for all compared', () => {
    const unrated = { ...lindenhof, ratings_count: 2 };
    expect(comparisonOf([unrated, unrated]).map(({ title }) => title)).not.toContain('Bewertungen');
  });

  it('PP-17 SR-22 has no row for what nobody states, and no average below three ratings', () => {
    expect(groups()[0]?.rows.map(({ label }) => label)).toEqual([
      'Gesamtbewertung',
      'Adresse',
      'Lage',
      'Inhaberschaft bestätigt',
    ]);
    expect(row('Essen & Trinken')).toEqual([{ kind: 'text', text: '4,1' }, { kind: 'unknown' }]);
  });

  it('PP-17 shows the distance from the chosen town', () => {
    expect(row('Entfernung von Bonn', 'Bonn')).toEqual([
      { kind: 'text', text: '2,4\u00a0km' },
      { kind: 'text', text: '24\u00a0km' },
    ]);
    expect(groups()[0]?.rows.map(({ label }) => label)).not.toContainEqual(expect.stringMatching(/^Entfernung/));
  });

  it('PP-17 keeps only the rows in which the providers differ', () => {
    const labels = differencesOf(groups())
      .flatMap(({ rows }) => rows)
      .map(({ label }) => label);
    expect(labels).toContain('Stationäre Pflege');
    expect(labels).not.toContain('WLAN');
    expect(differencesOf(comparisonOf([lindenhof, lindenhof]))).toEqual([]);
  });

  it('PP-17 denies no feature of a provider that states none', () => {
    const bare = { ...lindenhof, features: [], additional_features: [] };
    const features = comparisonOf([lindenhof, bare]).find(({ title }) => title === 'Besonderheiten');
    expect(features?.rows[0]).toEqual({
      label: 'Demenzpflege',
      values: [{ kind: 'has', has: true }, { kind: 'unknown' }],
    });
  });

  it('PP-17 SR-22 compares averages as they are shown', () => {
    const rated = (ratings_count: number, average: number) => ({
      ...lindenhof,
      ratings_count,
      average_rating: average,
      average_food_rating: average,
    });
    const differences = (one: number, other: number, count: number) =>
      differencesOf(comparisonOf([rated(count, one), rated(count, other)])).flatMap(({ rows }) =>
        rows.map(({ label }) => label),
      );
    expect(differences(4.21, 4.24, 38)).toEqual([]);
    // Without a reliable average nobody can tell whether they are equal.
    expect(differences(2, 5, 2)).toEqual(['Gesamtbewertung']);
    expect(differences(4.21, 4.26, 38)).toEqual(['Gesamtbewertung', 'Essen & Trinken']);
  });

  it('PP-17 leaves out an empty group', () => {
    const bare = { ...lindenhof, features: [], additional_features: [] };
    expect(comparisonOf([bare, bare]).map(({ title }) => title)).toEqual([
      'Auf einen Blick',
      'Leistungen',
      'Bewertungen',
    ]);
  });
});

describe('the address of a watch list', () => {
  const read = (query: string) => readAddress(new URL(`/pflegeanbieter/merkliste${query}`, 'http://site.invalid'));

  describe('the address of the watch list', () => {
    it('PP-17 without a query it is the own list', () => {
      expect(read('')).toEqual({ page: 1, shared: undefined, compared: [] });
      expect(watchListPath({})).toBe('/pflegeanbieter/merkliste');
    });

    it.each([
      ['?ids=3,1,2', { page: 1, shared: [3, 1, 2], compared: [] }],
      ['?ids=3,1&vergleich=1,3', { page: 1, shared: [3, 1], compared: [1, 3] }],
      ['?vergleich=1,3&city_slug=k%C3%B6ln', { page: 1, shared: undefined, compared: [1, 3], town: 'köln' }],
      ['?ids=3,1&auswahl=1', { page: 1, shared: [3, 1], compared: [], chosen: [1] }],
      ['?page=2', { page: 2, shared: undefined, compared: [] }],
    ])('PP-17 reading a built address gives the same state: %s', (query, address) => {
      expect(read(query)).toEqual(address);
      expect(watchListPath(address)).toBe(`/pflegeanbieter/merkliste${query}`);
    });

    it('PP-17 ignores invalid ids, duplicates, and ids beyond the limits', () => {
      expect(read('?ids=1,x,-2,1,0,1e3,2').shared).toEqual([1, 2]);
      expect(read('?ids=').shared).toEqual([]);
      expect(read(`?ids=${Array.from({ length: 150 }, (_, index) => index + 1).join(',')}`).shared).toHaveLength(100);
      expect(read('?vergleich=1,2,3,4,5').compared).toEqual([1, 2, 3, 4]);
      expect(read('?page=abc').page).toBe(1);
    });
  });
});

describe('the head of a watch list', () => {
  const titleAt = (query: string) =>
    watchListHead({ url: new URL(`/pflegeanbieter/merkliste${query}`, 'https://site.example') }).title;

  it('PP-17 the own list, a shared list and a comparison have titles of their own', () => {
    expect(['', '?ids=1,2', '?ids=1,2&vergleich=1,2'].map(titleAt)).toEqual([
      'Merkliste',
      'Geteilte Merkliste',
      'Anbieter im Vergleich',
    ]);
  });
});
