// The closed lists of the domain: values and keys only, so that server and browser may import them freely. Labels:
// enumerations.ts.

/** Kinds of accounts. */
export const USER_TYPES = ['CARE_PROVIDER', 'JOB_SEEKER', 'CARE_SEEKER'] as const;
export type UserType = (typeof USER_TYPES)[number];

export { TIERS, type Tier } from './tiers';

export const BILLING_PERIODS = ['YEARLY', 'MONTHLY'] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/** The first is what a registration form starts with (AC-03). */
export const GENDERS = ['MALE', 'FEMALE', 'OTHER'] as const;
export type Gender = (typeof GENDERS)[number];

/** Care forms in their fixed order; bit (n - 1) of a services mask stands for the nth (SR-21). */
export const CARE_FORMS = [
  'ambulante-pflege',
  'kurzzeitpflege',
  'stationare-pflege',
  'teilstationare-pflege',
  'senioren-wg',
  'betreutes-wohnen',
  'weitere-pflegeformen',
] as const;
export type CareForm = (typeof CARE_FORMS)[number];

/** Where an unknown service belongs (SR-01). */
export const OTHER_CARE_FORM = 'weitere-pflegeformen' satisfies CareForm;

/** The four care forms that every city page links to (SR-18). */
export const CITY_PAGE_CARE_FORMS = [
  'stationare-pflege',
  'betreutes-wohnen',
  'teilstationare-pflege',
  'ambulante-pflege',
] as const satisfies readonly CareForm[];

const feature = <Index extends number, Key extends string>(index: Index, key: Key, icon: string) => ({
  index,
  key,
  /** Name in the icon set (lucide). */
  icon,
});

/** The ten company features; `index` is what links and the API use (SR-09). */
export const COMPANY_FEATURES = [
  feature(1, 'dementia', 'brain'),
  feature(2, 'palliative', 'heart-pulse'),
  feature(3, 'shortTermCare', 'calendar-clock'),
  feature(4, 'youngCare', 'sparkles'),
  feature(5, 'residentialGroups', 'users'),
  feature(6, 'infrastructure', 'bus'),
  feature(7, 'quietLocation', 'volume-x'),
  feature(8, 'christian', 'church'),
  feature(9, 'staffing', 'user-round-check'),
  feature(10, 'international', 'globe'),
] as const;
export type CompanyFeatureKey = (typeof COMPANY_FEATURES)[number]['key'];

/** Location of a provider: 1 in town, 2 in the country (SR-09). */
export const PLACES = [feature(1, 'urban', 'building-2'), feature(2, 'rural', 'trees')] as const;
export type Place = (typeof PLACES)[number]['index'];

/** The six qualifications the server knows (SR-11). */
export const QUALIFICATIONS = [1, 2, 3, 4, 5, 6] as const;
/** "Other qualification", which only the staff search adds. */
export const STAFF_OTHER_QUALIFICATION = 7;
/** "No special qualification" in the staff search: excludes all others. */
export const STAFF_NO_QUALIFICATION = 8;
/** "No special qualification" in the job search: excludes all others. */
export const JOB_NO_QUALIFICATION = 7;

/** The ids 7 and 8 have another meaning in each search (SR-11). */
export type QualificationList = 'staff' | 'jobs';

/** The ids a search offers: six from the server and the client's own (SR-11). */
export const qualificationIds = (list: QualificationList): number[] =>
  list === 'staff'
    ? [...QUALIFICATIONS, STAFF_OTHER_QUALIFICATION, STAFF_NO_QUALIFICATION]
    : [...QUALIFICATIONS, JOB_NO_QUALIFICATION];

/** The option that excludes all others: 8 for staff, 7 for jobs (SR-11). */
export const exclusiveQualification = (list: QualificationList): number =>
  list === 'staff' ? STAFF_NO_QUALIFICATION : JOB_NO_QUALIFICATION;

/** The roles of those who work for the site's operator; an account may have several. */
export const STAFF_ROLES = ['EDITOR', 'MODERATOR', 'FINANCE', 'ADMIN'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const EMPLOYMENT_TYPES = ['Vollzeit', 'Teilzeit', 'Vollzeit/Teilzeit'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** The lowest pay a job search can ask for, in cents per month (SR-12). */
export const JOB_SALARIES = [250_000, 280_000, 320_000, 360_000, 400_000] as const;
export type JobSalary = (typeof JOB_SALARIES)[number];
/** The age in days up to which a job search finds an offer (SR-12). */
export const JOB_AGES = [3, 7, 14, 30] as const;
export type JobAge = (typeof JOB_AGES)[number];

export const CARE_GRADES = [1, 2, 3, 4, 5] as const;
export type CareGrade = (typeof CARE_GRADES)[number];
/** The highest own share a provider search can ask for, in cents a month (CO-07). */
export const OWN_SHARES = [175_000, 200_000, 225_000, 250_000, 275_000, 300_000, 325_000, 350_000, 400_000] as const;

/** The first sort values of the provider search, default first; the last two only with a place (SR-10). */
export const COMPANY_SORTS = ['ratingDesc', 'ratingAsc', 'radiusDesc', 'radiusAsc'] as const;
/** All sort values of the provider search (CO-08). */
export const PROVIDER_SORTS = [...COMPANY_SORTS, 'ownShareAsc'] as const;
/** The sort values of the staff search, latest activity first by default (SR-22). */
export const STAFF_SORTS = ['activityDesc', 'radiusAsc', 'radiusDesc'] as const;
/** The sort values of the job search, newest first by default (SR-22). */
export const JOB_SORTS = ['dateDesc', 'radiusAsc', 'radiusDesc', 'salaryDesc'] as const;
export type CompanySort = (typeof PROVIDER_SORTS)[number];
export type StaffSort = (typeof STAFF_SORTS)[number];
export type JobSort = (typeof JOB_SORTS)[number];
export type SearchSort = CompanySort | StaffSort | JobSort;

/** The six things a review gives stars for, in the order in which they are shown (RV-02). */
export const RATING_CATEGORIES = [
  'housing',
  'food',
  'reliability',
  'friendliness',
  'competence',
  'activities',
] as const;
export type RatingCategory = (typeof RATING_CATEGORIES)[number];

/** Home care has neither rooms nor meals to rate. */
const NOT_AT_HOME: readonly RatingCategory[] = ['housing', 'food'];
const HOME_CARE: readonly string[] = ['ambulante-pflege', OTHER_CARE_FORM] satisfies CareForm[];

/** Rated categories of a provider with these care forms, or free-text services (RV-02). */
export function ratedCategories(services: readonly string[]): readonly RatingCategory[] {
  const hasHouse = CARE_FORMS.some((form) => !HOME_CARE.includes(form) && services.includes(form));
  return hasHouse || !services.includes('ambulante-pflege')
    ? RATING_CATEGORIES
    : RATING_CATEGORIES.filter((category) => !NOT_AT_HOME.includes(category));
}

/** The role of the author of a review (RV-02). */
export const RATER_IDENTITIES = ['RESIDENT', 'RELATIVE', 'EMPLOYEE', 'VISITOR'] as const;
export type RaterIdentity = (typeof RATER_IDENTITIES)[number];

/** Why a review is reported (RV-05). */
export const REPORT_REASONS = ['racist', 'names', 'false', 'hurtful', 'inappropriate'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Gallery items (SH-24). */
export const FILE_TYPES = ['IMAGE', 'VIDEO'] as const;
export type FileType = (typeof FILE_TYPES)[number];

export const JOB_OFFER_STATES = ['DRAFT', 'PUBLISHED', 'PAUSED', 'EXPIRED', 'REMOVED'] as const;
export type JobOfferState = (typeof JOB_OFFER_STATES)[number];

export const SALARY_UNITS = ['HOUR', 'MONTH', 'YEAR'] as const;
export type SalaryUnit = (typeof SALARY_UNITS)[number];

/** Benefits of an employer: the catalogue of 16 with its icons; free texts share `CUSTOM_BENEFIT_ICON` (PP-08). */
export const BENEFIT_ICONS = {
  companyPension: 'piggy-bank',
  travelAllowance: 'bus',
  jobTicket: 'ticket',
  jobBike: 'bike',
  training: 'graduation-cap',
  wishRoster: 'calendar-heart',
  flexibleHours: 'clock',
  standInBonus: 'hand-coins',
  shiftAllowances: 'moon-star',
  annualBonus: 'gift',
  vacation30: 'palmtree',
  savingsScheme: 'banknote',
  healthPromotion: 'heart-pulse',
  childcare: 'baby',
  mealsDrinks: 'utensils',
  onboarding: 'handshake',
} as const;
export type BenefitKey = keyof typeof BENEFIT_ICONS;
export const CUSTOM_BENEFIT_ICON = 'star';
export const BENEFITS = Object.keys(BENEFIT_ICONS) as BenefitKey[];

export { COMPANY_SECTIONS, EDITED_SECTIONS, type CompanySection } from './company-sections';
