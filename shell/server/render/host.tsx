import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { EmotionCache } from '@emotion/cache';
import {
  asApiError,
  configureApi,
  makeStore,
  Platform,
  type AppStore,
  type LoadResult,
  type PageHead,
  type SerializedState,
  type UsedSlot,
} from '@care/contracts';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@care/contracts/router-server';
import { parseModuleId, slotsOf, type Composition } from '@care/federation/browser';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from '../../client/App';
import { loadFrame, shellApi } from '../../client/frame/load-frame';
import type { LoadedPage, RouteData } from '../../client/loaded-page';
import { loadOwnPage } from '../../client/own-pages';
import { notices } from '../../client/pages/NoticePage';
import { makeRoutes, VISITORS_ONLY_HEADER, type RouteHandle } from '../../client/routes';
import { unmatchedHandle } from '../../client/shell-routes';
import { createStyleCache } from '../../client/style-cache';
import { views } from '../../client/views';
import { culpritOf, running, wordsOf, type SliceVersion } from './culprit';

export { culpritOf, wordsOf } from './culprit';
export { initI18n } from '@care/contracts';
export { shared } from '../../client/shared';

/** What a slice's server file exports: its exposed modules by name. */
export type SliceExports = Record<string, Extract<LoadResult, { success: true }>['module']>;

/** What went wrong while rendering; with slice and version when it is a slice's. */
export interface Problem {
  slice?: string;
  version?: string;
  message: string;
}

/** How rendering an address ended. */
export type RenderResult =
  | { kind: 'redirect'; status: number; to: string; visitorsOnly: boolean }
  /** The browser renders the page: it is personal, which `robots` says, or its slice did not work here. */
  | { kind: 'client'; status: number; module?: string; problems?: Problem[]; robots?: string }
  | {
      kind: 'html';
      status: number;
      html: string;
      head?: PageHead;
      styles: { ids: string; css: string };
      footerCss: string;
      state: SerializedState;
      route: string;
      module?: string;
      page: 'ready' | 'not-found';
      outcome: 'ok' | 'gone' | 'unavailable';
      slots: UsedSlot[];
      /** False when the API said of what is shown that nobody may keep it, or that there is no such thing yet. */
      mayBeKept: boolean;
      /** What went wrong on the way; such a page is not cached. */
      problems: Problem[];
    };

/** Why rendering is ended: what is missing then is named by itself. */
const isOver = new Error('the deadline is over');

/** Whom the render that runs is for, and what the API said meanwhile. */
const renders = new AsyncLocalStorage<{ client?: string | undefined; mayBeKept: boolean }>();

/**
 * Points all calls to the API at `baseUrl`. It counts them for whoever asked for the page, as if the browser had called; and data
 * that nobody may keep is noticed, since a page made of it is not kept either.
 */
export function connectApi(baseUrl: string): void {
  configureApi({
    baseUrl,
    fetch: async (input, init) => {
      const said = renders.getStore();
      const headers = new Headers(init?.headers);
      if (said?.client) headers.set('x-forwarded-for', said.client);
      const response = await fetch(input, { ...init, headers });
      if (said && response.ok && response.headers.get('cache-control')?.includes('no-store')) said.mayBeKept = false;
      return response;
    },
  });
}

interface RenderOptions {
  composition: Composition;
  /** The exports of a slice's server file; throws when it must not or cannot run. */
  loadSlice: (name: string) => SliceExports;
  /** Path and query. */
  url: string;
  /** Address of whoever asked; without one the site itself does. */
  client?: string | undefined;
  /** What is not there by then is left to the browser: its place-holder is in the HTML. */
  deadlineMs: number;
}

/** Renders one address of one composition. */
export function render(options: RenderOptions): Promise<RenderResult> {
  const said = { client: options.client, mayBeKept: true };
  return renders.run(said, () => renderPage(options, said));
}

async function renderPage(
  { composition, loadSlice, url, deadlineMs }: RenderOptions,
  said: { mayBeKept: boolean },
): Promise<RenderResult> {
  const end = performance.now() + deadlineMs;
  const problems: Problem[] = [];
  const store = makeStore();
  const of = (slice: string) => ({ slice, version: composition.slices.find(({ name }) => name === slice)?.version });
  const address = new URL(url, 'http://site.invalid');
  const platform = new Platform({
    store,
    views,
    slots: slotsOf(composition.slices),
    address: () => address,
    load: (id) => loadOwnPage(id) ?? Promise.resolve(loadHere(loadSlice, id, of(parseModuleId(id).slice), problems)),
    onCrash: ({ slice }, error) => void problems.push({ ...of(slice), message: wordsOf(error) }),
  });
  // A tenth of the time stays for rendering what has arrived.
  const patience = pause(0.9 * deadlineMs, undefined, { ref: false });
  const handler = createStaticHandler(makeRoutes({ platform, slices: composition.slices, patience }));
  const context = await handler.query(new Request(address));
  if (context instanceof Response)
    return {
      kind: 'redirect',
      status: context.status,
      to: context.headers.get('location') ?? '/',
      visitorsOnly: context.headers.has(VISITORS_ONLY_HEADER),
    };
  const leaf = context.matches.at(-1);
  if (!leaf) throw new Error(`no route for ${url}`);
  const known = leaf.route.handle as RouteHandle | undefined;
  const handle = known ?? unmatchedHandle();
  // The router runs no loader for an address that no route matches.
  if (!known) await Promise.race([loadFrame(store), patience]);
  const { module, render: where } = handle;
  if (where === 'client') return { kind: 'client', status: 200, module, robots: 'noindex,follow' };
  const data = context.loaderData[leaf.route.id ?? ''] as RouteData | undefined;
  const page = await data?.page;
  // Code that is not there or may not run here may well run in the browser; code that threw is a fault of the page.
  if (page?.kind === 'failed')
    return { kind: 'client', status: page.failure.reason === 'crashed' ? 503 : 200, module, problems };

  if (page?.kind === 'ready' && page.isLate)
    problems.push({ ...(module && of(parseModuleId(module).slice)), message: 'the data did not arrive in time' });
  const footer = shellApi.footer.select()(store.getState());
  if (!footer.isSuccess && !isMissing(footer.error)) problems.push({ message: 'the footer did not arrive' });

  const cache = createStyleCache();
  cache.compat = true; // collect styles instead of writing <style> elements between the content
  const html = await toHtml(
    <App cache={cache} platform={platform} slices={composition.slices}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    Math.max(1, end - performance.now()),
    (problem) => void problems.push(problem),
  );
  const slots = platform.usedSlots();
  for (const { id, rendered } of slots) {
    const { slice } = parseModuleId(id);
    if (!rendered && !problems.some((problem) => problem.slice === slice))
      problems.push({ ...of(slice), message: `${id} did not arrive in time` });
  }
  return {
    kind: 'html',
    status: page ? statusOf(page) : (handle.status ?? 200),
    html,
    head: headOf(page, handle),
    styles: stylesOf(cache),
    footerCss: footer.data?.css ?? '',
    state: serializedState(store),
    route: leaf.route.id ?? '',
    module,
    page: page?.kind === 'not-found' ? 'not-found' : 'ready',
    outcome: outcomeOfPage(page),
    slots,
    mayBeKept: said.mayBeKept && page?.kind !== 'not-found',
    problems,
  };
}

/** The API answered that there is none, which the frame is made for (SH-11). */
function isMissing(error: unknown): boolean {
  const refusal = asApiError(error);
  return refusal.kind === 'http' && refusal.status === 404;
}

function loadHere(
  loadSlice: RenderOptions['loadSlice'],
  id: string,
  who: SliceVersion,
  problems: Problem[],
): LoadResult {
  const { expose } = parseModuleId(id);
  try {
    const module = running.run(who, () => loadSlice(who.slice)[expose]);
    if (module) return { success: true, module: calledAs(who, module) };
    throw new Error(`${id} is not exported`);
  } catch (error) {
    const message = wordsOf(error);
    problems.push({ ...who, message: `${id}: ${message}` });
    return { success: false, failure: { slice: who.slice, version: '', reason: 'evaluation', message } };
  }
}

type SliceModule = SliceExports[string];

/** The module; what its `load` and `head` begin and nobody waits for is still known as this slice's. */
function calledAs(who: SliceVersion, module: SliceModule): SliceModule {
  const named = (call: unknown) =>
    typeof call === 'function'
      ? (...given: unknown[]): unknown => running.run(who, () => Reflect.apply(call, module, given))
      : undefined;
  return {
    ...module,
    load: named(module.load),
    head: named('head' in module ? module.head : undefined),
  } as SliceModule;
}

function outcomeOfPage(page: LoadedPage | undefined): 'ok' | 'gone' | 'unavailable' {
  if (page?.kind !== 'ready') return 'ok';
  return page.outcome.kind === 'gone' || page.outcome.kind === 'unavailable' ? page.outcome.kind : 'ok';
}

function headOf(page: LoadedPage | undefined, handle: RouteHandle): PageHead | undefined {
  if (page?.kind === 'ready') return page.head;
  return page?.kind === 'not-found' ? notices.notFound().head : handle.head;
}

function statusOf(page: LoadedPage): number {
  if (page.kind === 'not-found') return 404;
  return { ok: 200, gone: 410, unavailable: 503 }[outcomeOfPage(page)];
}

function stylesOf(cache: EmotionCache) {
  const ids = Object.keys(cache.inserted).filter((id) => typeof cache.inserted[id] === 'string');
  return { ids: ids.join(' '), css: ids.map((id) => cache.inserted[id]).join('') };
}

/** Only what has ended: a pending query in the state would never end in the browser. */
function serializedState(store: AppStore): SerializedState {
  const { api } = store.getState();
  const queries = Object.fromEntries(
    Object.entries(api.queries).filter(([, query]) => query?.status !== 'pending' && query?.status !== 'uninitialized'),
  );
  return { api: { ...api, queries, subscriptions: {} } };
}

const toHtml = (element: ReactElement, deadlineMs: number, onProblem: (problem: Problem) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    const parts: string[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk.toString());
        done();
      },
      final(done) {
        resolve(parts.join(''));
        done();
      },
    });
    const timer = setTimeout(() => stream.abort(isOver), deadlineMs);
    const stream = renderToPipeableStream(element, {
      // Large finished parts would be sent behind the page and put in place by inline scripts, which the policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer);
        queueMicrotask(() => stream.pipe(sink)); // what was aborted is still being put away
      },
      onShellError: reject,
      onError(error) {
        if (error !== isOver) onProblem({ ...culpritOf(error), message: wordsOf(error) });
      },
    });
  });
