import { setTimeout as pause } from 'node:timers/promises';
import type { EmotionCache } from '@emotion/cache';
import { hasStatus, makeStore, Platform, type AppStore, type PageHead, type SerializedState } from '@care/contracts';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@care/contracts/router-server';
import type { StaticHandlerContext } from '@care/contracts/router-server';
import { parseModuleId, slotsOf, type Composition } from '@care/federation/browser';
import { App, createStyleCache } from '../../client/App';
import { FrameLoading } from '../../client/pages/CrashPage';
import { loadFrame, shellApi } from '../../client/frame/load-frame';
import type { LoadedPage, RouteData, RouteHandle } from '../../client/loaded-page';
import { loadOwnPage } from '../../client/own-pages';
import { notices } from '../../client/pages/NoticePage';
import { makeRoutes, unmatchedHandle, VISITORS_ONLY_HEADER } from '../../client/routes';
import { views } from '../../client/views';
import { type ApiCalls, waited, withApiCalls } from './api-calls';
import { loadHere } from './load-here';
import { wordsOf } from './protocol';
import type { Caller, SliceVersion, FrameHtml, Problem, RenderResult, SliceExports, StyledHtml } from './protocol';
import { toHtml } from './to-html';

export { connectApi } from './api-calls';
export { culpritOf, wordsOf } from './protocol';
export { initI18n } from '@care/contracts';
export { shared } from '../../client/shared';

interface RenderOptions {
  composition: Composition;
  /** The exports of a slice's server file. Throws if it must not or cannot run. */
  loadSlice: (name: string) => SliceExports;
  /** Path and query. */
  url: string;
  /** Absent for requests of the site itself. */
  caller?: Caller | undefined;
  /** How long the data of the page and of the frame may take, in milliseconds. */
  dataMs: number;
  /** How long slots may wait for their data after that. Then the HTML has place-holders, and the browser renders them. */
  deadlineMs: number;
}

/** Renders one address of one composition. */
export function render(options: RenderOptions): Promise<RenderResult> {
  const calls: ApiCalls = { caller: options.caller, mayBeKept: true };
  return withApiCalls(calls, () => renderPage(options, calls));
}

async function renderPage(options: RenderOptions, calls: ApiCalls): Promise<RenderResult> {
  const run = begin(options);
  const context = await run.router.query(new Request(run.address));
  if (context instanceof Response) return redirectOf(context);
  const matched = await matchedPage(run, context);
  const withoutHtml = leftToBrowser(run, matched);
  if (withoutHtml) return { ...withoutHtml, frame: await frameOf(run, matched) };
  noteMissingData(run, matched);
  const shown = await shownAt(run, run.router.dataRoutes, context, waited(options.deadlineMs));
  // A page whose data did not arrive may have nothing but place-holders.
  if (isWithoutData(matched) && !shown.html.includes('<h1'))
    return { ...clientResult(run, matched), frame: await frameOf(run, matched) };
  noteMissingSlots(run);
  return htmlResult(run, matched, { ...shown, mayBeKept: calls.mayBeKept });
}

/** The HTML of a route, and its styles. Parts that are missing when `timeIsUp` resolves are left out. */
async function shownAt(
  { store, platform, slices, problems }: Run,
  dataRoutes: Run['router']['dataRoutes'],
  context: StaticHandlerContext,
  timeIsUp: Promise<void>,
): Promise<StyledHtml> {
  const cache = createStyleCache();
  cache.compat = true; // collect styles instead of writing <style> elements between the content
  const html = await toHtml(
    <App cache={cache} platform={platform} slices={slices}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </App>,
    timeIsUp,
    (problem) => void problems.push(problem),
  );
  return { html, styles: stylesOf(cache), footerCss: shellApi.footer.select()(store.getState()).data?.css ?? '' };
}

/** The frame of a page that the browser renders, with a heading. */
async function frameOf(run: Run, matched?: MatchedPage): Promise<FrameHtml> {
  const head = matched && headOf(matched.page, matched.handle);
  const router = createStaticHandler([{ id: 'frame', path: '*', element: <FrameLoading heading={head?.title} /> }]);
  const context = await router.query(new Request(run.address));
  if (context instanceof Response) throw new Error('the frame redirects');
  const shown = await shownAt(run, router.dataRoutes, context, waited(FRAME_MS));
  return { ...shown, head };
}

/** Nothing in the frame waits. */
const FRAME_MS = 1000;

/** Renders the frame without a page. */
export async function renderFrame(options: RenderOptions): Promise<FrameHtml> {
  const run = begin(options);
  await Promise.race([loadFrame(run.store), run.timeIsUp]);
  return frameOf(run);
}

/** The objects of one render, which no other render uses. */
type Run = ReturnType<typeof begin>;

function begin({ composition, loadSlice, url, dataMs }: RenderOptions) {
  /** Resolves when the page must be rendered with the data that has loaded. */
  const timeIsUp = pause(dataMs, undefined, { ref: false });
  const problems: Problem[] = [];
  const store = makeStore();
  /** Name and version of a slice, for the log. */
  const withVersion = (slice: string): SliceVersion => ({
    slice,
    version: composition.slices.find(({ name }) => name === slice)?.version,
  });
  const address = new URL(url, 'http://site.invalid');
  const platform = new Platform({
    store,
    views,
    slots: slotsOf(composition.slices),
    address: () => address,
    load: (id) =>
      loadOwnPage(id) ?? Promise.resolve(loadHere(loadSlice, id, withVersion(parseModuleId(id).slice), problems)),
    onCrash: ({ slice }, error) => void problems.push({ ...withVersion(slice), message: wordsOf(error) }),
  });
  const router = createStaticHandler(makeRoutes({ platform, slices: composition.slices, patience: timeIsUp }));
  const { slices } = composition;
  return { address, timeIsUp, store, platform, slices, router, problems, withVersion };
}

const redirectOf = ({ status, headers }: Response): RenderResult => ({
  kind: 'redirect',
  status,
  to: headers.get('location') ?? '/',
  visitorsOnly: headers.has(VISITORS_ONLY_HEADER),
});

type MatchedPage = Awaited<ReturnType<typeof matchedPage>>;

/** The page that the router found, with its loader's result. */
async function matchedPage({ address, store, timeIsUp }: Run, context: StaticHandlerContext) {
  const leaf = context.matches.at(-1);
  if (!leaf) throw new Error(`no route for ${address.pathname}`);
  const routeId = leaf.route.id ?? '';
  const handle = leaf.route.handle as RouteHandle | undefined;
  // No loader runs for an address that no route matches.
  if (!handle) await Promise.race([loadFrame(store), timeIsUp]);
  const data = context.loaderData[routeId] as RouteData | undefined;
  // Pages that load nothing have no data.
  return { routeId, handle: handle ?? unmatchedHandle(), page: await data?.page };
}

/** The result for a page that only the browser can render: it is personal, or its slice failed on the server. */
function leftToBrowser(run: Run, matched: MatchedPage): ClientResult | undefined {
  const { handle, page } = matched;
  if (handle.render === 'client')
    return { kind: 'client', status: 200, module: handle.module, robots: 'noindex,follow' };
  // Code that is missing or refused here may work in the browser. Code that threw is a fault of the page.
  if (page?.kind === 'failed') return clientResult(run, matched, page.failure.reason === 'crashed' ? 503 : 200);
  return undefined;
}

type ClientResult = Extract<RenderResult, { kind: 'client' }>;

/** The result for a page with problems; also for one whose data did not arrive: nobody can say whether it exists. */
const clientResult = ({ problems }: Run, { handle: { module } }: MatchedPage, status = 200): ClientResult => ({
  kind: 'client',
  status,
  module,
  problems,
});

const isWithoutData = ({ page }: MatchedPage): boolean => page?.kind === 'ready' && page.isLate === true;

/** Reports data that had not loaded at the deadline. */
function noteMissingData({ store, problems, withVersion }: Run, matched: MatchedPage): void {
  const { module } = matched.handle;
  if (isWithoutData(matched))
    problems.push({
      ...(module && withVersion(parseModuleId(module).slice)),
      message: 'the data did not arrive in time',
    });
  const footer = shellApi.footer.select()(store.getState());
  // With 404 there is no footer, and the frame shows its own one (SH-11).
  if (!footer.isSuccess && !hasStatus(footer.error, 404)) problems.push({ message: 'the footer did not arrive' });
}

/** Reports slots that had not loaded at the deadline, unless another problem of their slice is reported already. */
function noteMissingSlots({ platform, problems, withVersion }: Run): void {
  for (const { id, rendered } of platform.usedSlots()) {
    const { slice } = parseModuleId(id);
    if (!rendered && !problems.some((problem) => problem.slice === slice))
      problems.push({ ...withVersion(slice), message: `${id} did not arrive in time` });
  }
}

type HtmlResult = Extract<RenderResult, { kind: 'html' }>;

function htmlResult(
  { store, platform, problems }: Run,
  matched: MatchedPage,
  { mayBeKept, ...rendered }: Pick<HtmlResult, 'html' | 'styles' | 'footerCss' | 'mayBeKept'>,
): HtmlResult {
  const { routeId, handle, page } = matched;
  return {
    kind: 'html',
    status: page ? statusOf(page) : (handle.status ?? 200),
    ...rendered,
    head: headOf(page, handle),
    state: serializedState(store),
    route: routeId,
    module: handle.module,
    page: page?.kind === 'not-found' ? 'not-found' : 'ready',
    outcome: outcomeOfPage(page),
    slots: platform.usedSlots(),
    isWhole: !isWithoutData(matched),
    mayBeKept: mayBeKept && page?.kind !== 'not-found',
    problems,
  };
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

/** Finished queries only. A pending query in the state would never end in the browser. */
function serializedState(store: AppStore): SerializedState {
  const { api } = store.getState();
  const queries = Object.fromEntries(
    Object.entries(api.queries).filter(([, query]) => query?.status !== 'pending' && query?.status !== 'uninitialized'),
  );
  return { api: { ...api, queries, subscriptions: {} } };
}
