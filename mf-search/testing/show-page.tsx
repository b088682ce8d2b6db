import {
  configureApi,
  makeStore,
  PlatformContext,
  Provider,
  type AppStore,
  type PageHead,
  type PageModule,
  type PageOutcome,
} from '@care/contracts';
import { redirect, RouterProvider, useLocation, useParams, type RouteObject } from '@care/contracts/router';
import { createMemoryRouter } from '@care/contracts/router-testing';
import { render } from '@testing-library/react';
import * as home from '../exposes/home';
import * as homeJobs from '../exposes/home-jobs';
import * as homeStaff from '../exposes/home-staff';
import * as jobResults from '../exposes/job-results';
import * as results from '../exposes/results';
import * as staffResults from '../exposes/staff-results';
import definition from '../federation';
import { platformOf } from './platform';

const exposed: Record<string, PageModule> = {
  home,
  'home-staff': homeStaff,
  'home-jobs': homeJobs,
  results,
  'staff-results': staffResults,
  'job-results': jobResults,
};

/** The slice's own routes with its own loaders, as the shell mounts them; everything else is another slice's page. */
function makeRoutes(store: AppStore, onHead: (head: PageHead | undefined) => void): RouteObject[] {
  const own = (definition.routes ?? []).map(({ path, expose }): RouteObject => {
    const module = exposed[expose]!;
    const Page = () => {
      const params = useParams();
      const { pathname, search } = useLocation();
      return <module.default params={params} url={new URL(pathname + search, 'http://site.invalid')} />;
    };
    return {
      path,
      Component: Page,
      HydrateFallback: () => null,
      loader: async ({ request, params }) => {
        const context = { store, params, url: new URL(request.url) };
        const outcome: PageOutcome = (await module.load?.(context)) ?? { kind: 'ok' };
        if (outcome.kind === 'redirect') return redirect(outcome.to, outcome.status);
        onHead(module.head?.(context));
        return null;
      },
    };
  });
  return [...own, { path: '*', element: <p>Eine andere Seite</p> }];
}

/** Opens an address of the slice; `address()` says where the browser stands by now, `head()` what the page said last. */
export async function showPage(
  address: string,
  backend: { address: string },
  slots?: Readonly<Record<string, string>>,
) {
  configureApi({ baseUrl: backend.address });
  const store = makeStore();
  let head: PageHead | undefined;
  const router = createMemoryRouter(
    makeRoutes(store, (one) => (head = one)),
    { initialEntries: [encodeURI(decodeURI(address))] },
  );
  const history: string[] = [];
  router.subscribe(({ historyAction, location, navigation }) => {
    if (navigation.state === 'idle')
      history.push(`${historyAction} ${decodeURIComponent(location.pathname + location.search)}`);
  });
  const view = render(
    <Provider store={store}>
      <PlatformContext value={platformOf(store, slots)}>
        <RouterProvider router={router} />
      </PlatformContext>
    </Provider>,
  );
  const addressNow = () => decodeURIComponent(router.state.location.pathname + router.state.location.search);
  return { ...view, router, store, history, address: addressNow, head: () => head };
}

const loaders: Record<string, NonNullable<PageModule['load']>> = {
  pflegeanbieter: results.load,
  pflegepersonal: staffResults.load,
  pflegejobs: jobResults.load,
};

/** What the slice's loader says to an address, without showing anything. */
export async function loadAt(address: string, backend: { address: string }): Promise<PageOutcome> {
  configureApi({ baseUrl: backend.address });
  const url = new URL(address, 'http://site.invalid');
  const [, , searchType = '', slug] = decodeURIComponent(url.pathname).split('/');
  const outcome = await loaders[searchType]!({ store: makeStore(), params: { slug }, url });
  return outcome.kind === 'redirect' ? { ...outcome, to: decodeURIComponent(outcome.to) } : outcome;
}
