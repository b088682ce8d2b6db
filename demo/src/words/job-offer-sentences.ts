import { list } from './list';
import type { Setting } from '../settings-of-care';

/** The level of the care minimum wage that applies. */
export type WageLevel = 'assistant' | 'trained' | 'professional' | 'training';

export interface Job {
  /** Gender-neutral by "(m/w/d)". */
  title: string;
  /** 1 to 6. */
  qualifications: readonly number[];
  level: WageLevel;
  /** Euros a month in full time above the legal minimum, at the home that pays least and at the one that pays most. */
  above: readonly [number, number];
  weight: number;
  work: 'care' | 'helping' | 'night' | 'social' | 'guiding' | 'lead' | 'household' | 'driving' | 'training';
  /** Missing if the job exists at every place of care. */
  settings?: readonly Setting[];
  /** The title names the shift, or the job has none. */
  hasFixedHours?: boolean;
}

export const JOBS: readonly Job[] = [
  {
    title: 'Pflegefachkraft',
    qualifications: [1, 3, 4],
    level: 'professional',
    above: [40, 520],
    weight: 30,
    work: 'care',
  },
  { title: 'Altenpfleger', qualifications: [1, 4], level: 'professional', above: [40, 480], weight: 12, work: 'care' },
  {
    title: 'Gesundheits- und Krankenpfleger',
    qualifications: [3, 4],
    level: 'professional',
    above: [60, 560],
    weight: 9,
    work: 'care',
  },
  {
    title: 'Pflegefachfrau/Pflegefachmann',
    qualifications: [4],
    level: 'professional',
    above: [40, 520],
    weight: 10,
    work: 'care',
  },
  { title: 'Pflegehelfer', qualifications: [2, 5], level: 'assistant', above: [30, 260], weight: 14, work: 'helping' },
  { title: 'Altenpflegehelfer', qualifications: [2], level: 'trained', above: [30, 300], weight: 7, work: 'helping' },
  {
    title: 'Betreuungskraft nach § 43b SGB XI',
    qualifications: [6],
    level: 'trained',
    above: [20, 220],
    weight: 9,
    work: 'social',
    settings: ['house', 'day', 'guest'],
  },
  {
    title: 'Praxisanleiter',
    qualifications: [1, 3, 4],
    level: 'professional',
    above: [220, 700],
    weight: 3,
    work: 'guiding',
  },
  {
    title: 'Wohnbereichsleitung',
    qualifications: [1, 3, 4],
    level: 'professional',
    above: [450, 1000],
    weight: 4,
    work: 'lead',
    settings: ['house'],
    hasFixedHours: true,
  },
  {
    title: 'Pflegedienstleitung',
    qualifications: [1, 3, 4],
    level: 'professional',
    above: [1000, 1900],
    weight: 3,
    work: 'lead',
    hasFixedHours: true,
  },
  {
    title: 'Nachtdienst Pflegefachkraft',
    qualifications: [1, 3, 4],
    level: 'professional',
    above: [140, 650],
    weight: 4,
    work: 'night',
    settings: ['house', 'flat', 'guest'],
    hasFixedHours: true,
  },
  {
    title: 'Alltagsbegleiter',
    qualifications: [6, 5],
    level: 'assistant',
    above: [20, 200],
    weight: 4,
    work: 'social',
  },
  {
    title: 'Hauswirtschaftskraft',
    qualifications: [],
    level: 'assistant',
    above: [10, 160],
    weight: 4,
    work: 'household',
    settings: ['house', 'flat', 'guest', 'day', 'apartment'],
  },
  {
    title: 'Fahrer für die Tagespflege',
    qualifications: [],
    level: 'assistant',
    above: [10, 120],
    weight: 12,
    work: 'driving',
    settings: ['day'],
    hasFixedHours: true,
  },
  {
    title: 'Auszubildende Pflegefachfrau/Pflegefachmann',
    qualifications: [],
    level: 'training',
    above: [0, 120],
    weight: 3,
    work: 'training',
    settings: ['house', 'home'],
    hasFixedHours: true,
  },
];

interface Addition {
  text: string;
  settings?: readonly Setting[];
  /** Not for jobs whose title names the hours already. */
  isAboutHours?: boolean;
}

/** What follows the title; the empty one is the most frequent. */
export const TITLE_ADDITIONS: readonly Addition[] = [
  { text: '' },
  { text: '' },
  { text: '' },
  { text: ' in Teilzeit', isAboutHours: true },
  { text: ' in Vollzeit', isAboutHours: true },
  { text: ' mit Wunschdienstplan', isAboutHours: true },
  { text: ' für den Frühdienst', isAboutHours: true, settings: ['house', 'flat', 'guest', 'home'] },
  { text: ' für den Spätdienst', isAboutHours: true, settings: ['house', 'flat', 'guest', 'home'] },
  { text: ' ohne Nachtdienst', isAboutHours: true, settings: ['house', 'flat', 'guest'] },
  { text: ' für unseren neuen Wohnbereich', isAboutHours: true, settings: ['house'] },
  { text: ' für die Tour West', isAboutHours: true, settings: ['home'] },
  { text: ' für die Tour Nord', isAboutHours: true, settings: ['home'] },
];

export const TASKS: Record<Job['work'], readonly string[]> = {
  care: list(
    'Grund- und Behandlungspflege nach Plan | Begleitung und Gespräche im Alltag | Dokumentation am Tablet | Zusammenarbeit mit Ärztinnen, Ärzten und Therapie | ' +
      'Beratung von Angehörigen | Steuerung des Pflegeprozesses | Vorbeugung von Stürzen und Druckstellen',
  ),
  // What only trained nurses may do is not among these.
  helping: list(
    'Hilfe beim Waschen und Anziehen | Hilfe beim Essen und Trinken | Hilfe beim Aufstehen und Gehen | Begleitung und Gespräche im Alltag | ' +
      'Dokumentation am Tablet | Beobachtung und Weitergabe an die Fachkraft',
  ),
  night: list(
    'Rundgänge und Hilfe in der Nacht | Medikamente und Behandlungspflege nach Plan | Umlagern und Vorbeugung von Druckstellen | Hilfe in Notfällen | ' +
      'Dokumentation am Tablet | Übergabe am Morgen',
  ),
  social: list(
    'Gespräche und Begleitung im Alltag | Ideen für Feste und Gruppen | Spaziergänge und kleine Ausflüge | Vorlesen, Singen und Spielen | ' +
      'Einzelbetreuung von Menschen mit Demenz | kurze Dokumentation am Tablet',
  ),
  guiding: list(
    'Anleitung und Beurteilung von Auszubildenden | Lernpläne mit der Pflegeschule | Gespräche zu Beginn und am Ende der Einsätze | eigene Dienste in der Pflege | ' +
      'Einarbeitung neuer Kolleginnen und Kollegen',
  ),
  lead: list(
    'Führung und Begleitung des Teams | Dienst- und Einsatzplanung | Sicherung der Pflegequalität | Beratung von Angehörigen | ' +
      'Zusammenarbeit mit Ärztinnen, Ärzten und Behörden',
  ),
  household: list(
    'Reinigung nach Plan | Vorbereitung der Mahlzeiten | Pflege der Wäsche | Einkauf und Vorräte | Einhaltung der Hygiene | freundlicher Umgang mit den Menschen vor Ort',
  ),
  driving: list(
    'Abholen der Gäste am Morgen und Rückfahrt am Nachmittag | Hilfe beim Ein- und Aussteigen | Sicherung von Rollstühlen | Pflege des Fahrzeugs | kurze Absprachen mit den Familien',
  ),
  training: list(
    'Ausbildung mit Einsätzen in allen Bereichen der Pflege | Lernen mit fester Praxisanleitung | Pflege und Begleitung unter Anleitung | Unterricht in der Pflegeschule',
  ),
};

const FOR_ALL =
  'Freude an der Arbeit mit älteren Menschen | Verlässlichkeit und Geduld | Deutschkenntnisse, mit denen Sie sich sicher verständigen | Teamgeist und Humor';

export const REQUIREMENTS: Record<Job['work'], readonly string[]> = {
  care: list(`${FOR_ALL} | Offenheit für digitale Dokumentation`),
  helping: list(`${FOR_ALL} | Offenheit für digitale Dokumentation`),
  night: list(`${FOR_ALL} | Ruhe und Übersicht in der Nacht`),
  guiding: list(`${FOR_ALL} | Weiterbildung zur Praxisanleitung`),
  social: list(`${FOR_ALL} | Ideen für den Alltag`),
  lead: list(`${FOR_ALL} | Berufserfahrung und eine passende Weiterbildung | Freude am Führen`),
  household: list(`${FOR_ALL} | Kenntnisse in Küche und Hygiene`),
  driving: list(`${FOR_ALL} | Führerschein Klasse B | umsichtige Fahrweise`),
  training: list(`${FOR_ALL} | mittlerer Schulabschluss oder gleichwertige Bildung | Neugier auf Menschen`),
};

// What the catalogue of benefits names stands in that list only: two lists could contradict each other.
const OFFERS_FOR_ALL =
  'ein eingespieltes Team | einen unbefristeten Vertrag | Zeit für Absprachen und Übergaben | Gespräche über Ihre Ziele einmal im Jahr | einen Probetag vorab';

/** What an employer offers beside the benefits: by day only, or with shifts. */
export const OFFERS = {
  byDay: list(`${OFFERS_FOR_ALL} | freie Wochenenden und Feiertage`),
  inShifts: list(`${OFFERS_FOR_ALL} | Dienstpläne vier Wochen im Voraus`),
  training: list(
    'feste Praxisanleitung | Übernahme nach der Prüfung | Zeit zum Lernen im Dienstplan | Lernmittel kostenlos',
  ),
};

/** The first two sentences of an offer. */
export const INTRODUCTIONS = [
  '{name} in {town}: Wir suchen Verstärkung.',
  'Für unser Team in {town} suchen wir [Verstärkung|eine neue Kollegin oder einen neuen Kollegen].',
  'Sie möchten in {town} arbeiten und suchen [ein Team, das zusammenhält|einen verlässlichen Arbeitgeber|mehr Zeit für Menschen]?',
  '{name}, {town}: Unser Team wächst.',
] as const;

export const WELCOMES: Record<Setting, readonly string[]> = {
  home: [
    'Sie pflegen Menschen in ihrer eigenen Wohnung, [mit festen Touren|in einem festen Gebiet|mit genug Zeit zwischen den Einsätzen].',
    'Bei uns haben Sie [einen Dienstwagen|kurze Wege|ein Tablet mit allen Plänen] und ein Team, das [zusammenhält|füreinander einspringt].',
  ],
  house: [
    'In unserem Haus arbeiten {teams} Teams in überschaubaren Wohnbereichen.',
    'Wir freuen uns auf Menschen, die [gern im Team arbeiten|ihren Beruf ernst nehmen|Ruhe in den Alltag bringen].',
  ],
  guest: [
    'Unsere Gäste bleiben einige Wochen, [das macht die Arbeit abwechslungsreich|darum ist kein Tag wie der andere].',
  ],
  flat: ['In der Wohngemeinschaft arbeiten Sie [in einem kleinen, festen Team|nah an den Menschen].'],
  apartment: [
    'Sie unterstützen Menschen, die [selbstständig|in ihrer eigenen Wohnung] leben und Hilfe nach Bedarf wünschen.',
  ],
  day: ['Gearbeitet wird [tagsüber, von Montag bis Freitag|von Montag bis Freitag zu festen Zeiten].'],
  other: ['Sie begleiten Menschen im Alltag, [mit viel Eigenverantwortung|in einem kleinen Team].'],
};

/** By what a provider pays; every job offer of one provider names the same. */
export const SCHEMES = [
  'TVöD-P',
  'AVR',
  'Haustarif',
  'in Anlehnung an den TVöD',
  'Tariftreue nach § 72 SGB XI',
] as const;
