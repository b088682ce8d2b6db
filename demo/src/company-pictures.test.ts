import { readGazetteer } from '@care/backend/seeding';
import path from 'node:path';
import { TIER_LIMITS } from '@care/contracts/constants';
import { KM_PER_DEGREE } from '@care/contracts/distance';
import { companyMediaRows, type MediaRow } from './company-media';
import { generateDemoData } from './demo-data';
import { pictureFiles } from './pictures';
import { ratingFigures } from './rating-averages';
import type { RatingRow } from './ratings';

/** The library without its files: each picture has its key as address. */
const library = new Map(
  [...pictureFiles()].map(([motif, files]) => [
    motif,
    files.map((file) => ({ ...file, url: file.key, width: 960, height: 640, variants: [] })),
  ]),
);
const subjectOf = new Map([...library.values()].flat().map(({ key, alt }) => [key, alt]));

const places = readGazetteer();
const data = generateDemoData(places, new Date('2026-03-01T12:00:00Z'));
const { companies } = data;
const rows = [...companyMediaRows(companies, library)];

/** The scores of the rated providers, as `set_rating_score()` in the database computes them for the order by rating. */
function ratingScores(ratings: readonly RatingRow[]): Map<number, number> {
  const figuresOf = ratingFigures(ratings);
  const rated = [...new Set(ratings.map(({ company_id }) => company_id))].map((id) => {
    const { average_rating, ratings_count: count } = figuresOf(id);
    return { id, count, stars: (average_rating ?? 0) * count };
  });
  const sumOf = (key: 'count' | 'stars'): number => rated.reduce((sum, one) => sum + one[key], 0);
  const mean = sumOf('stars') / sumOf('count');
  return new Map(rated.map(({ id, count, stars }) => [id, count && (stars + 5 * mean) / (count + 5)]));
}
const scores = ratingScores(data.ratings);
const scoreOf = (id: number): number => scores.get(id) ?? 0;

function grouped(kinds: readonly MediaRow['kind'][]): Map<number, string[]> {
  const groups = new Map<number, string[]>();
  for (const { company_id, kind, url } of rows)
    if (kinds.includes(kind)) groups.set(company_id, [...(groups.get(company_id) ?? []), url]);
  return groups;
}

describe('pictures of providers', () => {
  it('PP-12 show no scene twice in one gallery, the main image included', () => {
    const repeated = [...grouped(['MAIN_IMAGE', 'GALLERY'])].filter(([, urls]) => {
      const subjects = urls.map((url) => subjectOf.get(url));
      return new Set(subjects).size < subjects.length;
    });
    expect(repeated).toEqual([]);
  });

  it('PP-12 are of at least five kinds in a gallery of eight and more', () => {
    const kindOf = (url: string): string => path.dirname(url);
    const large = [...grouped(['GALLERY']).values()].filter((urls) => urls.length >= 8);
    expect(large.length).toBeGreaterThan(200);
    expect(Math.min(...large.map((urls) => new Set(urls.map(kindOf)).size))).toBeGreaterThanOrEqual(5);
  });

  it('PK-05 fill galleries up to the limit of the tier, and not beyond', () => {
    const galleries = grouped(['GALLERY']);
    const tooLarge = companies.filter(
      ({ row }) => (galleries.get(row.id)?.length ?? 0) > TIER_LIMITS[row.subscription].galleryItems,
    );
    expect(tooLarge).toEqual([]);
    expect(galleries.get(1)).toHaveLength(11);
  });

  it('SR-13 show main images of the provider’s main care form', () => {
    const formOf = new Map(companies.map(({ row, form }) => [row.id, form]));
    const wrong = rows.filter(
      ({ kind, company_id, url }) => kind === 'MAIN_IMAGE' && !url.startsWith(`form/${formOf.get(company_id)}/`),
    );
    expect(wrong).toEqual([]);
  });

  /** The main images of the providers around a town, in the order of a list; undefined without one. */
  interface Listed {
    id: number;
    name: string;
    image: string | undefined;
    distance: number;
  }
  const repeatedIn = (list: readonly Listed[]): Listed[] =>
    list.filter(
      ({ image }, index) => image && list.slice(Math.max(0, index - 9), index).some((other) => other.image === image),
    );

  const images = grouped(['MAIN_IMAGE']);
  const spots = companies.map(({ row }) => ({
    id: row.id,
    name: row.name,
    image: row.subscription === 'FREE_TIER' ? undefined : images.get(row.id)?.[0],
    lat: Number(row.lat),
    lon: Number(row.lon),
  }));
  const around = (town: { lat: number; lon: number }): Listed[] =>
    spots
      .filter(({ lat, lon }) => Math.abs(lat - town.lat) < 1.5 && Math.abs(lon - town.lon) < 2.4)
      .map(({ id, name, image, lat, lon }) => ({
        id,
        name,
        image,
        distance: Math.hypot(lat - town.lat, (lon - town.lon) * 0.63),
      }));

  it.each(['berlin', 'köln', 'hamburg', 'münchen', 'leipzig', 'bochum', 'kassel', 'passau'])(
    'SR-13 show no main image twice among ten neighbours of the 300 providers around %s, by distance and by name',
    (slug) => {
      const town = places.find((place) => place.slug === slug);
      if (!town) throw new Error(`The gazetteer lacks ${slug}.`);
      const byDistance = around(town)
        .sort((a, b) => a.distance - b.distance)
        .slice(0, 300);
      const byName = [...byDistance].sort((one, other) => one.name.localeCompare(other.name, 'de'));
      expect([byDistance, byName].flatMap(repeatedIn)).toEqual([]);
    },
  );

  it('SR-13 show a main image twice among ten neighbours of the first hundred hits, by rating, in few large towns', () => {
    const RADIUS = 20 / KM_PER_DEGREE;
    const large = places.filter(({ population }) => population > 50_000);
    expect(large.length).toBeGreaterThan(150);
    const repeated = large.flatMap((town) => {
      const byRating = around(town)
        .filter(({ distance }) => distance < RADIUS)

        .sort((a, b) => scoreOf(b.id) - scoreOf(a.id) || a.distance - b.distance);
      return repeatedIn(byRating.slice(0, 100)).map(({ name, image }) => [town.slug, name, image]);
    });
    expect(repeated.length).toBeLessThanOrEqual(3);
  });
});
