import * as facts from '@care/contracts/facts';
import { articles, guides, productCategories } from './content';

const TEXTS = [...articles, ...guides];

const euros = new Intl.NumberFormat('de-DE');
const cents = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });
/** "1.497 €", with a no-break space. */
const euro = (amount: number): string => `${euros.format(amount)}\u00a0€`;
/** "16,52 €", with a no-break space. */
const euroAndCents = (amount: number): string => `${cents.format(amount)}\u00a0€`;
const SLUGS = new Set(TEXTS.map(({ slug }) => slug));

const wordsOf = (html: string): string[] =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

/** Every number in the facts, at any depth. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

const KNOWN = new Set(numbersIn(Object.values(facts)).flatMap((amount) => [euro(amount), euroAndCents(amount)]));

/** Amounts in a text, written with the sign or the word, that no fact has. */
const unknownAmounts = (text: string): string[] =>
  (text.match(/\d[\d.,]*\s?(?:€|EUR|Euro)/g) ?? []).filter((amount) => !KNOWN.has(amount.replace(/\s/, '\u00a0')));

it('SH-20 there are at least twelve articles', () => expect(articles.length).toBeGreaterThanOrEqual(12));

const named = TEXTS.map((text) => [text.slug, text] as const);

it.each(named)('SH-20 %s has 600 to 1,200 words', (_, { html }) => {
  const { length } = wordsOf(html);
  expect(length).toBeGreaterThanOrEqual(600);
  expect(length).toBeLessThanOrEqual(1200);
});

it.each(named)('SH-20 %s has no amounts except those of the facts', (_, { title, description, summary, html }) =>
  expect(unknownAmounts(`${title} ${description} ${summary.join(' ')} ${html}`)).toEqual([]),
);

it('PD-01 the product texts have no amounts except those of the facts, with their date and section', () => {
  const texts = productCategories.flatMap(({ description, products }) => [
    description,
    ...products.flatMap(({ summary, text, questions }) => [
      summary,
      ...text,
      ...questions.flatMap(({ question, answer }) => [question, answer]),
    ]),
  ]);
  expect(texts.flatMap(unknownAmounts)).toEqual([]);
  const withAmount = texts.filter((text) => text.includes('€'));
  expect(withAmount.length).toBeGreaterThan(2);
  for (const text of withAmount)
    expect(text).toMatch(/\(§\u00a0\d+.*SGB\u00a0XI, Stand: November 2026, Änderungen möglich\)/);
});

it('SH-20 descriptions have 70 to 160 characters, and no two are the same', () => {
  const descriptions = TEXTS.map(({ description }) => description);
  expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

it.each(named)('SH-20 %s with amounts gives their date and says that they can change', (_, { html }) => {
  if (html.includes('€')) expect(html).toMatch(/Stand: November 2026\. Sie können sich durch neue Gesetze ändern\./);
  // What is only announced is said to be announced.
  for (const { value, state } of facts.CARE_MINIMUM_WAGES)
    if (state !== 'in force' && html.includes(euroAndCents(value.professional))) expect(html).toContain('angekündigt');
});

it.each(named)('SH-20 %s links to two other existing texts', (_, text) => {
  expect(new Set(text.related).size).toBe(2);
  for (const slug of text.related) {
    expect(slug).not.toBe(text.slug);
    expect(SLUGS).toContain(slug);
  }
});

it('SH-20 a title with a number of points has that number of points', () => {
  const headingsOf = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading = '']) => heading);
  const textOf = (slug: string) => TEXTS.find((text) => text.slug === slug)?.html ?? '';
  const headings = (slug: string, pattern: RegExp) =>
    headingsOf(textOf(slug)).filter((one) => pattern.test(one)).length;
  expect(headings('das-erste-gespraech-im-pflegeheim', /^Frage \d/)).toBe(8);
  expect(headings('demenz-gut-sprechen', /^\d\./)).toBe(6);
  expect(headings('wohnformen-im-vergleich', /^\d\./)).toBe(5);
  expect(headings('pflegeberuf-quereinstieg', /Weg:/)).toBe(3);
});

it('SH-20 no paragraph is in two texts', () => {
  // The last line of every text with amounts is the same, and is in small print.
  const paragraphs = TEXTS.flatMap(({ html }) => html.match(/<p>(?!<small>).*?<\/p>/g) ?? []);
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
});
