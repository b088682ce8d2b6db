import type { Page, Response } from '@playwright/test';
import { askBackend, searchCompanies, someProduct } from '../support/backend';
import { withOwnShell } from '../support/own-shell';
import { expect, hydrated, quiet } from '../support/visitor';

/**
 * Runs in the page: texts that are seen or read aloud and are neither in ‹marks› nor in the given data. Numbers,
 * dates, prices, distances and addresses of pages are formatted, not translated, and do not count.
 */
function unmarkedTexts(data: string[]): string[] {
  const plain = (text: string) =>
    text
      .replace(/[\u00ad\u200b]/g, '')
      .replace(/[\s\u00a0\u202f]+/g, ' ')
      .trim();
  const withoutTags = (text: string) =>
    /<[a-z]/i.test(text)
      ? [...new DOMParser().parseFromString(text, 'text/html').body.querySelectorAll('*')].map(
          (element) => element.textContent ?? '',
        )
      : [text];
  // A line of a list begins with a dash, which its page does not show.
  const partsOf = (text: string) =>
    [text, ...text.split(/[\n,/]|\bwww\./)].map((part) => plain(part.replace(/^- /, '')));
  const known = [...new Set(data.flatMap(withoutTags).flatMap(partsOf))]
    .filter((text) => /\p{L}{2}/u.test(text))
    .sort((a, b) => b.length - a.length);
  const formatted =
    /\d{1,2}\. (Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) \d{4}|\d[\d.,]* ?(km|€|MB|KB)/g;
  const brand = 'Pflegefenster';
  /** Shorter than this are initials. */
  const words = /\p{L}{3}/u;

  const depthOf = (text: string) => text.split('‹').length - text.split('›').length;
  function outsideMarks(text: string): string {
    let depth = 0;
    let outside = '';
    for (const sign of text) {
      if (sign === '‹') depth++;
      else if (sign === '›') depth--;
      else outside += depth > 0 ? ' ' : sign;
    }
    return outside;
  }
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  function wordsLeft(text: string): string {
    let left = plain(outsideMarks(text).replace(/https?:\/\/\S+/g, ' ')).replaceAll(brand, ' ');
    for (const part of known) {
      if (left.includes(part)) left = left.replace(new RegExp(`(?<!\\p{L})${escaped(part)}(?!\\p{L})`, 'gu'), ' ');
    }
    left = left.replace(formatted, ' ');
    return words.test(left) ? plain(left) : '';
  }
  /** A translated text may span several elements. Then the marks are in the elements before and after this one. */
  function isPartOfMarked(node: Node): boolean {
    let element = node.parentElement;
    while (element && !(element.textContent?.includes('‹') && depthOf(element.textContent) === 0)) {
      element = element.parentElement;
    }
    if (!element) return false;
    const before = document.createRange();
    before.setStart(element, 0);
    before.setEnd(node, 0);
    return depthOf(before.toString()) > 0;
  }

  const unmarked = new Set<string>();
  const note = (text: string) => {
    const left = wordsLeft(text);
    if (left) unmarked.add(left.slice(0, 120));
  };
  const skipped = 'script,style,noscript,template,[hidden],footer';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (words.test(text) && !node.parentElement?.closest(skipped) && !isPartOfMarked(node)) note(text);
  }
  for (const element of document.body.querySelectorAll('[aria-label],[title],[placeholder],[alt],[aria-description]')) {
    if (element.closest(skipped)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      note(element.getAttribute(name) ?? '');
  }
  note(document.title);
  return [...unmarked];
}

/** A shell that shows every text of the catalogues in ‹marks›. A text without marks is not in a catalogue. */
const test = withOwnShell(() => ({ environment: { PSEUDO_LOCALE: 'on' } }));

/** The towns that the home page links to. Names count as data wherever they are written. */
const towns = (
  'Berlin,Hamburg,München,Köln,Frankfurt am Main,Stuttgart,Düsseldorf,Leipzig,Dortmund,Essen,Bremen,Dresden,Hannover,' +
  'Nürnberg,Freiburg im Breisgau,Halle (Saale)'
).split(',');

/** Every string in an answer. Names, addresses and texts that people wrote are data, not interface texts. */
function stringsIn(value: unknown, found: Set<string>): void {
  // A number stands between the parts of some texts; the name of the site is no part of any.
  if (typeof value === 'string') for (const part of value.split(/\{\{\w+\}\}|Pflegefenster/)) found.add(part);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach((part) => stringsIn(part, found));
}

/** Collects the data that a page shows, from its HTML and, with scripts, from the answers of the API. */
async function openWithData(page: Page, path: string, hasScripts: boolean): Promise<string[]> {
  const data = new Set<string>(towns);
  const answers: Promise<void>[] = [];
  const collect = (response: Response) => {
    if (!response.url().includes('/api-backend/') || !response.headers()['content-type']?.includes('json')) return;
    answers.push(
      response.json().then(
        (body: unknown) => stringsIn(body, data),
        () => undefined,
      ),
    );
  };
  page.on('response', collect);
  await page.goto(path);
  if (hasScripts) {
    await hydrated(page);
    await quiet(page);
  }
  await Promise.all(answers);
  page.off('response', collect);
  stringsIn(JSON.parse((await page.locator('#page-data').textContent()) ?? '{}'), data);
  return [...data];
}

async function someProvider(): Promise<string> {
  const { results } = await searchCompanies({ city_slug: 'köln' });
  const found = results.find(({ ratings_count }) => ratings_count > 0) ?? results[0];
  if (!found) throw new Error('there are no providers');
  return `/pflegeanbieter/profiles/${found.slug}`;
}

/** Pages whose server HTML is all that they show at first. */
const rendered = [
  ...['/', '/pakete', '/suche/pflegejobs/köln', '/suche/pflegepersonal/köln', '/pflegeanbieter', '/pflegepersonal'],
  ...['/suche/pflegeanbieter/betreutes-wohnen', '/suche/pflegeanbieter/köln?features=1'],
  ...['/registration', '/pflegemagazin', '/pflegeratgeber', '/pflegeleitfaden', '/pflegeprodukte', '/gibt-es-nicht'],
  ...['/impressum', '/datenschutz', '/agb', '/barrierefreiheit', '/kontakt'],
  ...['/so-sortieren-wir', '/so-pruefen-wir-bewertungen'],
];
/** Pages of which scripts show a part. */
const furtherScripted = [
  '/login',
  '/registration/einrichtung',
  '/passwort-vergessen',
  '/registration/pflegeanbieter',
  '/registration/pflegepersonal',
];
const found: Readonly<Record<string, () => Promise<string>>> = {
  'an article': async () => {
    const { results } = await askBackend<{ results: { slug: string }[] }>('/content/article/?limit=1');
    return `/pflegemagazin/${results[0]?.slug}`;
  },
  'a guide': async () => {
    const { results } = await askBackend<{ results: { slug: string }[] }>('/content/guide/?limit=1');
    return `/pflegeratgeber/${results[0]?.slug}`;
  },
  'a product': async () => {
    const { category, slug } = await someProduct();
    return `/pflegeprodukte/${category.slug}/${slug}`;
  },
};

/** Visits one page after the other. */
async function expectMarked(page: Page, paths: readonly string[], hasScripts: boolean): Promise<void> {
  for (const path of paths) {
    const data = await openWithData(page, path, hasScripts);
    expect.soft(await page.evaluate(unmarkedTexts, data), path).toEqual([]);
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SH-26 no page that the server renders shows an unmarked interface text', async ({ page, forgiven }) => {
    forgiven.push('status of 404');
    const read = await Promise.all(Object.values(found).map((find) => find()));
    await expectMarked(page, [...rendered, ...read], false);
  });
});

test('SH-26 nor does a page of which scripts show a part: a profile and results', async ({ page }) =>
  expectMarked(page, [await someProvider(), '/suche/pflegeanbieter/köln'], true));

test('SH-26 nor do the other pages that need scripts', { tag: '@full' }, ({ page }) =>
  expectMarked(page, furtherScripted, true),
);
