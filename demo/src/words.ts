import type { CareForm, RaterIdentity, RatingCategory } from '@care/contracts/vocabulary';
import { readYaml } from './files';

/** The place of care decides which sentences are plausible. */
export type Setting = 'home' | 'house' | 'flat' | 'apartment' | 'guest' | 'day' | 'other';

const SETTINGS: Record<CareForm, Setting> = {
  'ambulante-pflege': 'home',
  kurzzeitpflege: 'guest',
  'stationare-pflege': 'house',
  'teilstationare-pflege': 'day',
  'senioren-wg': 'flat',
  'betreutes-wohnen': 'apartment',
  'weitere-pflegeformen': 'other',
};

export const settingOf = (form: CareForm): Setting => SETTINGS[form];

/** Whether people sleep at the provider and somebody is on duty at night. */
export const hasNights = (setting: Setting): boolean => ['house', 'flat', 'guest'].includes(setting);

type Words = readonly string[];

/** Lists in a list of words are joined. */
function joined<Key extends string>(lists: Record<Key, readonly (string | Words)[]>): Record<Key, Words> {
  const entries = Object.entries<readonly (string | Words)[]>(lists);
  return Object.fromEntries(entries.map(([key, list]) => [key, list.flat()])) as unknown as Record<Key, Words>;
}

type Tone = 'olive' | 'dark' | 'east';
type PeopleLists = 'women' | 'men' | 'retired' | 'bornBefore1975' | 'namesOfMuslimWomen' | 'surnames';
export const people = readYaml<Record<PeopleLists, Words> & { tonesOfNames: Record<Tone, Words> }>('words/people.yaml');
const mayWork = (name: string): boolean => !people.retired.includes(name);
/** First names of women and men who may still work. */
export const workingWomen = people.women.filter(mayWork);
export const workingMen = people.men.filter(mayWork);

export const streets = readYaml<Record<'stems' | 'whole', Words> & { endings: Record<string, number> }>(
  'words/streets.yaml',
);

type CompanyLists =
  | 'nature'
  | 'houseEndings'
  | 'saints'
  | 'namesakes'
  | 'spots'
  | 'adjectives'
  | 'qualities'
  | 'customServices'
  | 'additionalFeatures'
  | 'featuresOfHouses'
  | 'featuresWithRooms'
  | 'servicesAtHome'
  | 'customBenefits'
  | 'formsInWords';
type CompanySentences = 'openings' | 'middles' | 'closings' | 'activities';
type Weights = Readonly<Record<string, number>>;
const companies = readYaml<
  Record<CompanyLists, Words> &
    Record<CompanySentences, Record<Setting, Words>> &
    Record<'specialNames' | 'operators', Weights> & { names: Record<CareForm, Weights> }
>('words/companies.yaml');
export const companyWords = {
  ...companies,
  middles: joined(companies.middles),
  closings: joined(companies.closings),
  activities: joined(companies.activities),
};

/** What people do for a living decides what they say about themselves. */
export type Trade = 'professional' | 'helper' | 'companion' | 'other' | 'none';
type JobSeekerLists =
  | 'pseudonymAdjectives'
  | 'pseudonymNouns'
  | 'aboutWork'
  | 'certificates'
  | 'customQualifications'
  | 'wishes';
export const jobSeekerWords = readYaml<
  Record<JobSeekerLists, Words> & {
    aboutMe: Record<Trade, Words>;
    bySex: Record<string, readonly [woman: string, man: string]>;
    certificateTrades: Record<string, readonly Trade[]>;
  }
>('words/job-seekers.yaml');

/** The level of the care minimum wage that applies. */
export type WageLevel = 'assistant' | 'trained' | 'professional' | 'training';
type Work = 'care' | 'helping' | 'night' | 'social' | 'guiding' | 'lead' | 'household' | 'driving' | 'training';
export interface Job {
  title: string;
  qualifications: readonly number[];
  level: WageLevel;
  above: readonly [number, number];
  weight: number;
  work: Work;
  settings?: readonly Setting[];
  hasFixedHours?: boolean;
}
const jobs = readYaml<{
  jobs: readonly Job[];
  titleAdditions: readonly { text: string; settings?: readonly Setting[]; isAboutHours?: boolean }[];
  tasks: Record<Work, Words>;
  requirements: Record<Work, Words>;
  offers: Record<'byDay' | 'inShifts' | 'training', Words>;
  introductions: Words;
  welcomes: Record<Setting, Words>;
}>('words/job-offers.yaml');
export const jobOfferWords = { ...jobs, requirements: joined(jobs.requirements), offers: joined(jobs.offers) };

/** The overall opinion of a rater. */
export type Mood = 'good' | 'mixed' | 'bad';
type ByMood = Record<Mood, Words>;
export interface Person {
  /** "Mutter" */
  noun: string;
  isWoman: boolean;
  /** Missing if both women and men write about such a person. */
  writer?: 'woman' | 'man';
}
export interface Label {
  name: string;
  isWoman?: boolean;
  isChild?: boolean;
  isFamily?: boolean;
}
export const ratingWords = readYaml<
  Record<'guestClosings' | 'summaries' | 'responseOpenings' | 'responseEndings', ByMood> & {
    persons: readonly Person[];
    /** What anonymous authors call themselves. */
    authors: Record<Exclude<RaterIdentity, 'RESIDENT'>, readonly Label[]>;
    residents: Record<Setting, readonly Label[]>;
    spans: Words;
    openings: Record<RaterIdentity, Record<Setting, Words>>;
    closings: Record<RaterIdentity, ByMood>;
    details: Record<
      RatingCategory,
      readonly (ByMood & { settings?: readonly Setting[]; voices?: readonly RaterIdentity[] })[]
    >;
  }
>('words/ratings.yaml');
