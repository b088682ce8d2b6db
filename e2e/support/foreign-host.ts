import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { root } from './site';
import { startStandIn, type StandIn } from './stand-in';
import { origin } from './visitor';

export interface ForeignPage {
  html: string;
  /** The policy of the page. */
  policy?: string;
}

/** A program of `hosts/`, with its own version of its framework, as one script. */
export async function hostScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'hosts', file)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"', __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false' },
  });
  return outputFiles[0]?.text ?? '';
}

/** A site of somebody else, on another origin, that serves the given pages and scripts. */
export const startForeignHost = (files: Record<string, ForeignPage | string>): Promise<StandIn> =>
  startStandIn(({ url = '/' }, response) => {
    const file = files[url.split('?')[0] ?? ''];
    if (file === undefined) return void response.writeHead(204).end();
    if (typeof file === 'string') return void response.setHeader('content-type', 'text/javascript').end(file);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (file.policy) response.setHeader('content-security-policy', file.policy);
    response.end(`<!doctype html><html lang="de">${file.html}</html>`);
  });

/** The head of a foreign page. */
export const TITLE = '<head><title>Seite einer Stadt</title><meta name="viewport" content="width=device-width">';

/** The provider with the slug `beispiel`. */
export const NAME = 'Seniorenzentrum Beispielhof';
/** The script that an integrator puts into a page. */
export const script = () =>
  `<script type="module" crossorigin="anonymous" src="${origin()}/einbinden/1/profil.js"></script>`;
/** The element that shows this provider. */
export const profile = (attributes = '') =>
  `<pflege-profil slug="beispiel" ${attributes}><a href="${origin()}/pflegeanbieter/profiles/beispiel">Profil ansehen</a></pflege-profil>`;

export const EVENTS_SCRIPT = `<script type="module" src="/events.js"></script>`;
/** Lists the events of profiles, and cancels that a way to the provider is followed. */
export const EVENTS = `window.__events = [];
for (const name of ['pp-load', 'pp-contact', 'pp-error']) addEventListener(name, (event) => {
  window.__events.push([name, event.detail]);
  if (name === 'pp-contact') event.preventDefault();
});`;
/** The events of profiles on a page with `EVENTS_SCRIPT`. */
export const eventsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { __events: [string, Record<string, unknown>][] }).__events);
/** Waits until a profile is interactive. */
export const loaded = (page: Page, count = 1) =>
  expect
    .poll(async () => (await eventsOf(page)).filter(([name]) => name === 'pp-load').length)
    .toBeGreaterThanOrEqual(count);
