import { createInstance, type FormatterModule } from 'i18next';
import { de } from './de';
import { formatNumber } from './format';
import { addTexts, t, type TextKey, type Texts } from './i18n';

/** Every dotted key, plural forms folded into one. */
function keysOf(texts: Texts, prefix = ''): string[] {
  const keys = Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name.replace(/_(one|other)$/, '')] : keysOf(value, `${prefix}${name}.`),
  );
  return [...new Set(keys)];
}

/** Numbers are written the German way, as our own reader does. */
const germanNumbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown) => (typeof value === 'number' ? formatNumber(value) : (value as string)),
};
const i18next = createInstance().use(germanNumbers);
beforeAll(() =>
  i18next.init({
    lng: 'de',
    fallbackLng: false,
    ns: 'shared',
    defaultNS: 'shared',
    nsSeparator: false,
    resources: { de: { shared: de } },
    interpolation: { escapeValue: false, alwaysFormat: true },
  }),
);

describe('the catalogue', () => {
  const names = [...JSON.stringify(de).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name ?? '');

  it.each([0, 1, 2, 1000])('SH-13 reads every text as i18next does, with a count of %s', (count) => {
    const values = { ...Object.fromEntries(names.map((name) => [name, `<${name}> & "x"`])), count };
    const keys = keysOf(de);
    expect(keys.length).toBeGreaterThan(200);
    for (const key of keys) expect([key, t(key as TextKey<typeof de>, values)]).toEqual([key, i18next.t(key, values)]);
  });

  it('SH-13 reads every text as i18next does, without values', () => {
    for (const key of keysOf(de).filter((name) => !i18next.t(name).includes('{{'))) {
      expect([key, t(key as TextKey<typeof de>)]).toEqual([key, i18next.t(key)]);
    }
  });

  it('SH-13 an unknown key and a foreign namespace behave as in i18next', () => {
    const own = addTexts('test', { greeting: 'Guten Tag, {{name}}', days_one: '1 Tag', days_other: '{{count}} Tage' });
    i18next.addResourceBundle('de', 'test', {
      greeting: 'Guten Tag, {{name}}',
      days_one: '1 Tag',
      days_other: '{{count}} Tage',
    });
    expect(own('greeting', { name: 'Ü' })).toBe(i18next.t('greeting', { ns: 'test', name: 'Ü' }));
    for (const count of [0, 1, 5]) expect(own('days', { count })).toBe(i18next.t('days', { ns: 'test', count }));
    expect(own('missing' as 'greeting')).toBe(i18next.t('missing', { ns: 'test' }));
  });
});
