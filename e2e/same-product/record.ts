// npm run same-product -- <folder>: writes what the site answers into text files, to show that a change of the code is none
// of the product. Record before and after on the same day, then compare: git diff --no-index <before> <after>.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { COMPANY_INVITES_PATH, INVOICES_PATH, SUPPORT_PATH } from '@care/contracts/owner-paths';
import { applicationsPath, editPath, packageChangePath, routes } from '@care/contracts/routes';
import { COMPANY_SORTS, EMPLOYMENT_TYPES, JOB_SORTS, STAFF_SORTS } from '@care/contracts/vocabulary';
import { chromium, type Browser, type Page } from '@playwright/test';
import { browserOfTests } from '../../scripts/chromium.mjs';
import { demo, signInAs } from '../support/account';
import { chromiumFlags } from '../support/chromium-flags';
import { existingPages, furtherPages } from '../support/existing-pages';
import { demoSite } from '../support/site';
import { hydrated } from '../support/visitor';

const SEARCHES = 1000;
const ADDRESSES = 300;
const MEMBERS = { 'job-seeker': 'pflegekraft', owner: 'inhaber-plus', staff: 'redaktion' };

/** Pages that differ by the person who reads them. */
const PERSONAL = [
  ...Object.values(routes).flatMap(({ pattern }) => (pattern.includes(':') ? [] : [pattern])),
  ...[SUPPORT_PATH, INVOICES_PATH, COMPANY_INVITES_PATH, packageChangePath(), applicationsPath()],
  ...['beispiel', 'beispiel-plus'].map((slug) => editPath(routes.companyProfile.build({ slug }))),
];

interface Parameter {
  name: string;
  in: string;
  schema: { enum?: unknown[]; type?: string; anyOf?: Parameter['schema'][]; minimum?: number; maximum?: number };
}

interface ApiDescription {
  paths: Record<string, { get?: { parameters?: Parameter[] } }>;
}

/** Numbers from 0 to below 1 that are the same in every run (mulberry32). */
function sameNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const next = sameNumbers(20261128);
const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;

/** Values of parameters whose form does not list them. */
type Values = Record<string, readonly string[]>;

/** A value for the parameter; sometimes one that it does not accept. */
function valueOf({ name, schema }: Parameter, values: Values): string {
  const form = schema.anyOf ? oneOf(schema.anyOf) : schema;
  const listed = values[name] ?? form.enum?.map(String);
  if (listed) return oneOf(listed);
  if (form.type === 'boolean') return oneOf(['true', 'false']);
  if (form.type === 'integer' || form.type === 'number') {
    const { minimum = 1, maximum = 20 } = form;
    return String(Math.round(minimum + next() * (Math.min(maximum, 60) - minimum)));
  }
  return oneOf(['1', '1,3', '2,5,8', '10', '20', 'true', 'Haus']);
}

async function textOf(url: string) {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
}

/** Towns, points in Germany, and the values that a search of everything offers. */
async function valuesOf(api: string, slugs: readonly string[]): Promise<Values> {
  const { text } = await textOf(`${api}/api-backend/company/search/`);
  const { meta } = JSON.parse(text) as { meta: { facets: Record<string, Record<string, unknown>[] | number> } };
  // The number of hits is the last member of each facet; a filter without values is only a number.
  const offered = Object.entries(meta.facets).flatMap(([name, facets]) =>
    Array.isArray(facets) ? [[name, facets.map((facet) => String(Object.values(facet)[0]))]] : [],
  );
  return {
    ...(Object.fromEntries(offered) as Values),
    city_slug: slugs.slice(0, 40),
    sort: [...COMPANY_SORTS, ...STAFF_SORTS, ...JOB_SORTS],
    employment: EMPLOYMENT_TYPES,
    qualifications: ['1', '2', '3', '1,2', '4,5,6'],
    bbox: ['6.5,50.5,7.5,51.5', '5,47,15,55'],
    page: ['1', '2', '3', '40'],
    page_size: ['10', '50'],
    lat: ['50.94', '52.52', '48.14'],
    lon: ['6.96', '13.4', '11.58'],
    radius: ['5', '10', '20', '50', '100'],
  };
}

/** Every search call with random parameters: total, ids in their order, or the error. */
async function searches(api: string, { paths }: ApiDescription, values: Values): Promise<string> {
  const calls = Object.entries(paths)
    .filter(([url, { get }]) => get && /\/search\/$/.test(url) && !url.includes('{'))
    .sort();
  const lines: string[] = [];
  for (let count = 0; count < SEARCHES; count++) {
    const [url, { get }] = calls[count % calls.length] as (typeof calls)[number];
    const parameters = (get?.parameters ?? []).filter((one) => one.in === 'query');
    const chosen = parameters.filter(() => next() < 2.5 / parameters.length);
    const query = new URLSearchParams(chosen.map((one) => [one.name, valueOf(one, values)]));
    const address = `${url}?${decodeURIComponent(query.toString())}`;
    const { status, text } = await textOf(`${api}${url}?${query.toString()}`);
    lines.push(`${address}\n  ${status} ${status === 200 ? found(text) : text.replace(/,"request_id":"[^"]*"/, '')}`);
  }
  return lines.join('\n');
}

interface Named {
  id?: number;
  slug?: string;
}
const nameOf = ({ id, slug }: Named) => id ?? slug;

/** What a search has found, without what its cards show. */
function found(text: string): string {
  const answer = JSON.parse(text) as Record<string, unknown>;
  const ids = (value: unknown): unknown =>
    Array.isArray(value) ? value.map((item) => nameOf(Object(item) as Named) ?? item) : value;
  return JSON.stringify(Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, ids(value)])));
}

/** Head and visible text of a page, without what every build and day changes. */
const readPage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const head = [...document.head.querySelectorAll('title, meta, link[rel=canonical], link[rel=alternate]')]
      .map((element) => element.outerHTML)
      .filter((html) => !/nonce|build/.test(html));
    const json = [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent);
    return [location.pathname + location.search, ...head, ...json, document.body.innerText].join('\n');
  });

async function pages(browser: Browser, addresses: readonly string[], origin: string, member?: string): Promise<string> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'de-DE',
    javaScriptEnabled: member !== undefined,
  });
  const page = await context.newPage();
  if (member) await signInAs(page, demo(member));
  const texts: string[] = [];
  for (const address of addresses) {
    const response = await page.goto(address);
    if (member) {
      await hydrated(page);
      await page.waitForLoadState('networkidle');
    }
    texts.push(`════ ${address} ${response?.status() ?? ''}\n${await readPage(page)}`);
  }
  await context.close();
  return texts.map((text) => withoutDays(text, origin)).join('\n');
}

/** The text without the address of this site and without dates, which move with the day of the demonstration. */
const withoutDays = (text: string, origin: string): string =>
  text
    .replaceAll(origin, 'https://site')
    .replaceAll(encodeURIComponent(origin), 'https%3A%2F%2Fsite')
    .replace(/\d{1,2}\. \p{L}+ 20\d\d|\d{1,2}\.\d{1,2}\.20\d\d|20\d\d-\d\d-\d\d(T[\d:.]+Z?)?/gu, 'DATE');

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('npm run same-product -- <folder>');
await mkdir(folder, { recursive: true });
const write = (name: string, text: string) => writeFile(path.join(folder, name), `${text}\n`);

const { api, shell, stop } = await demoSite();
process.env.E2E_ORIGIN = shell.origin;
process.env.E2E_API = api.origin;
const browser = await chromium.launch({
  executablePath: browserOfTests(),
  args: [...chromiumFlags, '--disable-3d-apis'],
});
try {
  const description = JSON.parse((await textOf(`${api.origin}/api-backend/openapi.json`)).text) as ApiDescription;
  await write('openapi.json', JSON.stringify(description, null, 1));
  const index = (await textOf(`${shell.origin}/sitemap.xml`)).text;
  const maps = await Promise.all([...index.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => textOf(url)));
  const listed = maps.flatMap(({ text }) => [...text.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => url));
  const paths = [...new Set(listed.map((url) => decodeURIComponent(new URL(url).pathname)))].sort();
  await write('sitemap.txt', paths.join('\n'));
  const slugs = paths.flatMap((one) => /^\/suche\/pflegeanbieter\/([^/]+)$/.exec(one)?.[1] ?? []);
  await write('searches.txt', await searches(api.origin, description, await valuesOf(api.origin, slugs)));
  const step = Math.max(1, Math.ceil(paths.length / ADDRESSES));
  const kinds = [...Object.values(existingPages), ...Object.values(furtherPages)];
  const visited = [...new Set([...kinds, ...paths.filter((_, index) => index % step === 0)])].slice(0, ADDRESSES);
  await write('visitor.txt', await pages(browser, visited, shell.origin));
  for (const [role, member] of Object.entries(MEMBERS))
    await write(`${role}.txt`, await pages(browser, [...kinds, ...PERSONAL], shell.origin, member));
} finally {
  await browser.close();
  await stop();
}
