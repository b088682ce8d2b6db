import { TIER_LIMITS } from '@care/contracts/constants';
import { readGazetteer } from '../../domains/places/gazetteer/read-gazetteer';
import { companyMediaRows, type MediaRow } from './company-media';
import { generateCompanies } from './companies';
import { FULL_SIZE } from './demo-data';
import { plannedPictures, type Motif } from './pictures/catalogue';
import type { DemoPicture } from './pictures/library';

/** The library without its files: each picture has its key as address. */
const library = new Map<Motif, DemoPicture[]>();
for (const { key, motif, alt, subject = '' } of plannedPictures())
  library.set(motif, [
    ...(library.get(motif) ?? []),
    { key, alt, subject, url: key, width: 960, height: 640, variants: [] },
  ]);
const subjectOf = new Map([...library.values()].flat().map(({ key, subject }) => [key, subject]));

const places = readGazetteer();
const companies = generateCompanies(places, new Date('2026-03-01T12:00:00Z'), FULL_SIZE.companies);
const rows = [...companyMediaRows(companies, library)];

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
    const kindOf = (url: string): string => url.split('-')[0] ?? '';
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
      ({ kind, company_id, url }) => kind === 'MAIN_IMAGE' && !url.startsWith(`form/${formOf.get(company_id)}-`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['berlin', 'köln', 'hamburg', 'münchen', 'leipzig', 'bochum', 'kassel', 'passau'])(
    'SR-13 show no main image twice among ten neighbours of the 300 providers around %s, by distance and by name',
    (slug) => {
      const town = places.find((place) => place.slug === slug);
      if (!town) throw new Error(`The gazetteer lacks ${slug}.`);
      const images = grouped(['MAIN_IMAGE']);
      const isPaid = (tier: string): boolean => tier !== 'FREE_TIER';
      const listed = companies
        .map(({ row }) => ({
          image: isPaid(row.subscription) ? images.get(row.id)?.[0] : undefined,
          name: row.name,
          distance: Math.hypot(Number(row.lat) - town.lat, (Number(row.lon) - town.lon) * 0.63),
        }))
        .sort((a, b) => a.distance - b.distance)
        .slice(0, 300);
      const byName = [...listed].sort((one, other) => one.name.localeCompare(other.name, 'de'));
      const repeated = [listed, byName].flatMap((list) =>
        list.filter(
          ({ image }, index) =>
            image && list.slice(Math.max(0, index - 9), index).some((other) => other.image === image),
        ),
      );
      expect(repeated).toEqual([]);
    },
  );
});
