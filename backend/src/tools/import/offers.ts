import { CARE_FORMS, COMPANY_FEATURES, OTHER_CARE_FORM, type CareForm } from '@care/contracts/vocabulary';
import { careFormLabel, featureLabel } from '@care/contracts/enumerations';
import { maskOf } from '../../platform/database/bit-mask';
import { comparable } from './columns';

const SERVICE_NAMES: Record<CareForm, string> = {
  'ambulante-pflege':
    'ambulant ambulanterpflegedienst ambulantepflegedienste pflegedienst haeuslichepflege haeuslichekrankenpflege sozialstation homecare outpatientcare nursingservice mobilepflege',
  kurzzeitpflege: 'kurzzeitpflegeeinrichtung verhinderungspflege shorttermcare respitecare urlaubspflege',
  'stationare-pflege':
    'stationaer stationaerepflege stationaerepflegeeinrichtung vollstationaer vollstationaerepflege vollstationaeredauerpflege dauerpflege langzeitpflege pflegeheim altenheim altenpflegeheim seniorenheim seniorenpflegeheim altenundpflegeheim nursinghome residentialcare inpatientcare',
  'teilstationare-pflege':
    'teilstationaer teilstationaerepflege tagespflege nachtpflege tagesundnachtpflege tagundnachtpflege tagespflegeeinrichtung daycare nightcare',
  'senioren-wg':
    'seniorenwohngemeinschaft seniorenwohngemeinschaften pflegewg demenzwg pflegewohngemeinschaft wohngemeinschaft ambulantbetreutewohngemeinschaft wg sharedflat',
  'betreutes-wohnen':
    'servicewohnen seniorenwohnen betreuteswohnenimalter assistedliving seniorenresidenz wohnenmitservice',
  'weitere-pflegeformen': 'sonstige sonstiges andere weitere other',
};

const FEATURE_NAMES: Record<(typeof COMPANY_FEATURES)[number]['key'], string> = {
  dementia: 'demenz demenzbetreuung dementia gerontopsychiatrie alzheimer',
  palliative: 'palliativ palliative palliativversorgung palliativecare hospiz sterbebegleitung',
  shortTermCare: 'kurzzeitpflege verhinderungspflege shorttermcare respitecare',
  youngCare: 'jungepflegebeduerftige youngcare',
  residentialGroups: 'wohngruppe hausgemeinschaften residentialgroups',
  infrastructure: 'infrastruktur infrastructure guteanbindung zentralelage',
  quietLocation: 'ruhig ruhigelage quiet quietlocation',
  christian: 'christlich christian konfessionell katholisch evangelisch',
  staffing: 'personalschluessel staffing',
  international: 'interkulturell kultursensibel kultursensiblepflege mehrsprachig multicultural',
};

const services = new Map<string, number>();
for (const [index, form] of CARE_FORMS.entries())
  for (const name of [form, careFormLabel(form), ...SERVICE_NAMES[form].split(' ')])
    services.set(comparable(name), index + 1);

const features = new Map<string, number>();
for (const { index, key } of COMPANY_FEATURES)
  for (const name of [key, featureLabel(index) ?? key, ...FEATURE_NAMES[key].split(' ')])
    features.set(comparable(name), index);

const MAX_CUSTOM = 30;
const MAX_CUSTOM_LENGTH = 100;

/**
 * The entries of a cell with several values: separated by semicolon, bar or line break, and by comma only if none of
 * those occurs.
 */
function listed(cell: string): string[] {
  const strong = cell.split(/[;|\n]/);
  const entries = strong.length > 1 ? strong : cell.split(',');
  return [...new Set(entries.map((entry) => entry.replace(/^[\s•*-]+|\s+$/g, '')).filter(Boolean))];
}

/** The known entries of a cell in their order, and the others. */
function namedIn(cell: string, numbers: ReadonlyMap<string, number>, numeric: number) {
  const known = new Set<number>();
  const others: string[] = [];
  for (const entry of listed(cell)) {
    const number = numbers.get(comparable(entry)) ?? (/^\d+$/.test(entry) ? Number(entry) : 0);
    if (number >= 1 && number <= (numbers.has(comparable(entry)) ? Infinity : numeric)) known.add(number);
    else if (/\p{L}/u.test(entry)) others.push(entry.slice(0, MAX_CUSTOM_LENGTH));
  }
  return { known: [...known], others: others.slice(0, MAX_CUSTOM) };
}

const OTHER = CARE_FORMS.indexOf(OTHER_CARE_FORM) + 1;

/** Care forms that the file does not name in our terms: one for all rows, or a mapping of its words. */
export interface ServiceWords {
  fixed?: string;
  meanings?: ReadonlyMap<string, string>;
}

/**
 * "Art:AP=ambulante-pflege" names a column and the meanings of its words, "=ambulante-pflege" one care form for all
 * rows.
 */
export function readServices(option: string): { column?: string; words: ServiceWords } {
  if (option.startsWith('=')) return { words: { fixed: option.slice(1).trim() } };
  const [column = '', list = ''] = option.split(/:(.*)/s);
  const meanings = list.split(',').flatMap((pair): [string, string][] => {
    const [word = '', meaning = ''] = pair.split('=');
    return meaning ? [[comparable(word), meaning.trim()]] : [];
  });
  return { column, words: { meanings: new Map(meanings) } };
}

/**
 * Care forms by slug, label or a usual name, the first one as the main one. Other words are kept as free-text "weitere
 * Pflegeform" (SR-01, SR-21).
 */
export function servicesOf(cell = '', { fixed, meanings }: ServiceWords = {}) {
  const { known, others } = namedIn(fixed || (meanings?.get(comparable(cell)) ?? cell), services, 0);
  const forms = [...new Set([...known, ...(others.length ? [OTHER] : [])])];
  return { services_mask: maskOf(forms), care_form_order: forms, custom_services: others };
}

/** Features by key, label, usual name or their number 1 to 10; others are kept as free texts (SR-09). */
export function featuresOf(cell = '') {
  const { known, others } = namedIn(cell, features, COMPANY_FEATURES.length);
  return { features_mask: maskOf(known), additional_features: others };
}
