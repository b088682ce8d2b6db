import { configureApi, type PageHead, type PageModule, type PageOutcome } from '@care/contracts';
import { contextOf, endPage, showRoutes, sliceRoutes, type Fillings } from '@care/contracts/testing';
import definition from '../federation';
import { filled } from './fillings';

const pageOf = async (name: string) => (await import(`../exposes/${name}`)) as PageModule;

/**
 * Opens an address of the slice. `address()` is the current address of the browser, `head()` the last head of the page.
 */
export async function showPage(address: string, backend: { address: string }, fillings: Fillings = filled) {
  configureApi({ baseUrl: backend.address });
  endPage();
  let head: PageHead | undefined;
  const exposed = Object.keys(definition.exposes).map(async (name) => [name, await pageOf(name)] as const);
  const pages = Object.fromEntries(await Promise.all(exposed));
  const routes = sliceRoutes(definition, pages, (one) => (head = one));
  const view = showRoutes(routes, { at: encodeURI(decodeURI(address)), fillings });
  const history: string[] = [];
  view.router.subscribe(({ historyAction, location, navigation }) => {
    if (navigation.state === 'idle')
      history.push(`${historyAction} ${decodeURIComponent(location.pathname + location.search)}`);
  });
  return { ...view, history, address: () => decodeURIComponent(view.addressNow()), head: () => head };
}

/** The outcome of the slice's loader for an address, without rendering. */
export async function loadAt(address: string, backend: { address: string }): Promise<PageOutcome> {
  configureApi({ baseUrl: backend.address });
  const url = new URL(address, 'http://site.invalid');
  const [, , searchType = '', slug] = decodeURIComponent(url.pathname).split('/');
  const route = definition.routes?.find(({ path }) => path === `/suche/${searchType}`);
  const { load } = await pageOf(route!.expose);
  const outcome = await load!(contextOf(address, { slug }));
  return outcome.kind === 'redirect' ? { ...outcome, to: decodeURIComponent(outcome.to) } : outcome;
}

/** The outcome of a loader: a permanent redirect. */
export const permanently = (to: string) => ({ kind: 'redirect', to, status: 301 });
/** The outcome of a loader: a temporary redirect. */
export const forNow = (to: string) => ({ kind: 'redirect', to, status: 302 });
