import { companyComparisonSchema } from '@care/contracts/schemas';
import { companyPage } from '../../testing/company';
import { comparisonOf, differencesOf } from './comparison-rows';

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

  it('PP-17 SR-22 has no row for what nobody states, and no average below three ratings', () => {
    expect(groups()[0]?.rows.map(({ label }) => label)).toEqual([
      'Gesamtbewertung',
      'Adresse',
      'Lage',
      'Inhaberschaft bestätigt',
    ]);
    expect(row('Essen & Trinken')).toEqual([
      { kind: 'average', average: 4.1 },
      { kind: 'average', average: null },
    ]);
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

  it('PP-17 leaves out an empty group', () => {
    const bare = { ...lindenhof, features: [], additional_features: [] };
    expect(comparisonOf([bare, bare]).map(({ title }) => title)).toEqual([
      'Auf einen Blick',
      'Leistungen',
      'Bewertungen',
    ]);
  });
});
