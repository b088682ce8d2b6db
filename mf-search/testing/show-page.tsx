import { configureApi, type PageHead, type PageModule, type PageOutcome } from '@care/contracts';
import { contextOf, endPage, showRoutes, sliceRoutes, type Fillings } from '@care/contracts/testing';
import * as home from '../exposes/home';
import * as homeJobs from '../exposes/home-jobs';
import * as homeStaff from '../exposes/home-staff';
import * as jobResults from '../exposes/job-results';
import * as results from '../exposes/results';
import * as staffResults from '../exposes/staff-results';
import definition from '../federation';
import { filled } from './fillings';

// Named one by one: Jest finds the tests of a changed file by the imports of each.
const pages: Record<string, PageModule> = {
  home,
  'home-jobs': homeJobs,
  'home-staff': homeStaff,
  'job-results': jobResults,
  results,
  'staff-results': staffResults,
};

/**
 * Opens an address of the slice. `address()` is the current address of the browser, `head()` the last head of the page.
 */
export async function showPage(address: string, backend: { address: string }, fillings: Fillings = filled) {
  configureApi({ baseUrl: backend.address });
  endPage();
  let head: PageHead | undefined;
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
  const outcome = await pages[route!.expose]!.load!(contextOf(address, { slug }));
  return outcome.kind === 'redirect' ? { ...outcome, to: decodeURIComponent(outcome.to) } : outcome;
}

/** The outcome of a loader: a permanent redirect. */
export const permanently = (to: string) => ({ kind: 'redirect', to, status: 301 });
/** The outcome of a loader: a temporary redirect. */
export const forNow = (to: string) => ({ kind: 'redirect', to, status: 302 });
