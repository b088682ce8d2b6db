import type { Page, Response } from '@playwright/test';
import { askBackend, searchCompanies, someProduct } from '../support/backend';
import { withOwnShell } from '../support/own-shell';
import { expect, hydrated, quiet } from '../support/visitor';
import { unmarkedTexts } from '../support/unmarked-texts';

/** A shell that shows every text of the catalogues in ‹marks›. A text without marks is not in a catalogue. */
const test = withOwnShell(() => ({
  api: process.env.E2E_API ?? '',
  from: process.env.E2E_RELEASES,
  environment: { PSEUDO_LOCALE: 'on' },
}));

/** The towns that the home page links to. Names count as data wherever they are written. */
const towns = (
  'Berlin,Hamburg,München,Köln,Frankfurt am Main,Stuttgart,Düsseldorf,Leipzig,Dortmund,Essen,Bremen,Dresden,Hannover,' +
  'Nürnberg,Freiburg im Breisgau,Halle (Saale)'
).split(',');

/** Every string in an answer. Names, addresses and texts that people wrote are data, not interface texts. */
function stringsIn(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach((part) => stringsIn(part, found));
}

/** Collects the data that a page shows, from its HTML and from the answers of the API. */
async function openWithData(page: Page, path: string): Promise<string[]> {
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
  await hydrated(page);
  await quiet(page);
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

/** A page of every kind. */
const fixed = [
  ...['/', '/pakete', '/login', '/registration/einrichtung', '/suche/pflegeanbieter/köln', '/suche/pflegejobs/köln'],
  ...['/pflegemagazin', '/pflegeleitfaden', '/gibt-es-nicht'],
];
const furtherFixed = [
  ...['/pflegeanbieter', '/pflegepersonal', '/passwort-vergessen', '/suche/pflegepersonal/köln'],
  ...['/registration', '/registration/pflegeanbieter', '/registration/pflegepersonal', '/impressum'],
  ...[
    '/suche/pflegeanbieter/betreutes-wohnen',
    '/suche/pflegeanbieter/köln?features=1',
    '/pflegeratgeber',
    '/pflegeprodukte',
  ],
  ...['/datenschutz', '/agb', '/barrierefreiheit', '/so-sortieren-wir', '/so-pruefen-wir-bewertungen', '/kontakt'],
];
const found: Readonly<Record<string, () => Promise<string>>> = {
  'a profile': someProvider,
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
async function expectMarked(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const data = await openWithData(page, path);
    expect.soft(await page.evaluate(unmarkedTexts, data), path).toEqual([]);
  }
}

test('SH-26 no page of a fixed address shows an unmarked interface text', ({ page, forgiven }) => {
  forgiven.push('status of 404');
  return expectMarked(page, fixed);
});

test('SH-26 nor does any other of these pages', { tag: '@full' }, ({ page }) => expectMarked(page, furtherFixed));

test('SH-26 no profile, article, guide or product shows an unmarked interface text', async ({ page }) =>
  expectMarked(page, await Promise.all(Object.values(found).map((find) => find()))));
