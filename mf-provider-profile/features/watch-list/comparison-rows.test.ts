import { companyComparisonSchema } from '@care/contracts/schemas';
import { companyPage } from '../../testing/company';
import { columnsOf, comparisonOf } from './comparison-rows';
import { readAddress, watchListHead, watchListPath } from './watch-list-address';

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

const yes = { kind: 'has', has: true };
const no = { kind: 'has', has: false };
const unknown = { kind: 'unknown' };

it('PP-17 the comparison of providers: lists every service and feature that a provider has; one in own words is not denied of others', () => {
  expect(row('Stationäre Pflege')).toEqual([yes, no]);
  expect(row('Kurzzeitpflege')).toEqual([no, yes]);
  const features = groups().find(({ title }) => title === 'Besonderheiten');
  const labels = ['Demenzpflege', 'Therapiegarten', 'Eigene Küche', 'WLAN', 'Kapelle', 'Bibliothek'];
  expect(features?.rows.map(({ label }) => label)).toEqual(labels);
  expect(row('WLAN')).toEqual([yes, yes]);
  expect(row('Kapelle')).toEqual([yes, unknown]);
  const yoga = { ...lindenhof, services: ['stationare-pflege', 'Yoga im Sitzen'] };
  const services = comparisonOf([lindenhof, yoga]).find(({ title }) => title === 'Leistungen');
  expect(services?.rows.find(({ label }) => label === 'Yoga im Sitzen')?.values).toEqual([unknown, yes]);
});

it('PP-17 the comparison of providers: denies a fixed feature only if any is stated, and shows the distance from the chosen town', () => {
  expect(row('Demenzpflege')).toEqual([yes, unknown]);
  const quiet = companyPage({ features: [{ index: 7, name: 'Ruhige Lage', icon: 'tree' }] });
  const compared = comparisonOf([lindenhof, { ...quiet, distance_km: null }]);
  const features = compared.find(({ title }) => title === 'Besonderheiten');
  expect(features?.rows.find(({ label }) => label === 'Demenzpflege')?.values[1]).toEqual(no);
  expect(row('Entfernung von Bonn', 'Bonn')).toEqual([
    { kind: 'text', text: '2,4\u00a0km' },
    { kind: 'text', text: '24\u00a0km' },
  ]);
});

it('PP-17 SR-22 the comparison of providers: leaves out rows and groups that are empty for all, and averages below three ratings', () => {
  const facts = ['Gesamtbewertung', 'Adresse', 'Lage', 'Inhaberschaft bestätigt'];
  expect(groups()[0]?.rows.map(({ label }) => label)).toEqual(facts);
  expect(row('Essen & Trinken')).toEqual([{ kind: 'text', text: '4,1' }, unknown]);
  const bare = { ...lindenhof, ratings_count: 2, features: [], additional_features: [] };
  expect(comparisonOf([bare, bare]).map(({ title }) => title)).toEqual(['Auf einen Blick', 'Leistungen']);
});

it('CO-09 the comparison of providers: compares own shares by year and stated prices; a row that nobody states is left out', () => {
  const priced = {
    ...lindenhof,
    prices_from: '2999-07-01',
    price_care: 1642_00,
    price_training: 102_00,
    price_lodging: 512_60,
    price_board: 418_90,
    price_investment: 548_50,
    own_share: 2962_40,
  };
  const atHome = { ...other, services: ['ambulante-pflege'], price_home_hour: 42_00, prices_from: '2020-01-01' };
  const costs = comparisonOf([priced, atHome]).find(({ title }) => title === 'Kosten')!;
  const shown = costs.rows.map(({ label, values }) => [
    label,
    ...values.map((value) => (value.kind === 'text' ? value.text.replaceAll('\u00a0', ' ') : '–')),
  ]);
  expect(shown).toEqual([
    ['Eigenanteil im Monat, Grad 2 bis 5, 1. Jahr', '2.962,40 €', '–'],
    ['Eigenanteil im 2. Jahr', '2.700,80 €', '–'],
    ['Eigenanteil im 3. Jahr', '2.352 €', '–'],
    ['Eigenanteil ab dem 4. Jahr', '1.916 €', '–'],
    ['Preise gültig seit', '1. Juli 2999', '1. Januar 2020, älter als zwölf Monate'],
    ['Eigenanteil an der Pflege (EEE), im Monat', '1.642 €', '–'],
    ['Ausbildungsumlage, im Monat', '102 €', '–'],
    ['Unterkunft, im Monat', '512,60 €', '–'],
    ['Verpflegung, im Monat', '418,90 €', '–'],
    ['Investitionskosten, im Monat', '548,50 €', '–'],
    ['Betreuung zu Hause, je Stunde', '–', '42 €'],
  ]);
  expect(groups().map(({ title }) => title)).not.toContain('Kosten');
});

it('PP-17 SR-22 the comparison of providers: keeps only the rows in which the providers differ, averages as they are shown', () => {
  const differences = (...companies: (typeof lindenhof)[]) =>
    columnsOf(comparisonOf(companies), [0, 1], true).flatMap(({ rows }) => rows.map(({ label }) => label));
  expect(differences(lindenhof, other)).toContain('Stationäre Pflege');
  expect(differences(lindenhof, other)).not.toContain('WLAN');
  const rated = (average: number, ratings_count = 38) => ({
    ...lindenhof,
    ratings_count,
    average_rating: average,
    average_food_rating: average,
  });
  expect(differences(rated(4.21), rated(4.24))).toEqual([]);
  // Without a reliable average nobody can tell whether they are equal.
  expect(differences(rated(2, 2), rated(5, 2))).toEqual(['Gesamtbewertung']);
  expect(differences(rated(4.21), rated(4.26))).toEqual(['Gesamtbewertung', 'Essen & Trinken']);
});

const read = (query: string) => readAddress(new URL(`/pflegeanbieter/merkliste${query}`, 'http://site.invalid'));

it.each([
  ['', { page: 1, shared: undefined, compared: [] }],
  ['?ids=3,1&vergleich=1,3', { page: 1, shared: [3, 1], compared: [1, 3] }],
  ['?vergleich=1,3&city_slug=k%C3%B6ln', { page: 1, shared: undefined, compared: [1, 3], town: 'köln' }],
  ['?ids=3,1&auswahl=1', { page: 1, shared: [3, 1], compared: [], chosen: [1] }],
  ['?page=2', { page: 2, shared: undefined, compared: [] }],
])('PP-17 the address of a watch list: reading a built address gives the same state: "%s"', (query, address) => {
  expect(read(query)).toEqual(address);
  expect(watchListPath(address)).toBe(`/pflegeanbieter/merkliste${query}`);
});

it('PP-17 the address of a watch list: ignores invalid ids, duplicates, and ids beyond the limits', () => {
  expect(read('?ids=1,x,-2,1,0,1e3,2').shared).toEqual([1, 2]);
  expect(read('?ids=').shared).toEqual([]);
  expect(read(`?ids=${Array.from({ length: 150 }, (_, index) => index + 1).join(',')}`).shared).toHaveLength(100);
  expect(read('?vergleich=1,2,3,4,5').compared).toEqual([1, 2, 3, 4]);
  expect(read('?page=abc').page).toBe(1);
});

it('PP-17 the address of a watch list: the own list, a shared list and a comparison have titles of their own', () => {
  const titleAt = (query: string) =>
    watchListHead({ url: new URL(`/pflegeanbieter/merkliste${query}`, 'https://site.example') }).title;
  const titles = ['', '?ids=1,2', '?ids=1,2&vergleich=1,2'].map(titleAt);
  expect(titles).toEqual(['Merkliste', 'Geteilte Merkliste', 'Anbieter im Vergleich']);
});
