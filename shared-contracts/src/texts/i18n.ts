import { createInstance } from 'i18next';
import { de } from './de';

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

/** Values for the `{{placeholders}}`; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Translate<Catalogue> = (key: TextKey<Catalogue>, values?: TextValues) => string;

const shared = 'shared';
const i18n = createInstance();
let marked = false;

void i18n.init({
  lng: 'de',
  fallbackLng: false,
  ns: shared,
  defaultNS: shared,
  resources: { de: { [shared]: de } },
  nsSeparator: false,
  // Ready when this module is: a text never has to be waited for.
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** Switches the pseudo-locale, which marks every text from a catalogue so that unmarked ones stand out (SH-26). Default off. */
export function initI18n({ pseudo = false }: { pseudo?: boolean } = {}): void {
  marked = pseudo;
}

function translate(namespace: string, key: string, values?: TextValues): string {
  const text = i18n.t(key, { ...values, ns: namespace });
  return marked ? `‹${text}›` : text;
}

/** A shared text (SH-13): `t('search.resultsCount', { count: 3 })` gives "3 Treffer". */
export const t: Translate<typeof de> = (key, values) => translate(shared, key, values);

/**
 * Adds a slice's own texts under its own namespace and gives back their typed `t`:
 * `export const tt = addTexts('search', searchTexts)`. Called once, when the slice's texts file loads.
 */
export function addTexts<Catalogue extends Texts>(namespace: string, texts: Catalogue): Translate<Catalogue> {
  i18n.addResourceBundle('de', namespace, texts, true, true);
  return (key, values) => translate(namespace, key, values);
}
