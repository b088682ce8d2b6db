import { mkdtemp, readFile } from 'node:fs/promises';
import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { base } from '@care/federation/preset';
import { precompress } from '@care/federation/precompress';
import webpack from 'webpack';
import { startStandIn, type StandIn } from '../support/stand-in';

interface MonolithBuild {
  folder: string;
  /** The start script and the chunks that it always loads. */
  main: string[];
  /** Chunk name → its files. */
  chunks: Record<string, string[]>;
}

/** Builds the monolith baseline with the settings of the preset, in one compilation without federation. */
export async function buildMonolith(): Promise<MonolithBuild> {
  const folder = await mkdtemp(path.join(tmpdir(), 'monolith-'));
  const config = base({ context: import.meta.dirname, output: folder }, 'browser');
  const stats = await new Promise<webpack.StatsCompilation>((resolve, reject) => {
    webpack(
      {
        ...config,
        entry: { main: './monolith-start.tsx' },
        target: ['web', 'es2022'],
        output: {
          ...config.output,
          publicPath: '/monolith/',
          filename: '[name].[contenthash:8].js',
          chunkFilename: '[name].[contenthash:8].js',
        },
      },
      (error, result) => {
        if (error || !result || result.hasErrors()) reject(error ?? new Error(result?.toString('errors-only')));
        else resolve(result.toJson({ all: false, chunkGroups: true, entrypoints: true }));
      },
    );
  });
  await precompress(folder);
  const scripts = (group: webpack.StatsChunkGroup | undefined) =>
    (group?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const main = scripts(stats.entrypoints?.main);
  const chunks = Object.fromEntries(
    Object.entries(stats.namedChunkGroups ?? {}).map(([name, group]) => [
      name,
      scripts(group).filter((file) => !main.includes(file)),
    ]),
  );
  return { folder, main, chunks };
}

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
export const serveBaseline = (options: BaselineOptions): Promise<StandIn> =>
  startStandIn((request, response) => void answer(options, request, response));

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
function forward(target: string, request: IncomingMessage, response: ServerResponse): void {
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
