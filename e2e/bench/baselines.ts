import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { MonolithBuild } from './build-monolith';

export type Baseline = 'monolith-client' | 'monolith-server' | 'static';

interface BaselineOptions {
  baseline: Baseline;
  /** The federated site whose HTML is rewritten: server-rendered, and rendered by the browser. */
  rendered: string;
  unrendered: string;
  monolith: MonolithBuild;
  /** Chunks that a page of this path loads first. */
  chunksOf: (pathname: string) => string[];
}

const hint = (file: string) => `<link rel="preload" as="script" href="/monolith/${file}">`;

/** Replaces the scripts in the federated page's HTML by those of the baseline (or none). The rest stays the same. */
function rewrite(
  html: string,
  { baseline, monolith, chunksOf }: Pick<BaselineOptions, 'baseline' | 'monolith' | 'chunksOf'>,
  pathname: string,
): string {
  const bare = html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script defer [^>]*><\/script>/g, '');
  if (baseline === 'static') return bare.replace(/<script type="application\/json"[\s\S]*?<\/script>/, '');
  const files = chunksOf(pathname).flatMap((name) => monolith.chunks[name] ?? []);
  const scripts = monolith.main
    .map((file) => `<script defer fetchpriority="high" src="/monolith/${file}"></script>`)
    .join('');
  return bare.replace('</head>', () => `${scripts}${files.map(hint).join('')}</head>`);
}

/** Serves a baseline with the documents, headers and compression of the federated site, and its API and pictures. */
export async function serveBaseline(options: BaselineOptions): Promise<{ origin: string; close: () => void }> {
  const server: Server = createServer((request, response) => void answer(options, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the baseline has no address');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

interface ServedPage {
  body: Buffer;
  headers: Record<string, string>;
}

const pages = new Map<string, ServedPage>();

/** Headers that belong to the federated page's own bytes and connection. */
const ownHeaders = new Set(['connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive']);

async function fetchPage(source: string, url: string, options: BaselineOptions): Promise<ServedPage> {
  const response = await fetch(source + url);
  const html = rewrite(await response.text(), options, decodeURI(new URL(url, source).pathname));
  return {
    body: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    headers: Object.fromEntries([...response.headers].filter(([name]) => !ownHeaders.has(name))),
  };
}

async function answer(options: BaselineOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  if (url.startsWith('/monolith/')) return sendFile(options.monolith.folder, url, response);
  const source = options.baseline === 'monolith-client' ? options.unrendered : options.rendered;
  if (/^\/(api|api-backend|releases|page-builder|telemetry)\b/.test(url))
    return forward(source + url, request, response);
  const key = `${options.baseline} ${url}`;
  const page = pages.get(key) ?? (await fetchPage(source, url, options));
  pages.set(key, page);
  response.writeHead(200, { ...page.headers, 'content-encoding': 'br' });
  response.end(page.body);
}

async function sendFile(folder: string, url: string, response: ServerResponse): Promise<void> {
  const file = path.join(folder, path.basename(url));
  response.writeHead(200, {
    'content-type': 'text/javascript',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  response.end(await readFile(`${file}.br`).catch(() => brotliFallback(file)));
}
const brotliFallback = async (file: string) => brotliCompressSync(await readFile(file));

/** Forwards the bytes with the compression of the site. */
async function forward(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { request: send } = await import('node:http');
  const upstream = send(
    target,
    { method: request.method, headers: { ...request.headers, host: new URL(target).host } },
    (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.headers);
      incoming.pipe(response);
    },
  );
  upstream.on('error', () => response.writeHead(502).end());
  request.pipe(upstream);
}
