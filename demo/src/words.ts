import type { PriceField } from '@care/contracts/company-prices';
import type { CareForm, RaterIdentity, RatingCategory, Tier } from '@care/contracts/vocabulary';
import { readYaml } from './files';

/** The place of care decides which sentences are plausible. */
export type Setting = 'home' | 'house' | 'flat' | 'apartment' | 'guest' | 'day' | 'other';
export const careForms = readYaml<{
  main: Record<CareForm, number>;
  beside: Record<CareForm, Partial<Record<CareForm, number>>>;
  settings: Record<CareForm, Setting>;
  places: Record<Setting, readonly [least: number, most: number]>;
  prices: Record<PriceField, readonly [low: number, high: number]>;
}>('words/care-forms.yaml');

export const settingOf = (form: CareForm): Setting => careForms.settings[form];

/** Whether people sleep at the provider and somebody is on duty at night. */
export const hasNights = (setting: Setting): boolean => ['house', 'flat', 'guest'].includes(setting);

/** Services that come home have no rooms. */
export const hasRooms = (setting: Setting): boolean => setting !== 'home' && setting !== 'other';

/** What providers of a tier have in the demonstration. */
export const DEMO_TIERS = readYaml<
  Record<
    Tier,
    Record<'share' | 'logo' | 'mainImage' | 'gallery', number> & {
      items: readonly [least: number, most?: number];
      jobOffers: readonly Record<'least' | 'most' | 'share', number>[];
    }
  >
>('words/tiers.yaml');

type Words = readonly string[];
type Weights = Readonly<Record<string, number>>;

type PeopleLists = 'women' | 'men' | 'retired' | 'bornBefore1975' | 'namesOfMuslimWomen' | 'surnames';
export const people = readYaml<Record<PeopleLists, Words> & { tonesOfNames: Record<'olive' | 'dark' | 'east', Words> }>(
  'words/people.yaml',
);
const mayWork = (name: string): boolean => !people.retired.includes(name);
/** First names of women and men who may still work. */
export const workingWomen = people.women.filter(mayWork);
export const workingMen = people.men.filter(mayWork);

export const streets = readYaml<Record<'stems' | 'whole', Words> & { endings: Weights }>('words/streets.yaml');
export const phones = readYaml<{ towns: Readonly<Record<string, string>>; mobile: Words }>('words/phones.yaml');

export const companyWords = readYaml<
  Record<'openings' | 'middles' | 'closings' | 'activities', Record<Setting, Words>> &
    Record<'specialNames' | 'operators', Weights> &
    Record<'customBenefits' | 'formsInWords', Words> & {
      names: Record<CareForm, Weights>;
      parts: Readonly<Record<string, Words>>;
      customServices: readonly { name: string; isAtHome?: boolean }[];
      additionalFeatures: readonly { name: string; needs?: 'rooms' | 'bedrooms' }[];
    }
>('words/companies.yaml');

/** What people do for a living decides what they say about themselves. */
export type Trade = 'professional' | 'helper' | 'companion' | 'other' | 'none';
type JobSeekerLists = 'pseudonymAdjectives' | 'pseudonymNouns' | 'aboutWork' | 'customQualifications' | 'wishes';
export const jobSeekerWords = readYaml<
  Record<JobSeekerLists | 'certificates', Words> & {
    aboutMe: Record<Trade, Words>;
    bySex: Record<string, readonly [woman: string, man: string]>;
    certificateTrades: Record<string, readonly Trade[]>;
  }
>('words/job-seekers.yaml');

type Work = 'care' | 'helping' | 'night' | 'social' | 'guiding' | 'lead' | 'household' | 'driving' | 'training';
export interface Job {
  title: string;
  qualifications: readonly number[];
  /** The level of the care minimum wage that applies. */
  level: 'assistant' | 'trained' | 'professional' | 'training';
  above: readonly [number, number];
  weight: number;
  work: Work;
  settings?: readonly Setting[];
  hasFixedHours?: boolean;
}
export const jobOfferWords = readYaml<{
  jobs: readonly Job[];
  titleAdditions: readonly { text: string; settings?: readonly Setting[]; isAboutHours?: boolean }[];
  tasks: Record<Work, Words>;
  requirements: Record<Work, Words>;
  offers: Record<'byDay' | 'inShifts' | 'training', Words>;
  introductions: Words;
  welcomes: Record<Setting, Words>;
}>('words/job-offers.yaml');

/** The overall opinion of a rater. */
export type Mood = 'good' | 'mixed' | 'bad';
type ByMood = Record<Mood, Words>;
interface Person {
  /** "Mutter" */
  noun: string;
  isWoman: boolean;
  /** Missing if both women and men write about such a person. */
  writer?: 'woman' | 'man';
}
export type Label = { name: string } & Partial<Record<'isWoman' | 'isChild' | 'isFamily', boolean>>;
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
