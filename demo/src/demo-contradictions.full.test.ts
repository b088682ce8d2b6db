import { readGazetteer } from '@care/backend/seeding';
import { GENDERS } from '@care/contracts/vocabulary';
import type { CompanyRow, DemoCompany } from './demo-company';
import { findContradictions } from './testing/contradictions';
import { generateDemoData, type DemoData } from './demo-data';
import type { JobOfferRow } from './job-offers';
import { portraitOf } from './job-seeker-portraits';
import { pictureFiles } from './pictures';
import type { RatingRow } from './ratings';

const places = readGazetteer();
const now = new Date('2026-03-01T09:30:00Z');
const data = generateDemoData(places, now);

/** Enough data to plant faults in. */
const few = generateDemoData(places, now, {
  companies: 1500,
  jobSeekers: 200,
  careSeekers: 1200,
  jobOffers: 500,
  ratings: 3000,
  picturesPerMotif: 1,
});

const companyOf = ({ company_id }: { company_id: number }): DemoCompany => few.companies[company_id - 1] as DemoCompany;

/** The data with one row changed. */
function withRating(matches: (rating: RatingRow) => boolean, changes: Partial<RatingRow>): DemoData {
  const index = few.ratings.findIndex(matches);
  expect(index).toBeGreaterThanOrEqual(0);
  return { ...few, ratings: few.ratings.with(index, { ...(few.ratings[index] as RatingRow), ...changes }) };
}

/** The data with changed providers, or with changed job offers. */
const withCompanies = (changes: (company: DemoCompany) => Partial<CompanyRow>): DemoData => ({
  ...few,
  companies: few.companies.map((company) => ({ ...company, row: { ...company.row, ...changes(company) } })),
});
const withOffers = (changes: (offer: JobOfferRow) => Partial<JobOfferRow>): DemoData => ({
  ...few,
  jobOffers: few.jobOffers.map((offer) => ({ ...offer, ...changes(offer) })),
});

/** Whether two ratings are of different providers in one town. */
const isSameTown = (one: RatingRow, two: RatingRow): boolean =>
  one.company_id !== two.company_id && companyOf(one).row.city_slug === companyOf(two).row.city_slug;

const PLANTS: readonly (readonly [rule: string, plant: () => DemoData])[] = [
  ['up to three stars praise', () => withRating(({ food }) => food === 3, { food_comment: 'Eine klare Empfehlung.' })],
  [
    'four and more stars blame',
    () => withRating(({ food }) => food === 5, { food_comment: 'Das Essen kommt lauwarm.' }),
  ],
  [
    'home care has no rooms',
    () =>
      withRating((rating) => companyOf(rating).form === 'ambulante-pflege', { description: 'Das Zimmer ist hell.' }),
  ],
  [
    'only home care has tours',
    () =>
      withRating((rating) => companyOf(rating).form === 'stationare-pflege', {
        description: 'In vier Monaten ist kein einziger Termin ausgefallen.',
      }),
  ],
  [
    'day care has no night',
    () =>
      withRating((rating) => companyOf(rating).form === 'teilstationare-pflege', {
        description: 'Nachts ist es still.',
      }),
  ],
  [
    'the author writes from another view',
    () => withRating(({ category }) => category === 'VISITOR', { description: 'Ich wohne hier gern.' }),
  ],
  [
    'a man writes as a woman',
    () =>
      withRating(
        ({ is_anonymous, preferred_author_name }) => !is_anonymous && /^Thomas /.test(preferred_author_name ?? ''),
        {
          description: 'Ich bin seit einem Jahr Kundin.',
        },
      ),
  ],
  [
    'a sentence twice in one profile',
    () =>
      withRating(({ company_id, id }) => company_id === 1 && id > 1, {
        review_summary: few.ratings.find(({ company_id }) => company_id === 1)?.review_summary ?? '',
      }),
  ],
  [
    'a sentence too often in one town',
    () => ({
      ...few,
      ratings: few.ratings.map((rating) => ({ ...rating, review_summary: 'Sehr gut aufgehoben' })),
    }),
  ],
  [
    'two profiles of one town share a sentence',
    () => withCompanies(({ row }) => (row.owner_id ? { activities: 'Wer mag, liest die Zeitung.' } : {})),
  ],
  ['a profile that nobody keeps says "we"', () => withCompanies(() => ({ description: 'Unser Haus ist offen.' }))],
  ['the area code of another town', () => withCompanies(() => ({ phone: '030 23125001' }))],
  ['two facts about short-term care', () => withCompanies(() => ({ features_mask: 4 }))],
  ['two lists of benefits', () => withOffers(() => ({ offer: '– betriebliche Altersvorsorge' }))],
  ['an offer has a benefit that the profile lacks', () => withOffers(() => ({ benefits: ['Betriebsrente'] }))],
  [
    'profile and offer name other teams',
    () => ({
      ...withCompanies(() => ({ description: 'Bei uns leben Sie in sieben Wohnbereichen.' })),
      jobOffers: withOffers(() => ({ description_html: 'Hier arbeiten sechs Teams.' })).jobOffers,
    }),
  ],
  [
    'a helper does what nurses do',
    () => withOffers(() => ({ title: 'Pflegehelfer (m/w/d)', tasks: '– Grund- und Behandlungspflege nach Plan' })),
  ],
  ['an instructor leads', () => withOffers(() => ({ title: 'Praxisanleiter', tasks: '– Führung des Teams' }))],
  [
    'allowances for nights without nights',
    () => withOffers(() => ({ title: 'Altenpfleger (m/w/d) ohne Nachtdienst', benefits: ['shiftAllowances'] })),
  ],
  [
    'two pay schemes at one home',
    () => ({
      ...few,
      jobOffers: few.jobOffers.map((offer, index) =>
        index === 0 ? { ...offer, salary_scheme: 'Manteltarif' } : offer,
      ),
    }),
  ],
  [
    'pay below the minimum wage',
    () => ({
      ...few,
      jobOffers: few.jobOffers.map((offer) =>
        offer.title.startsWith('Pflegefachkraft') ? { ...offer, salary_min: 300_000 } : offer,
      ),
    }),
  ],
  [
    'night duty without nights',
    () => ({
      ...few,
      jobOffers: few.jobOffers.map((offer) =>
        companyOf(offer).form === 'teilstationare-pflege'
          ? { ...offer, title: 'Nachtdienst Pflegefachkraft (m/w/d)' }
          : offer,
      ),
    }),
  ],
  [
    'a job seeker has a name of former generations',
    () => ({
      ...few,
      jobSeekers: few.jobSeekers.map((seeker) => ({ ...seeker, rater: { ...seeker.rater, first_name: 'Irmgard' } })),
    }),
  ],
  [
    'a woman has the title of a man',
    () => ({
      ...few,
      jobSeekers: few.jobSeekers.map((seeker) => ({
        ...seeker,
        row: seeker.row.gender === 'FEMALE' ? { ...seeker.row, description: 'Ich bin Quereinsteiger.' } : seeker.row,
      })),
    }),
  ],
];

/** Each rule with the number of faults and two of them. */
function summaryOf(faults: ReturnType<typeof findContradictions>): Record<string, string[]> {
  const rules: Record<string, string[]> = {};
  for (const { rule, text } of faults) (rules[rule] ??= []).push(text);
  return Object.fromEntries(
    Object.entries(rules).map(([rule, texts]) => [`${rule} (${texts.length})`, texts.slice(0, 4)]),
  );
}

describe('texts of the demo data', () => {
  it('have no contradiction and no repetition', () => {
    expect(summaryOf(findContradictions(data))).toEqual({});
  });

  it.each(PLANTS)('%s: a planted one is found', (rule, plant) => {
    expect(findContradictions(plant()).map((fault) => fault.rule)).toContain(rule);
  });

  it('a sentence may be in one of 200 ratings of a town: two of the same town are found, two of different towns are not', () => {
    const townOf = (rating: RatingRow): string => companyOf(rating).row.city_slug;
    const isElsewhere = ({ company_id }: RatingRow): boolean => company_id !== first.company_id;
    const first = few.ratings.find((one) => few.ratings.some((two) => isSameTown(one, two))) as RatingRow;
    const sameTown = few.ratings.find((two) => isSameTown(first, two)) as RatingRow;
    const otherTown = few.ratings.find((two) => isElsewhere(two) && townOf(two) !== townOf(first)) as RatingRow;
    const rulesWith = (second: RatingRow): string[] => {
      const planted = [first, second];
      const ratings = few.ratings.map((rating) =>
        planted.includes(rating)
          ? { ...rating, description: 'Die Betreuung ist genau so, wie sie sein soll.' }
          : rating,
      );
      return findContradictions({ ...few, ratings }).map(({ rule }) => rule);
    };
    expect(few.ratings.filter((rating) => townOf(rating) === townOf(first)).length).toBeLessThan(400);
    expect(rulesWith(sameTown)).toContain('a sentence too often in one town');
    expect(rulesWith(otherTown)).not.toContain('a sentence too often in one town');
  });

  it('name most job seekers by first name and initial', () => {
    const named = data.jobSeekers.filter(({ row }) => /^\p{L}[\p{L}-]+ \p{L}\.$/u.test(row.visible_name));
    expect(named.length / data.jobSeekers.length).toBeGreaterThan(0.6);
  });

  it('show portraits of both sexes, all ages and skins, with and without glasses and headscarves', () => {
    const traits = data.jobSeekers.flatMap((seeker) => portraitOf(seeker)?.traits ?? []);
    const count = (matches: (trait: (typeof traits)[number]) => boolean): number => traits.filter(matches).length;
    expect(traits.length / data.jobSeekers.length).toBeGreaterThan(0.3);
    for (const gender of GENDERS) expect(count((trait) => trait.gender === gender)).toBeGreaterThan(20);
    for (const age of ['young', 'middle', 'older']) expect(count((trait) => trait.age === age)).toBeGreaterThan(80);
    for (const tone of ['light', 'olive', 'dark', 'east'])
      expect(count((trait) => trait.tone === tone)).toBeGreaterThan(20);
    expect(count((trait) => trait.hasScarf)).toBeGreaterThan(20);
    expect(count((trait) => trait.hasGlasses)).toBeGreaterThan(200);
    const keys = new Set([...pictureFiles().values()].flatMap((files) => files.map(({ key }) => key)));
    expect(data.jobSeekers.filter((seeker) => !keys.has(portraitOf(seeker)?.key ?? 'logo/1'))).toEqual([]);
  });

  it('let few employers have many offers: nine of ten have three at most, none more than 18', () => {
    const counts = new Map<number, number>();
    for (const { company_id, status } of data.jobOffers)
      if (status === 'PUBLISHED') counts.set(company_id, (counts.get(company_id) ?? 0) + 1);
    const withFew = [...counts.values()].filter((count) => count <= 3).length;
    expect(withFew / counts.size).toBeGreaterThan(0.9);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(18);
    expect(Math.max(...counts.values())).toBeGreaterThan(10);
  });

  it('differ in length, and some ratings have no description', () => {
    const lengths = data.ratings.map(({ description = '' }) => sentenceCount(description));
    for (const count of [0, 1, 2, 3, 4, 5])
      expect(lengths.filter((length) => length === count).length).toBeGreaterThan(600);
  });
});

const sentenceCount = (text: string): number => text.split(/[.!?](?:\s|$)/).filter(Boolean).length;
