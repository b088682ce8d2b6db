import { de } from './de';
import { formatNumber } from './format';

/** Texts by key, nested as deep as one likes; `_one` and `_other` are plural forms. */
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

/** Namespace → catalogue, in i18next's own format. */
const catalogues = new Map<string, Texts>([['shared', de]]);
const plurals = new Intl.PluralRules('de');
let marked = false;

/** Switches the pseudo-locale, which marks every text from a catalogue so that unmarked ones stand out (SH-26). Default off. */
export function initI18n({ pseudo = false }: { pseudo?: boolean } = {}): void {
  marked = pseudo;
}

/**
 * Reads the catalogue as i18next would: dotted keys, `_one`/`_other` by `count`, `{{name}}` filled in, numbers as German
 * writes them; an unknown key gives the key. i18next itself would be 13 kB of every first visit for exactly this; a test compares the two over the
 * whole catalogue (see docs/adr).
 */
function translate(namespace: string, key: string, values: TextValues = {}): string {
  const catalogue = catalogues.get(namespace);
  const { count } = values;
  const plural = typeof count === 'number' ? lookUp(catalogue, `${key}_${plurals.select(count)}`) : undefined;
  const text = fill(plural ?? lookUp(catalogue, key) ?? key, values);
  return marked ? `‹${text}›` : text;
}

function lookUp(catalogue: Texts | undefined, key: string): string | undefined {
  let found: string | Texts | undefined = catalogue;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

const fill = (text: string, values: TextValues) =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => shown(values[name] ?? ''));

const shown = (value: string | number): string => (typeof value === 'number' ? formatNumber(value) : value);

/** A shared text (SH-13): `t('search.resultsCount', { count: 3 })` gives "3 Treffer". */
export const t: Translate<typeof de> = (key, values) => translate('shared', key, values);

/**
 * Adds a slice's own texts under its own namespace and gives back their typed `t`:
 * `export const tt = addTexts('search', searchTexts)`. Called once, when the slice's texts file loads.
 */
export function addTexts<Catalogue extends Texts>(namespace: string, texts: Catalogue): Translate<Catalogue> {
  catalogues.set(namespace, texts);
  return (key, values) => translate(namespace, key, values);
}
