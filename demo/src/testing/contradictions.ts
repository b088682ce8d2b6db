import { hasNumber, numbersIn } from '@care/backend/seeding-rows';
import { RATING_CATEGORIES } from '@care/contracts/vocabulary';
import type { DemoCompany } from '../demo-company';
import type { DemoData } from '../demo-data';
import { type JobOfferRow, HOURS_PER_MONTH, minimumWage } from '../job-offers';
import { portraitOf } from '../job-seeker-portraits';
import type { DemoJobSeeker } from '../job-seekers';
import { sentencesOf } from '../phrases';
import type { RatingRow } from '../ratings';
import { meanOf } from '../rating-texts';
import { people } from '../words';

/** A contradiction: the rule that it breaks and the text that breaks it. */
interface Fault {
  rule: string;
  text: string;
}

type ReportContradiction = (rule: string, text: string) => void;

const PRAISE =
  /Empfehlung|Vielen Dank|herzlich und|Großes Lob|großes Lob|rundum|liebevoll|jederzeit wieder|besser als (erwartet|gedacht)|fühlt sich wohl|gibt Sicherheit|schmeckt, /;
const BLAME =
  /[Ee]nttäusch|nicht (zu )?empfehlen|vergeblich|genervt|unfreundlich|Mangelhaft|[Uu]nzuverlässig|lauwarm|zu spät|niemand Bescheid|Lieblos|Hektisch/;
const ROOMS = /\b(Zimmer|Garten|Flure?|Wohnbereich|Küche|Speisesaal|Balkon|Einrichtung ist)\b/;
const HOME_CARE = /\b(Touren?|Frühtour|Spättour|nach Hause gepflegt|kommt .* ins Haus|Monaten ist .* ausgefallen)\b/;
const NIGHT = /\b(Nachts?|Nachtdienst|nächtlich)\b/;
const OWN_VIEW = {
  RELATIVE: /^Ich (wohne|lebe|arbeite|fahre|bin \d\d Jahre|werde)\b|Aus dem Frei|Dienstplan/,
  RESIDENT: /\b(Meine (Mutter|Tante|Frau) (wohnt|lebt|wird)|Ich arbeite|Aus dem Frei|Wir Angehörigen|Einarbeitung und)/,
  EMPLOYEE:
    /Angehörigen werden|Ich wohne|[Mm]eine[rn]? (Mutter|Großmutter|Schwiegermutter)|\b[Mm]ein(em)? Vater|Mein Zimmer/,
  VISITOR: /Ich (wohne|arbeite|fahre)\b|Mein Zimmer|Aus dem Frei|Wir würden uns/,
} as const;
const WOMANLY = /\b(Kundin|Quereinsteigerin|meines Mannes|[Mm]ein(em)? Mann)\b/;
const MANLY = /\b(Kunde|Quereinsteiger|meiner Frau|[Mm]eine[r]? Frau)\b/;

const textsOf = (rating: RatingRow): string[] => [
  rating.review_summary,
  rating.description ?? '',
  ...RATING_CATEGORIES.map((category) => rating[`${category}_comment`] ?? ''),
];

const firstName = (name: string): string => name.split(' ')[0] ?? '';

function checkSex(report: ReportContradiction, name: string, text: string): void {
  if (people.women.includes(firstName(name)) && MANLY.test(text)) report('a woman writes as a man', text);
  if (people.men.includes(firstName(name)) && WOMANLY.test(text)) report('a man writes as a woman', text);
}

function checkPlace(report: ReportContradiction, { form }: DemoCompany, text: string): void {
  const isAtHome = form === 'ambulante-pflege' || form === 'weitere-pflegeformen';
  if (isAtHome && ROOMS.test(text)) report('home care has no rooms', text);
  if (form !== 'ambulante-pflege' && HOME_CARE.test(text)) report('only home care has tours', text);
  if (form === 'teilstationare-pflege' && NIGHT.test(text)) report('day care has no night', text);
  if (form === 'kurzzeitpflege' && /(wohnt|lebt|wohne|lebe) seit/.test(text))
    report('guests do not stay for years', text);
}

function checkMood(report: ReportContradiction, rating: RatingRow): void {
  const mean = meanOf(rating);
  const { review_summary: summary } = rating;
  if (mean < 3.7 && PRAISE.test(summary)) report('up to three stars praise', summary);
  if (mean >= 3.7 && BLAME.test(summary)) report('four and more stars blame', summary);
  for (const category of RATING_CATEGORIES) {
    const comment = rating[`${category}_comment`] ?? '';
    const stars = rating[category] ?? 3;
    if (stars <= 3 && PRAISE.test(comment)) report('up to three stars praise', comment);
    if (stars >= 4 && BLAME.test(comment)) report('four and more stars blame', comment);
  }
}

function checkRating(report: ReportContradiction, rating: RatingRow, company: DemoCompany): void {
  checkMood(report, rating);
  for (const text of textsOf(rating).filter(Boolean)) {
    checkPlace(report, company, text);
    if (!rating.is_anonymous) checkSex(report, rating.preferred_author_name ?? '', text);
    if (OWN_VIEW[rating.category].test(text)) report('the author writes from another view', text);
    if (/[[\]{}|]|undefined|\s{2}(?!\n)| [.,]/.test(text.replaceAll('\n\n', '')))
      report('a template is not filled in', text);
  }
}

const WAGE_LEVELS = { professional: [1, 3, 4], trained: [2], assistant: [5] } as const;

/** The lowest legal monthly pay for the lowest qualification that an offer accepts. */
function leastPay({ title, qualifications_mask = 0 }: JobOfferRow): number {
  if (title.startsWith('Auszubildende')) return 0;
  const accepts = (level: keyof typeof WAGE_LEVELS) =>
    WAGE_LEVELS[level].some((number) => hasNumber(qualifications_mask, number));
  if (qualifications_mask === 0 || accepts('assistant')) return minimumWage('assistant');
  return minimumWage(accepts('professional') ? 'professional' : 'trained');
}

const OF_NURSES = /Behandlungspflege|Pflegeplanung|Pflegeprozess|Beratung von Angehörigen/;
const HELPERS = /^(Pflegehelfer|Altenpflegehelfer|Alltagsbegleiter|Betreuungskraft|Hauswirtschaftskraft)/;
const IN_CATALOGUE =
  /Altersvorsorge|Jobticket|Dienstrad|Fortbildung|Tage Urlaub|Zuschläge|Einarbeitung|Wunschdienstplan/;

/** Tasks fit the qualification and the hours, and only one list names benefits. */
function checkWork(report: ReportContradiction, { title, benefits, offer }: JobOfferRow, text: string): void {
  if (HELPERS.test(title) && OF_NURSES.test(text)) report('a helper does what nurses do', title);
  if (/^Praxisanleiter/.test(title) && /Führung|Einsatzplanung/.test(text)) report('an instructor leads', title);
  if (/(Früh|Spät)dienst|ohne Nachtdienst/.test(title) && benefits?.includes('shiftAllowances'))
    report('allowances for nights without nights', title);
  if (IN_CATALOGUE.test(offer ?? '')) report('two lists of benefits', offer ?? '');
}

function checkOffer(report: ReportContradiction, offer: JobOfferRow, company: DemoCompany): void {
  const named = company.row.benefits ?? [];
  if (offer.benefits?.some((benefit) => !named.includes(benefit)))
    report('an offer has a benefit that the profile lacks', offer.title);
  const teams = /arbeiten (\S+) Teams/.exec(offer.description_html ?? '')?.[1];
  const areas = / (\S+) (überschaubaren )?Wohnbereichen/.exec(company.row.description ?? '')?.[1];
  if (teams && areas && teams !== areas) report('profile and offer name other teams', offer.title);
  const text = [offer.title, offer.description_html, offer.tasks, offer.requirements, offer.offer].join('\n');
  checkPlace(report, company, text);
  if (/Nachtdienst Pflege/.test(offer.title) && !/^(stationare|kurzzeit|senioren-wg)/.test(company.form))
    report('night duty without nights', offer.title);
  if (/Nachtdienst.*(Frühdienst|Spätdienst|ohne Nachtdienst)/.test(offer.title))
    report('two shifts in a title', offer.title);
  if (/Teilzeit/.test(offer.title) !== (offer.employment_type === 'Teilzeit') && /Teilzeit|Vollzeit/.test(offer.title))
    if (!offer.title.includes(offer.employment_type ?? '')) report('the title names other hours', offer.title);
  checkWork(report, offer, text);
  if (/^Fahrer/.test(offer.title) && /Wund|Behandlungspflege/.test(text)) report('a driver nurses', text);
  const hourly = offer.salary_unit === 'HOUR' ? offer.salary_min : (offer.salary_min ?? 0) / HOURS_PER_MONTH;
  if (offer.salary_min && (hourly ?? 0) < leastPay(offer) * 100) report('pay below the minimum wage', offer.title);
}

function checkPay(report: ReportContradiction, offers: readonly JobOfferRow[]): void {
  const schemes = new Map<number, unknown>();
  const pay = new Map<string, unknown>();
  for (const { company_id, title, salary_scheme, salary_min, salary_unit } of offers) {
    if (schemes.has(company_id) && schemes.get(company_id) !== salary_scheme)
      report('two pay schemes at one home', title);
    schemes.set(company_id, salary_scheme);
    const key = `${company_id}/${title.split(' (')[0]}/${salary_unit}`;
    if (pay.has(key) && pay.get(key) !== salary_min) report('one home pays the same job differently', title);
    pay.set(key, salary_min);
  }
}

const FOR_NURSES = /Wundexpert|^Praxisanleitung|Gerontopsychiatrische Fachkraft|Medikamentenmanagement/;

/** A portrait agrees with the sex, and with what the first name suggests about age and origin. */
function checkPortrait(report: ReportContradiction, seeker: DemoJobSeeker): void {
  const { row, rater } = seeker;
  const traits = portraitOf(seeker)?.traits;
  if (!traits) return;
  const { first_name } = rater;
  if (traits.gender !== row.gender) report('the portrait contradicts the sex', row.visible_name);
  if (traits.hasScarf && !people.namesOfMuslimWomen.includes(first_name))
    report('the portrait contradicts the name', row.visible_name);
  if (traits.tone === 'dark' && !people.tonesOfNames.dark.includes(first_name))
    report('the portrait contradicts the name', row.visible_name);
  if (traits.age === 'young' && people.bornBefore1975.includes(first_name))
    report('the portrait contradicts the age', row.visible_name);
  if (traits.age === 'older' && !people.bornBefore1975.includes(first_name))
    report('the portrait contradicts the age', row.visible_name);
}

function checkSeeker(report: ReportContradiction, seeker: DemoJobSeeker): void {
  const { row, rater } = seeker;
  const numbers = numbersIn(row.qualifications_mask ?? 0);
  const words = [row.description, ...(row.custom_qualifications ?? []), ...(row.certificates ?? [])].join(' | ');
  if (
    row.gender === 'MALE' &&
    /\b\w+(innen|pflegerin|istin|eutin|äterin|expertin|afterin|einsteigerin|beauftragte)\b/.test(words)
  )
    report('a man has the title of a woman', words);
  if (
    row.gender === 'FEMALE' &&
    /\b\w*(pfleger|assistent|therapeut|sanitäter|Wundexperte|einsteiger|Hygienebeauftragter)\b/.test(words)
  )
    report('a woman has the title of a man', words);
  if (people.retired.includes(rater.first_name))
    report('a job seeker has a name of former generations', row.visible_name);
  if (row.gender === 'MALE' && people.women.includes(rater.first_name))
    report('the name contradicts the sex', row.visible_name);
  if (row.gender === 'FEMALE' && people.men.includes(rater.first_name))
    report('the name contradicts the sex', row.visible_name);
  checkPortrait(report, seeker);
  const isNurse = numbers.some((number) => [1, 3, 4].includes(number));
  if (!isNurse && row.certificates?.some((certificate) => FOR_NURSES.test(certificate)))
    report('a certificate of another trade', words);
  if (!isNurse && /Krankenhaus möchte|Ausbildung ist anerkannt/.test(words)) report('the text of another trade', words);
  const shifts =
    row.additional_requirements?.filter((wish) => /^(Nur (Früh|Spät)dienst|Kein Nachtdienst)$/.test(wish)) ?? [];
  if (shifts.length > 1) report('two wishes about the shift', shifts.join(', '));
}

/** How often each sentence occurs, at most once for each text of the group. */
function countsOf(groups: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const texts of groups)
    for (const sentence of new Set(texts.flatMap(sentencesOf))) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return counts;
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string | number): Map<string | number, Item[]> {
  const groups = new Map<string | number, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function checkRepetitions(report: ReportContradiction, { companies, ratings, responses }: DemoData): void {
  const companyOf = (rating: RatingRow): DemoCompany => companies[rating.company_id - 1] as DemoCompany;
  const answers = new Map(responses.map(({ rating_id, description }) => [rating_id, description]));
  const ofCompany = grouped(ratings, ({ company_id }) => company_id);
  for (const { row } of companies) {
    const shown = ofCompany.get(row.id) ?? [];
    const texts = [
      row.description ?? '',
      row.activities ?? '',
      ...shown.flatMap((rating) => [...textsOf(rating), answers.get(rating.id) ?? '']),
    ];
    const sentences = texts.flatMap(sentencesOf);
    if (new Set(sentences).size < sentences.length)
      report(
        'a sentence twice in one profile',
        sentences.find((sentence, index) => sentences.indexOf(sentence) < index) ?? '',
      );
  }
  for (const [town, ofTown] of grouped(companies, ({ row }) => row.city_slug))
    for (const [sentence, count] of countsOf(ofTown.map(({ row }) => [row.description ?? '', row.activities ?? ''])))
      if (count > 1) report('two profiles of one town share a sentence', `${town}: ${count} × ${sentence}`);
  for (const [town, ofTown] of grouped(ratings, (rating) => companyOf(rating).row.city_slug)) {
    const limit = Math.max(1, Math.floor(ofTown.length / 200));
    for (const [sentence, count] of countsOf(ofTown.map(textsOf)))
      if (count > limit) report('a sentence too often in one town', `${town}: ${count} × ${sentence}`);
  }
}

const OWN_WORDS = /\b(wir|uns|unser\w*)\b/i;
/** The area codes of the reserved numbers, with the town of each. */
const AREA_CODES: Readonly<Record<string, string>> = {
  '030': 'Berlin',
  '040': 'Hamburg',
  '0221': 'Köln',
  '089': 'München',
  '069': 'Frankfurt am Main',
};

function checkProfile(report: ReportContradiction, { row }: DemoCompany): void {
  if (row.owner_id === null && OWN_WORDS.test(`${row.description} ${row.activities}`))
    report('a profile that nobody keeps says "we"', row.description ?? '');
  const town = AREA_CODES[row.phone?.split(' ')[0] ?? ''];
  if (town && town !== row.city) report('the area code of another town', `${row.phone} in ${row.city}`);
  const isShortTerm = hasNumber(row.services_mask ?? 0, 2);
  if (isShortTerm !== hasNumber(row.features_mask ?? 0, 3)) report('two facts about short-term care', row.name);
}

/** All contradictions and repetitions in the demo data; none are wanted. */
export function findContradictions(data: DemoData): Fault[] {
  const faults: Fault[] = [];
  const report: ReportContradiction = (rule, text) => faults.push({ rule, text });
  const companyAt = (id: number): DemoCompany => data.companies[id - 1] as DemoCompany;
  for (const company of data.companies) {
    checkProfile(report, company);
    checkPlace(report, company, `${company.row.description}\n${company.row.activities}`);
    if (company.form === 'ambulante-pflege' && company.row.additional_features?.some((feature) => ROOMS.test(feature)))
      report('home care has no rooms', String(company.row.additional_features));
  }
  for (const rating of data.ratings) checkRating(report, rating, companyAt(rating.company_id));
  for (const offer of data.jobOffers) checkOffer(report, offer, companyAt(offer.company_id));
  checkPay(report, data.jobOffers);
  for (const seeker of data.jobSeekers) checkSeeker(report, seeker);
  checkRepetitions(report, data);
  return faults;
}
