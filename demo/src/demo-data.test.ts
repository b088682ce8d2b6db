import { readGazetteer } from '@care/backend/seeding';
import { maskOf, numbersIn } from '@care/backend/seeding-rows';
import { createHash } from 'node:crypto';
import { allows, TIER_TABLE, TIERS } from '@care/contracts/tiers';
import { CARE_FORMS, GENDERS } from '@care/contracts/vocabulary';
import { RESERVED_SLUGS } from '@care/contracts/routes';
import { DEMO_ACCOUNTS, DEMO_PSEUDONYM, demoAccount } from './demo-accounts';
import { FULL_SIZE, generateDemoData, openOfferCounts } from './demo-data';
import { messageRows } from './mailbox';
import { SANDBOX_SLUG } from './sandbox';
import path from 'node:path';
import { companyMediaRows, type MediaRow } from './company-media';
import { portraitOf } from './job-seeker-portraits';
import { pictureFiles } from './pictures';
import { findContradictions } from './testing/contradictions';
import { DEMO_TIERS } from './words';

const now = new Date('2026-03-01T09:30:00Z');
const places = readGazetteer();
/** A fifth of the demonstration. */
const SIZE = { ...FULL_SIZE, companies: 5_024, jobSeekers: 816, careSeekers: 600, jobOffers: 2_000, ratings: 12_000 };
const SMALL = { ...FULL_SIZE, companies: 150, jobSeekers: 30, careSeekers: 200, jobOffers: 40, ratings: 700 };
const data = generateDemoData(places, now, SIZE);
const companies = data.companies.map(({ row }) => row);

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
const share = (part: number, whole: number): number => Math.round((part / whole) * 100);

it('is the same every time, and on another day only its dates differ', () => {
  const first = generateDemoData(places, now, SMALL);
  expect(hashOf(generateDemoData(places, now, SMALL))).toBe(hashOf(first));
  const names = (of: typeof data): unknown => of.companies.map(({ row }) => [row.slug, row.street, row.lat]);
  expect(names(generateDemoData(places, new Date('2027-08-05'), SMALL))).toEqual(names(first));
});

it('has the same first rows on every machine', () => {
  const rows = companies.slice(0, 50).map(({ slug, name, street, phone }) => [slug, name, street, phone]);
  // Changes only when word lists or generators are changed on purpose.
  expect(hashOf(rows)).toBe('c02c54bf7298077b');
});

it('SH-20 demo data: has no entry with a date after the time of loading, early in the day or late', () => {
  for (const day of [new Date('2026-03-01T00:00:00Z'), now, new Date('2026-03-01T23:59:00Z')]) {
    const { companies, jobOffers, ratings, jobSeekers } = generateDemoData(places, day, SMALL);
    const written = [
      ...companies.map(({ row }) => row.updated_at),
      ...jobOffers.map(({ updated_at }) => updated_at),
      ...ratings.map(({ created_at }) => created_at),
      ...jobSeekers.map(({ row }) => row.updated_at),
    ];
    expect(written.filter((date) => new Date(date ?? 0) > day)).toEqual([]);
  }
});

it('SR-20 demo data: has the number of rows that is asked for', () => {
  const { jobSeekers, jobOffers, ratings } = data;
  const counts = { companies: companies.length, jobSeekers: jobSeekers.length, jobOffers: jobOffers.length };
  expect(SIZE).toMatchObject({ ...counts, ratings: ratings.length });
});

it('SR-13 demo data: lists the main care form of every provider first', () => {
  const first = data.companies.map(({ row }) => CARE_FORMS[(row.care_form_order?.[0] ?? 0) - 1]);
  expect(first).toEqual(data.companies.map(({ form }) => form));
  const ordered = companies.map(({ care_form_order = [] }) => maskOf(care_form_order));
  expect(ordered).toEqual(companies.map(({ services_mask }) => services_mask));
});

it('has the share of its table of providers in each tier', () => {
  const percent = (tier: string): number =>
    share(companies.filter(({ subscription }) => subscription === tier).length, companies.length);
  expect(TIERS.map(percent)).toEqual(TIERS.map((tier) => DEMO_TIERS[tier].share));
  expect(percent('FREE_TIER')).toBe(80);
});

it('PP-07 demo data: has only addresses with three parts and a postcode of that town', () => {
  const known = new Set(places.flatMap(({ name, postcodes }) => postcodes.map(({ zip }) => `${zip} ${name}`)));
  const wrong = companies.filter(
    ({ street, zip_code, city }) =>
      !/^[^,]+ \d+[abc]?, \d{5} [^,]+, Deutschland$/.test(street) ||
      street.split(', ')[1] !== `${zip_code} ${city}` ||
      !known.has(`${zip_code} ${city}`),
  );
  expect(wrong).toEqual([]);
});

it('PP-25 demo data: gives every provider a unique slug that is no reserved word', () => {
  const slugs = companies.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  const isWrong = (slug: string) => RESERVED_SLUGS.some((word) => word === slug) || !/^[a-z0-9-]+$/.test(slug);
  expect(slugs.filter(isWrong)).toEqual([]);
});

it('SR-21 demo data: sets the seventh service if there is a free-text service', () => {
  for (const { services_mask = 0, custom_services = [] } of companies) {
    const services = numbersIn(services_mask);
    expect(services.includes(7) || custom_services.length === 0).toBe(true);
    expect([1, 2, 3, 4]).toContain(services.length);
  }
});

it.each<[string, (company: (typeof companies)[number]) => boolean]>([
  ['no website', ({ website }) => website === null],
  ['no phone', ({ phone }) => phone === null],
  ['no owner', ({ owner_id }) => owner_id === null],
  ['an owner on Free', ({ owner_id, subscription }) => owner_id !== null && subscription === 'FREE_TIER'],
  ['an owner who is not confirmed', ({ owner_id, is_wpw_confirmed }) => owner_id !== null && !is_wpw_confirmed],
  ['no features', ({ features_mask }) => features_mask === 0],
  ['no description', ({ description }) => description === ''],
  ['no activities', ({ activities }) => activities === ''],
  ['no benefits on a paid tier', ({ benefits, subscription: tier }) => !benefits?.length && tier !== 'FREE_TIER'],
  ['a custom benefit', ({ benefits = [] }) => benefits.some((benefit) => benefit.includes(' '))],
  ['a place in town', ({ place_kind }) => place_kind === 1],
  ['a place in the country', ({ place_kind }) => place_kind === 2],
  ['every feature at least once', ({ features_mask = 0 }) => numbersIn(features_mask).includes(10)],
])('has providers with %s', (_state, matches) => expect(companies.some(matches)).toBe(true));

it('PK-05 demo job offers: have no more published ones than the tier allows', () => {
  const tierOf = new Map(companies.map(({ id, subscription }) => [id, subscription]));
  const mostOf = (id: number) => TIER_TABLE[tierOf.get(id) ?? 'FREE_TIER'].limits.jobOffers;
  expect([...openOfferCounts(data.jobOffers, now)].filter(([id, count]) => count > mostOf(id))).toEqual([]);
});

it('PP-19 demo job offers: have valid published ones, and also paused, expired and draft ones', () => {
  const published = data.jobOffers.filter(({ status }) => status === 'PUBLISHED');
  const isOpen = ({ valid_through, posted_at }: (typeof published)[number]) =>
    new Date(valid_through ?? 0) > now && new Date(posted_at ?? 0) <= now;
  expect(published.every(isOpen)).toBe(true);
  const states = new Set(data.jobOffers.map(({ status }) => status));
  expect(states).toEqual(new Set(['PUBLISHED', 'PAUSED', 'EXPIRED', 'DRAFT']));
});

it('PP-04 demo job offers: have plausible wages: 14 to 45 € an hour, 2,000 to 7,000 € a month, trainees less', () => {
  const paid = (unit: string, isTraining: boolean): number[] =>
    data.jobOffers
      .filter((offer) => offer.salary_unit === unit && offer.title.startsWith('Auszubildende') === isTraining)
      .flatMap(({ salary_min, salary_max }) => [salary_min ?? 0, salary_max ?? 0])
      .sort((a, b) => a - b);
  const [hourly, monthly, training] = [paid('HOUR', false), paid('MONTH', false), paid('MONTH', true)];
  expect(hourly.at(0)).toBeGreaterThanOrEqual(14_00);
  expect(hourly.at(-1)).toBeLessThanOrEqual(45_00);
  expect(monthly.at(0)).toBeGreaterThanOrEqual(2_000_00);
  expect(monthly.at(-1)).toBeLessThanOrEqual(7_000_00);
  expect(training.at(0)).toBeGreaterThanOrEqual(1_200_00);
  expect(paid('HOUR', true)).toEqual([]);
});

it('have gender-neutral titles', () =>
  expect(data.jobOffers.every(({ title }) => title.includes('(m/w/d)'))).toBe(true));

it('have no two ratings of one provider by one person', () => {
  const written = data.ratings.filter(({ author_id }) => author_id);
  const pairs = written.map(({ author_id, company_id }) => `${author_id}/${company_id}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});

it('RV-08 demo ratings: are missing for half of the providers, and one provider has 150', () => {
  const counts = new Map<number, number>();
  for (const { company_id } of data.ratings) counts.set(company_id, (counts.get(company_id) ?? 0) + 1);
  expect(share(companies.length - counts.size, companies.length)).toBe(50);
  expect(Math.max(...counts.values())).toBe(150);
  expect(counts.get(1)).toBe(38);
});

it('RV-06 demo ratings: have answers of owners whose tier includes them only', () => {
  const company = new Map(data.ratings.map(({ id, company_id }) => [id, companies[company_id - 1]]));
  const wrong = data.responses.filter(({ rating_id, author_id }) => {
    const rated = company.get(rating_id);
    return !allows(rated?.subscription ?? 'FREE_TIER', 'answerReviews') || rated?.owner_id !== author_id;
  });
  expect(wrong).toEqual([]);
  expect(data.responses.length).toBeGreaterThan(200);
});

it('RV-10 demo ratings: have no full name', () => {
  const names = new Set(data.accounts.map(({ first_name, last_name }) => `${first_name} ${last_name}`));
  expect(data.ratings.filter(({ preferred_author_name = '' }) => names.has(preferred_author_name))).toEqual([]);
});

it('AC-03 demo people: include job seekers with one to three different work locations', () => {
  const wrong = data.jobSeekers.filter(({ localizations }) => {
    const different = new Set(localizations.map(({ address }) => address)).size;
    return different < 1 || different > 3 || different !== localizations.length;
  });
  expect(wrong).toEqual([]);
  const radii = data.jobSeekers.flatMap(({ localizations }) => localizations.map(({ radius }) => radius));
  expect(new Set(radii)).toEqual(new Set([20, 50, 100]));
});

it('AC-13 demo people: include no last name of a job seeker', () => {
  const revealing = data.jobSeekers.filter(({ row, rater }) => row.visible_name.includes(` ${rater.last_name}`));
  expect(revealing).toEqual([]);
});

it('AC-13 demo people: include an application with the public name', () => {
  const { last_name } = demoAccount('pflegekraft');
  const letters = messageRows(new Date(), data.jobOffers).filter(({ kind }) => kind === 'APPLICATION');
  expect(letters).toHaveLength(1);
  expect(JSON.stringify(letters)).toContain(DEMO_PSEUDONYM);
  expect(JSON.stringify(letters)).not.toContain(last_name);
});

it('SR-22 demo people: include job seekers with, without and with another qualification, open and not', () => {
  const rows = data.jobSeekers.map(({ row }) => row);
  const others = rows.filter(({ qualifications_mask }) => qualifications_mask === 0);
  const counts = new Set(others.map(({ custom_qualifications }) => custom_qualifications?.length));
  expect([counts.has(0), counts.has(1), others.length < rows.length]).toEqual([true, true, true]);
  expect(new Set(rows.map(({ is_open_for_offers }) => is_open_for_offers))).toEqual(new Set([true, false]));
});

it('SH-08 demo people: include one account per role, and owners of providers on Free, Plus and Premium', () => {
  const idOf = (username: string) => DEMO_ACCOUNTS.find((account) => account.username === username)?.id;
  const tierOf = (username: string) => companies.find(({ owner_id }) => owner_id === idOf(username))?.subscription;
  const tiers = ['inhaber-free', 'inhaber-plus', 'inhaber-premium', 'anbieter-neu'].map(tierOf);
  expect(tiers).toEqual(['FREE_TIER', 'PLUS_TIER', 'PREMIUM_TIER', undefined]);
  expect(companies[0]?.slug).toBe(SANDBOX_SLUG);
  expect(new Set(data.accounts.map(({ id }) => id)).size).toBe(data.accounts.length);
  expect(new Set(data.accounts.map(({ username }) => username)).size).toBe(data.accounts.length);
});

/** The library without its files: each picture has its key as address. */
const size = { width: 960, height: 640, variants: [] };
const library = new Map(
  [...pictureFiles()].map(([motif, files]) => [motif, files.map((file) => ({ ...file, ...size, url: file.key }))]),
);
const subjectOf = new Map([...library.values()].flat().map(({ key, alt }) => [key, alt]));

const rows = [...companyMediaRows(data.companies, library)];

function grouped(kinds: readonly MediaRow['kind'][]): Map<number, string[]> {
  const groups = new Map<number, string[]>();
  for (const { company_id, kind, url } of rows)
    if (kinds.includes(kind)) groups.set(company_id, [...(groups.get(company_id) ?? []), url]);
  return groups;
}

describe('pictures of providers', () => {
  const { companies } = data;
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
    expect(large.length).toBeGreaterThan(40);
    expect(Math.min(...large.map((urls) => new Set(urls.map(kindOf)).size))).toBeGreaterThanOrEqual(5);
  });

  it('PK-05 fill galleries up to the limit of the tier, and not beyond', () => {
    const galleries = grouped(['GALLERY']);
    const tooLarge = companies.filter(
      ({ row }) => (galleries.get(row.id)?.length ?? 0) > TIER_TABLE[row.subscription].limits.galleryItems,
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

  const repeatedIn = (list: readonly Listed[]): Listed[] =>
    list.filter(({ image }, i) => image && list.slice(Math.max(0, i - 9), i).some((other) => other.image === image));

  const images = grouped(['MAIN_IMAGE']);
  /** Providers with their main images, as lists show them; undefined without one. */
  const spots = companies.map(({ row: { id, name, subscription, lat, lon } }) => ({
    name,
    lat: Number(lat),
    lon: Number(lon),
    image: subscription === 'FREE_TIER' ? undefined : images.get(id)?.[0],
  }));
  const around = (town: { lat: number; lon: number }) =>
    spots
      .filter(({ lat, lon }) => Math.abs(lat - town.lat) < 1.5 && Math.abs(lon - town.lon) < 2.4)
      .map((spot) => ({ ...spot, distance: Math.hypot(spot.lat - town.lat, (spot.lon - town.lon) * 0.63) }));
  type Listed = ReturnType<typeof around>[number];

  it('SR-13 show no main image twice among ten neighbours of the 300 providers around a town, by distance and by name', () => {
    const towns = places.filter(({ slug }) => ['berlin', 'köln', 'münchen', 'bochum', 'passau'].includes(slug));
    for (const town of towns) {
      const byDistance = around(town)
        .sort((a, b) => a.distance - b.distance)
        .slice(0, 300);
      const byName = [...byDistance].sort((one, other) => one.name.localeCompare(other.name, 'de'));
      expect([town.slug, ...[byDistance, byName].flatMap(repeatedIn)]).toEqual([town.slug]);
    }
  });
});

/** Each rule with the number of faults and two of them. */
function summaryOf(faults: ReturnType<typeof findContradictions>): Record<string, string[]> {
  const rules: Record<string, string[]> = {};
  for (const { rule, text } of faults) (rules[rule] ??= []).push(text);
  const counted = Object.entries(rules).map(([rule, texts]) => [`${rule} (${texts.length})`, texts.slice(0, 4)]);
  return Object.fromEntries(counted) as typeof rules;
}

it('have no contradiction and no repetition', () => expect(summaryOf(findContradictions(data))).toEqual({}));

it('name most job seekers by first name and initial', () => {
  const named = data.jobSeekers.filter(({ row }) => /^\p{L}[\p{L}-]+ \p{L}\.$/u.test(row.visible_name));
  expect(named.length / data.jobSeekers.length).toBeGreaterThan(0.6);
});

it('show portraits of both sexes, all ages and skins, with and without glasses and headscarves', () => {
  const traits = data.jobSeekers.flatMap((seeker) => portraitOf(seeker)?.traits ?? []);
  const count = (matches: (trait: (typeof traits)[number]) => boolean): number => traits.filter(matches).length;
  expect(traits.length / data.jobSeekers.length).toBeGreaterThan(0.3);
  for (const gender of GENDERS) expect(count((trait) => trait.gender === gender)).toBeGreaterThan(2);
  for (const age of ['young', 'middle', 'older']) expect(count((trait) => trait.age === age)).toBeGreaterThan(15);
  for (const tone of ['light', 'olive', 'dark', 'east'])
    expect(count((trait) => trait.tone === tone)).toBeGreaterThan(3);
  expect(count((trait) => trait.hasScarf)).toBeGreaterThan(3);
  expect(count((trait) => trait.hasGlasses)).toBeGreaterThan(40);
  const keys = new Set([...pictureFiles().values()].flatMap((files) => files.map(({ key }) => key)));
  expect(data.jobSeekers.filter((seeker) => !keys.has(portraitOf(seeker)?.key ?? 'logo/1'))).toEqual([]);
});
