import { createInstance, type FormatterModule, type PostProcessorModule } from 'i18next';
import { de } from './de';
import { formatNumber } from './format';
import { listNames, tierWords } from './tier-words';

/** Texts by key, nested to any depth; `_one` and `_other` are plural forms. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** The dotted keys of a catalogue, plural forms folded into one. */
export type TextKey<Catalogue> = {
  [Key in keyof Catalogue & (string | number)]: Catalogue[Key] extends string
    ? WithoutPlural<`${Key}`>
    : `${Key}.${TextKey<Catalogue[Key]>}`;
}[keyof Catalogue & (string | number)];

/** Values for the `{{placeholders}}`, numbers as such; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Translate<Catalogue> = (key: TextKey<Catalogue>, values?: TextValues) => string;

const NUMBER_WORDS = ',eins,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf'.split(',');

/** Numbers in a text are written the German way, up to twelve as words for `{{limit, Wort}}`. */
const germanNumber = (value: number, format?: string): string =>
  (format === 'Wort' && NUMBER_WORDS[value]) || formatNumber(value);

/** How values are written: numbers and lists of names, everything else as it is. */
const germanValues: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value?: string | number | readonly string[] | null, format?: string) => {
    if (typeof value === 'number') return germanNumber(value, format);
    return typeof value === 'object' && value ? listNames(value, format) : (value ?? '');
  },
};

/** Marks every text of a catalogue, so that a text without marks is found (SH-26). */
const pseudoLocale: PostProcessorModule = { type: 'postProcessor', name: 'pseudo', process: (text) => `‹${text}›` };

/** The one instance, in browsers and on the server: a namespace per slice, ready when this module has run. */
const i18next = createInstance().use(germanValues).use(pseudoLocale);
void i18next.init({
  lng: 'de',
  fallbackLng: false,
  ns: 'shared',
  defaultNS: 'shared',
  // Texts may hold a colon, and a key never names its namespace.
  nsSeparator: false,
  resources: { de: { shared: de } },
  // React and the mails escape what they show.
  interpolation: { escapeValue: false, alwaysFormat: true, defaultVariables: tierWords },
  initAsync: false,
});

/** Switches the pseudo-locale (SH-26). Default off. */
export function initI18n({ pseudo = false }: { pseudo?: boolean } = {}): void {
  i18next.options.postProcess = pseudo ? pseudoLocale.name : false;
}

/** Values go in as `replace`, so that none of them is taken for an option of i18next. */
export const translate = (ns: string | string[], key: string, values: TextValues = {}): string =>
  i18next.t(key, { ns, count: typeof values.count === 'number' ? values.count : undefined, replace: values });

/** A shared text (SH-13): `t('search.resultsCount', { count: 3 })` gives "3 Treffer"; an unknown key gives the key. */
export const t: Translate<typeof de> = (key, values) => translate('shared', key, values);

/** A text that is in no catalogue, such as one of an editor, with its values. */
export const fillText = (text: string, values: TextValues = {}): string =>
  i18next.t('text', { ns: 'none', defaultValue: text, replace: values });

/** The message of a rate limit (429): how long to wait, from the seconds of `Retry-After`, in a suitable unit. */
export function throttledText(retryAfterSeconds: number): string {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  if (seconds < 90) return t('errors.tooManyRequests', { seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return t('errors.tooManyRequestsMinutes', { minutes });
  return t('errors.tooManyRequestsHours', { hours: Math.ceil(minutes / 60) });
}

/**
 * Adds a slice's texts under a namespace of its own and returns their typed translator, named after them:
 * `export const searchText = addTexts('search', searchTexts)`. Called once, when the slice's texts file loads.
 */
export function addTexts<Catalogue extends Texts>(namespace: string, texts: Catalogue): Translate<Catalogue> {
  i18next.addResourceBundle('de', namespace, texts);
  return (key, values) => translate(namespace, key, values);
}
