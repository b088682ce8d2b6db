import { API_PREFIX } from '@care/contracts/constants';
import { SITEMAP_KINDS, sitemapIndexSchema, sitemapPageSchema } from '@care/contracts/schemas';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeMarkup } from '@care/contracts/markup';

/** How long a file is cached, because building it reads whole tables. */
const KEEP_MS = 10 * 60_000;

/** Serves robots.txt and the site maps, made from data of the API. `origin`: the address people use. */
export function searchEngineRoutes(app: FastifyInstance, { apiUrl, origin }: { apiUrl: string; origin: string }): void {
  const api = `${apiUrl}${API_PREFIX}/sitemap`;
  const files = new Map<string, { xml: string; until: number }>();

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robotsText(origin)),
  );
  app.get('/sitemap.xml', (_request, reply) => answer(reply, 'index', () => indexXml(api, origin)));
  app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) => {
    const { file } = request.params;
    const [, kind, page] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
    if (!SITEMAP_KINDS.some((known) => known === kind)) return notHere(reply);
    return answer(reply, file, () => pageXml(`${api}/${kind}/?page=${page}`, origin));
  });

  async function answer(reply: FastifyReply, name: string, write: () => Promise<string | undefined>) {
    const known = files.get(name);
    const xml = known && known.until > Date.now() ? known.xml : await write().catch((error: Error) => error);
    if (xml instanceof Error) {
      app.log.error({ name, problem: xml.message }, 'the site map could not be read; 503 was sent');
      return reply.code(503).header('cache-control', 'no-store').header('retry-after', '60').send();
    }
    if (xml === undefined) return notHere(reply);
    if (xml !== known?.xml) files.set(name, { xml, until: Date.now() + KEEP_MS });
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);
  }
}

const notHere = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found');

/** Each page states itself whether it may be indexed. robots.txt only excludes addresses that are not pages. */
const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    `Allow: ${API_PREFIX}/media/`,
    `Disallow: ${API_PREFIX}/`,
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

async function indexXml(api: string, origin: string): Promise<string> {
  const { maps } = sitemapIndexSchema.parse(await readJson(`${api}/`));
  return documentOf(
    'sitemapindex',
    maps.map(({ kind, page, lastmod }) => element('sitemap', `${origin}/sitemaps/${kind}-${page}.xml`, lastmod)),
  );
}

/** Undefined if the part has no entries. */
async function pageXml(address: string, origin: string): Promise<string | undefined> {
  const { entries } = sitemapPageSchema.parse(await readJson(address));
  if (entries.length === 0) return undefined;
  return documentOf(
    'urlset',
    entries.map(({ path, lastmod }) => element('url', origin + path, lastmod)),
  );
}

async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.json();
}

const documentOf = (root: string, entries: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

const element = (name: string, address: string, lastmod: string | null): string =>
  `<${name}><loc>${escapeMarkup(address)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</${name}>`;
