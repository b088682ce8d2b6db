import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { traced, traceHeaders } from '@care/contracts/tracing';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { BAD_REQUEST_PATH } from '../client/paths';
import type { DeveloperView } from '../client/page-data';
import { isRobot } from '../client/robots';
import type { LiveComposition, LiveReleases } from './composition';
import type { Overrides } from './overrides';
import { writeDocument, type DocumentOptions } from './document';
import { HtmlCache, type CachedPage } from './html-cache';
import { RETRY_AFTER_SECONDS } from './overload';
import { pageAddress, splitQuery, withQuery, type PageAddress, pageAt } from './page-address';
import type { Caller, RenderResult } from './render/protocol';
import type { Renderer, RendererAnswer } from './render/renderer';
import type { RenderOutcome, ShellMetrics } from './telemetry/metrics';
import type { Release } from './telemetry/telemetry';

export interface PagesOptions extends Omit<DocumentOptions, 'composition' | 'overrides' | 'result'> {
  renderer: Renderer | undefined;
  /** The composition for a browser, from its `Cookie` header. */
  compositionFor: (cookies: string | undefined) => LiveComposition;
  /** Replacements in a developer's browser (EM-04). */
  overriddenFor?: Overrides['forBrowser'];
  cacheSeconds: number;
  /** How long a visitor waits for the HTML of a page, in milliseconds. */
  patienceMs: number;
  cacheBytes: number;
  /** Called for a visit of a page that ended its thread, or is not rendered because it did. */
  onLost?: (release: Release, client: string) => void;
  metrics?: Pick<ShellMetrics, 'lookedUp' | 'rendered'>;
  log: FastifyBaseLogger;
}

const LONGEST_URL = 8192;
/** Pages that are rendered before a composition is live. */
const MOST_PREPARED = 100;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const encoders: Record<string, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => gzipped(html),
};

/** A page to render, and who asked for it. */
interface Asked {
  url: string;
  caller?: Caller;
}

/** Where an answer may be kept: by every cache, by the shell alone, or nowhere. */
type Caching = 'shared' | 'here' | 'no-store';
type ClientResult = Extract<RenderResult, { kind: 'client' }>;
type Redirect = Extract<RenderResult, { kind: 'redirect' }>;
/** `isWhole`: the HTML has the content of the page, if the server may render it. */
type Answer = { kind: 'page'; page: CachedPage; isWhole: boolean; isCacheable: boolean } | Redirect;

/** Answers requests for pages from the cache, from the renderer, or with a document that the browser renders. */
export class Pages {
  readonly #cache: HtmlCache;
  /** Current renders. One render answers all requests for the same page. */
  readonly #running = new Map<string, Promise<Answer>>();

  constructor(private readonly options: PagesOptions) {
    this.#cache = new HtmlCache({ maxBytes: options.cacheBytes, seconds: options.cacheSeconds });
  }

  /**
   * Renders the pages that visitors asked for last in the composition that becomes live next, one after the other, so that
   * its first visitors do not wait for new threads (SH-18). A page that fails is left out.
   */
  async prepare(next: LiveComposition, live: LiveComposition, until: AbortSignal): Promise<void> {
    if (cacheNameOf(next) === cacheNameOf(live)) return;
    for (const url of this.#cache.addressesOf(cacheNameOf(live)).slice(0, MOST_PREPARED)) {
      if (until.aborted) return;
      await this.#once(`${cacheNameOf(next)} ${url}`, { url }, next).catch((error: unknown) =>
        this.options.log.error({ err: error }, 'render failed'),
      );
    }
  }

  /** Drops the pages of all compositions that are not live. */
  forgetOthers({ stable, canary }: Pick<LiveReleases, 'stable' | 'canary'>): void {
    this.#cache.keepOnly([stable, ...(canary ? [canary.composition] : [])].map(cacheNameOf));
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = pageAddress(request.url);
    const { path, search, isCanonical } = address;
    // The answer uses one composition, even if another becomes live meanwhile, because HTML and files must match.
    const live = this.options.compositionFor(request.headers.cookie);
    if (!isReadable(address) || request.url.length > LONGEST_URL) {
      const status = request.url.length > LONGEST_URL ? 414 : 400;
      return this.#send(request, reply, await this.#render(BAD_REQUEST_PATH, status, live), 'no-store');
    }
    if (!isCanonical) return reply.redirect(path + search, 301); // one address per page (PP-25)
    const overridden = await this.options.overriddenFor?.(request.headers.cookie, live);
    if (overridden) {
      // The slices of this browser run in it alone, so the server renders nothing and nobody else gets the answer.
      const result = { kind: 'client', status: pageAt(path, overridden.composition.pages) ? 200 : 404 } as const;
      return this.#send(request, reply, this.#finish(result, overridden.composition, overridden.view), 'no-store');
    }
    const query = new URLSearchParams(search);
    // A draft of the content desk: the browser of an EDITOR renders it, and no cache or search engine has it (OP-30). The
    // key in the link of a mail is a secret: no cache keeps the answer, and no page learns the address (EQ-05).
    if (query.has('preview') || query.has('key')) {
      reply.header('x-robots-tag', 'noindex');
      if (query.has('key')) reply.header('referrer-policy', 'no-referrer');
      return this.#send(request, reply, this.#finish(this.#frame(path, live), live), 'no-store');
    }
    const { known, rest } = search ? splitQuery(pageAt(path, live.pages), search) : { known: '', rest: '' };
    const key = `${cacheNameOf(live)} ${path}${known}`;
    const asked: Asked = { url: path + known, caller: { client: request.ip, requestId: request.id } };
    const cached = this.#cache.get(key);
    this.options.metrics?.lookedUp(cached ? (cached.isFresh ? 'hit' : 'stale') : 'miss');
    // Shared caches cannot tell groups apart, so only the shell caches the answers of a canary.
    const caching = live.cohort === 'canary' ? 'here' : 'shared';
    if (cached) {
      if (!cached.isFresh)
        this.#once(key, asked, live).catch((error: unknown) => request.log.error({ err: error }, 'render failed'));
      return this.#send(request, reply, cached.page, caching);
    }
    // The render goes on when a visitor has waited long enough, so that the next one gets its page.
    const late = pause(this.options.patienceMs, undefined, { ref: false });
    const answer = (await Promise.race([this.#once(key, asked, live), late])) ?? this.#withoutHtml(asked, live);
    if (answer.kind === 'redirect')
      return this.#redirect(request, reply, { ...answer, to: withQuery(answer.to, rest) }, live);
    const { page, isWhole, isCacheable } = answer;
    // A crawler would keep a page without its content. Browsers render it themselves.
    const isForLater = !isWhole && page.status === 200 && isRobot(request.headers['user-agent'] ?? '');
    return this.#send(request, reply, isForLater ? { ...page, status: 503 } : page, isCacheable ? caching : 'no-store');
  }

  /** The answer while the page is still rendered. */
  #withoutHtml({ url }: Asked, live: LiveComposition): Answer {
    const [path] = url.split('?');
    const { metrics, patienceMs, log } = this.options;
    metrics?.rendered('late', patienceMs);
    log.warn({ path, ...pageAt(url, live.pages)?.slice }, 'page not rendered in time; the browser renders it');
    return { kind: 'page', page: this.#finish(this.#frame(url, live), live), isWhole: false, isCacheable: false };
  }

  /** The frame of a page that the server does not render. */
  #frame(url: string, live: LiveComposition): ClientResult {
    // A page that only the browser renders still has status 404 if no route matches its path.
    const status = pageAt(url, live.pages) ? 200 : 404;
    return { kind: 'client', status, frame: this.options.renderer?.frameOf(live.id) };
  }

  /** A redirect for visitors only. For a signed-in user the browser decides (PP-03). */
  #redirect(
    request: FastifyRequest,
    reply: FastifyReply,
    { to, status, visitorsOnly }: Redirect,
    live: LiveComposition,
  ): FastifyReply | Promise<FastifyReply> {
    if (!visitorsOnly) {
      const caching = live.cohort === 'canary' ? 'no-store' : 'public, max-age=300';
      return reply.header('cache-control', caching).redirect(to, status);
    }
    if (!hasSession(request)) return reply.header('cache-control', 'no-store').redirect(to, status);
    const frame = { ...this.#frame(request.url, live), status: 200 };
    return this.#send(request, reply, this.#finish(frame, live), 'no-store');
  }

  #once(key: string, asked: Asked, live: LiveComposition): Promise<Answer> {
    const running = this.#running.get(key);
    if (running) return running;
    const started = this.#answerFor(asked, live)
      .then((answer) => this.#keep(key, answer))
      .finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }

  /** A fault leaves the former page in the cache. */
  #keep(key: string, answer: Answer): Answer {
    if (answer.kind === 'page' && answer.isCacheable) this.#cache.set(key, answer.page);
    else if (answer.kind === 'redirect' || answer.page.status === 404) this.#cache.delete(key);
    return answer;
  }

  async #answerFor(asked: Asked, live: LiveComposition): Promise<Answer> {
    const result = await this.#result(asked, live);
    if (result.kind === 'redirect') return result;
    const { renderer, cacheSeconds } = this.options;
    // Of a personal page the server renders only the frame.
    const isWhole = !renderer || (result.kind === 'html' ? result.isWhole : result.robots !== undefined);
    const isCacheable =
      cacheSeconds > 0 &&
      result.kind === 'html' &&
      result.isWhole &&
      result.mayBeKept &&
      result.problems.length === 0 &&
      result.outcome !== 'unavailable';
    return { kind: 'page', page: this.#finish(result, live), isWhole, isCacheable };
  }

  async #result({ url, caller }: Asked, live: LiveComposition): Promise<RenderResult> {
    const { renderer, log, metrics } = this.options;
    if (!renderer) return this.#frame(url, live);
    const [path = ''] = url.split('?');
    const begun = performance.now();
    const routeKey = path.split('/').slice(0, 3).join('/');
    const answer = await traced('render', { ...pageAt(url, live.pages)?.slice }, () =>
      renderer.render(live.id, routeKey, url, caller && { ...caller, trace: traceHeaders() }),
    );
    metrics?.rendered(outcomeOf(answer), performance.now() - begun);
    if (!answer.success) {
      const { slice, version } = pageAt(url, live.pages)?.slice ?? {};
      log.warn({ path, slice, version, ...answer }, 'page not rendered on the server; the browser renders it');
      const isLost = answer.reason === 'worker-lost' || answer.reason === 'paused';
      if (isLost && slice && version && caller) this.options.onLost?.({ slice, version }, caller.client);
      const frame = this.#frame(url, live);
      return answer.reason === 'busy' ? { ...frame, status: 503 } : frame;
    }
    const { result } = answer;
    if (result.kind === 'redirect') return result;
    for (const problem of result.problems ?? [])
      log.error({ path, ...problem }, result.kind === 'html' ? 'page rendered in part' : 'slice failed on the server');
    return result;
  }

  async #render(url: string, status: number, live: LiveComposition): Promise<CachedPage> {
    const result = await this.#result({ url }, live);
    return { ...this.#finish(result.kind === 'redirect' ? { kind: 'client', status } : result, live), status };
  }

  #finish(result: DocumentOptions['result'], composition: LiveComposition, overrides?: DeveloperView): CachedPage {
    const { html, policy } = writeDocument({ ...this.options, composition, overrides, result });
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
    const { status } = result;
    return { status, composition: composition.id, html: Buffer.from(html), policy, etag, encoded: new Map() };
  }

  async #send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, caching: Caching): Promise<FastifyReply> {
    const { cacheSeconds } = this.options;
    const isCacheable = caching !== 'no-store';
    const shared = `public, max-age=0, s-maxage=${Math.min(cacheSeconds, 10)}, stale-while-revalidate=60`;
    reply
      .code(page.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', page.policy)
      .header('vary', 'Accept-Encoding')
      .header('x-composition', page.composition)
      .header('cache-control', caching === 'shared' && !hasSession(request) ? shared : 'no-store');
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    const { traceparent } = traceHeaders();
    // The page continues the trace (`shell/client/telemetry.ts`).
    if (traceparent) reply.header('server-timing', `traceparent;desc="${traceparent}"`);
    if (isCacheable) reply.header('etag', page.etag);
    // The header may list several tags, and proxies mark them as weak.
    if (isCacheable && request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
    const encoding = ['br', 'gzip'].find((name) => request.headers['accept-encoding']?.includes(name));
    if (!encoding) return reply.send(page.html);
    const known = page.encoded.get(encoding) ?? (await encoders[encoding]?.(page.html));
    if (known) page.encoded.set(encoding, known);
    return reply.header('content-encoding', encoding).send(known);
  }
}

const cacheNameOf = ({ revision, id }: LiveComposition): string => `${revision}-${id}`;

function outcomeOf(answer: RendererAnswer): RenderOutcome {
  if (answer.success) return 'done';
  return answer.reason === 'error' || answer.reason === 'worker-lost' ? 'failed' : 'skipped';
}

const hasSession = ({ headers }: FastifyRequest): boolean =>
  /(^|;\s*)(__Secure-|__Host-)?authjs\.session-token=/.test(headers.cookie ?? '');

/** No address of the site contains a control character, so such a request is refused. */
function isReadable({ path, search }: PageAddress): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path)) && !search.includes('%00');
  } catch {
    return false;
  }
}
