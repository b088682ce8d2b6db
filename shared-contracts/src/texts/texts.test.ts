import { EMPLOYMENT_TYPES } from '../vocabulary';
import { de } from './de';
import { deAccounts } from './de-accounts';
import {
  berlinDay,
  daysUntil,
  formatDate,
  formatKm,
  formatNumber,
  formatPrice,
  formatRadius,
  formatRating,
} from './format';
import { addTexts, initI18n, t, throttledText, type Texts } from './i18n';
import { t as serverText, tierNames } from './server-texts';

const leaves = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : leaves(text)));

/**
 * Every German string that the two specifications put in quotation marks, but "Beratung anfragen", which is a text of
 * mf-products.
 */
const quoted = [
  'Leider ergab Ihre Suche 0 Treffer',
  'Wählen Sie einen Standort aus',
  'Diese Unterseite ist mit dem ausgewählten Abonnement nicht verfügbar',
  'JETZT BUCHEN',
  'online bewertet',
  'Personal gesucht',
  'Die Bewertung wurde gestrichen.',
  'Ihre Zahlung wurde storniert',
  'Danke für Ihre Zahlung.',
  'Bitte füllen Sie alle Pflichtfelder aus.',
  'Falsche Straße und Hausnummer',
  'Sie müssen die Allgemeinen Nutzungsbedingungen bestätigen.',
  'Diese Zustimmung ist erforderlich.',
  `Nur ${tierNames('answerReviews', 'klein und-')}stufe kann antworten geben.`,
  'ungültiger Dateityp',
  'Die Datei ist zu groß',
  'Die Beschreibung darf nicht leer sein',
  'Falsche Anmeldeinformationen',
  'Daten falsch ausgefüllt',
  'Ist bereits vorhanden',
  'Der Standort wurde bereits hinzugefügt',
  'Ein unerwarteter Fehler ist aufgetreten',
  'Der Benutzer hat bereits eine Bewertung für ein bestimmtes Unternehmen erstellt',
  'Sie können eine Bewertung nur einmal melden',
  'Mit Ihrem aktuellen Abo können Sie keine unbegrenzte Anzahl von Anwerbungen durchführen. Wenn Sie ein Upgrade vornehmen (Premium-Paket), sind unbegrenzt viele Anwerbungen im Monat möglich.',
  'Ihre Produktanfrage wurde gesendet.',
  'Ihre Bewertung wurde hinzugefügt.',
  ...EMPLOYMENT_TYPES,
];

const catalogue = [...leaves(de), ...leaves(deAccounts)];
const [fill, written] = [addTexts('filled', Object.fromEntries(catalogue.entries())), new Set<string>()];
for (const key of catalogue.keys()) written.add(fill(String(key)));

afterEach(() => initI18n());

it.each(quoted)('SH-26 the catalogue has "%s" byte for byte', (text) => {
  expect(written).toContain(text);
});

it('SH-26 says "Sie" and contains no exclamation mark', () => {
  expect(catalogue.filter((text) => /!|\b(du|dein|deine|dich|dir)\b/i.test(text))).toEqual([]);
});

it('SH-13 is ready when it is imported, fills in values, formats numbers only, and has German plural forms', () => {
  expect(serverText('errors.tooManyFiles', { max: 11 })).toBe(
    'Sie haben die maximale Anzahl an Dateien erreicht (11).',
  );
  expect(t('search.removeFilter', { label: 'Haus & Hof' })).toBe('Filter „Haus & Hof“ entfernen');
  expect(t('search.resultsCount', { count: 2011 })).toBe('2.011 Treffer');
  expect(t('search.range', { from: 1001, to: 1010, count: 25_000 })).toBe('1.001–1.010 von 25.000');
  expect(t('search.emptyWiden', { radius: '50667', count: 1_200 })).toBe('Auf 50667 erweitern (1.200 Treffer)');
  expect([0, 1, 2].map((count) => t('search.resultsCount', { count }))).toEqual([
    '0 Treffer',
    '1 Treffer',
    '2 Treffer',
  ]);
});

it('SH-13 takes values as they are, whatever they look like', () => {
  const own = addTexts('values', { greeting: 'Guten Tag, {{name}}', about: '{{ns}} {{context}} {{replace}}' });
  for (const name of ['{{count}}', '$t(greeting)', '<b>&amp;</b>', '$&', ''])
    expect(own('greeting', { name })).toBe(`Guten Tag, ${name}`);
  expect(own('about', { ns: 'a', context: 'b', replace: 'c' })).toBe('a b c');
  expect(own('greeting')).toBe('Guten Tag, ');
});

it('SH-13 gives the key of a text that does not exist', () => {
  const own = addTexts('few', { title: 'Titel' });
  expect(own('missing.key' as 'title')).toBe('missing.key');
});

it.each([
  [0, '1 Sekunden'],
  [42, '42 Sekunden'],
  [89.2, '2 Minuten'],
  [720, '12 Minuten'],
  [3600, '60 Minuten'],
  [5400, '2 Stunden'],
  [86_000, '24 Stunden'],
])('SH-13 says after %d seconds of a limit: in %s', (seconds, wait) => {
  expect(throttledText(seconds)).toBe(`Zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es in ${wait} erneut.`);
});

it('SH-13 keeps the texts of a slice under its own name', () => {
  const own = addTexts('sample', {
    errors: { notFound: 'Kein Angebot' },
    hits_one: 'ein Haus',
    hits_other: '{{count}} Häuser',
  });
  expect(own('errors.notFound')).toBe('Kein Angebot');
  expect(own('hits', { count: 3 })).toBe('3 Häuser');
  expect(t('errors.notFound')).toBe('Keine Ergebnisse gefunden');
});

it('SH-26 marks every text in the pseudo-locale', () => {
  initI18n({ pseudo: true });
  const own = addTexts('marked', { title: 'Titel' });
  expect(t('search.submit')).toBe('‹Suchen›');
  expect(own('title')).toBe('‹Titel›');
});

it('SH-13 writes dates with the long month, in Berlin time', () => {
  expect(formatDate('2026-11-20T23:30:00.000Z')).toBe('21. November 2026');
  expect(formatDate('2026-03-01')).toBe('1. März 2026');
});

it('PP-19 counts days from midnight to midnight in Berlin', () => {
  expect(berlinDay(new Date('2026-11-20T22:59:59.000Z'))).toBe('2026-11-20');
  expect(berlinDay(new Date('2026-11-20T23:00:00.000Z'))).toBe('2026-11-21');
  const now = new Date('2026-03-28T22:30:00.000Z');
  expect(daysUntil('2026-03-28T22:59:59.999Z', now)).toBe(0);
  expect(daysUntil('2026-03-28T23:00:00.000Z', now)).toBe(1);
  // The day between has 23 hours.
  expect(daysUntil('2026-03-29T22:00:00.000Z', now)).toBe(2);
  expect(daysUntil('2026-03-27T22:59:59.999Z', now)).toBe(-1);
});

it('PK-02 writes prices with a non-breaking space', () => {
  expect([0, 39_00, 68_09, 800_00, 1_234_50].map(formatPrice)).toEqual([
    '0\u00a0€',
    '39\u00a0€',
    '68,09\u00a0€',
    '800\u00a0€',
    '1.234,50\u00a0€',
  ]);
});

it('SR-13 writes numbers, distances and averages the German way', () => {
  expect(formatNumber(25_000)).toBe('25.000');
  expect([0, 2.44, 9.94, 9.96, 24.4].map(formatKm)).toEqual(
    ['0,0', '2,4', '9,9', '10', '24'].map((km) => `${km}\u00a0km`),
  );
  expect([4.6, 5, 3.25].map(formatRating)).toEqual(['4,6', '5,0', '3,3']);
  expect(formatRadius(100)).toBe('+100\u00a0km');
});

describe('the texts of accounts', () => {
  const keysOf = (texts: Texts, before = ''): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [before + key] : keysOf(text, `${before}${key}.`),
    );

  it('SH-26 are in no catalogue twice', () => {
    const shared = new Set(keysOf(de));
    expect(keysOf(deAccounts).filter((key) => shared.has(key))).toEqual([]);
  });

  it('SH-26 are there for servers beside the shared ones', () => {
    expect(serverText('errors.linkExpired')).toBe(deAccounts.errors.linkExpired);
    expect(serverText('errors.retry')).toBe(de.errors.retry);
  });
});
