import {
  followUser,
  makeStore,
  Platform,
  PlatformContext,
  Provider,
  type PageContext,
  type PageModule,
  type SlotModule,
  type SlotProps,
} from '@care/contracts';
import { RouterProvider } from '@care/contracts/router';
import { createMemoryRouter, MemoryRouter } from '@care/contracts/router-testing';
import { act, render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const views = { Loading: () => <p>lädt</p>, Unavailable: () => <p>Bereich nicht erreichbar</p> };

/** Stands in for another slice's slot component and shows its props. */
const ratings: SlotModule<object> = { default: (props) => <p>Bewertungen: {JSON.stringify(props)}</p> };
const companyCard: SlotModule<SlotProps['search.company-card']> = {
  default: ({ company, onRemove }) => (
    <article aria-label={company.name}>
      {onRemove && <button onClick={() => onRemove(company)}>{`${company.name} entfernen`}</button>}
    </article>
  ),
};
const modules: Record<string, object> = { 'mf-reviews/ratings': ratings, 'mf-search/company-card': companyCard };

export const contextOf = (address: string, params: PageContext['params']): PageContext => ({
  store: makeStore(),
  params,
  url: new URL(address, 'http://site.invalid'),
});

let stopFollowing = () => {};
afterEach(() => stopFollowing());

/** Runs a page's loader and renders it at its URL, as the shell does. */
export async function showPage(module: PageModule, context: PageContext) {
  stopFollowing();
  stopFollowing = followUser(context.store);
  const outcome = await module.load?.(context);
  const address = context.url.pathname + context.url.search;
  const page = pageElement(module, context);
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  // The slot's code is lazy-loaded.
  await act(async () => void render(around(context, <RouterProvider router={router} />)));
  return { outcome, router };
}

/** The page's server HTML after its loader has run. */
export async function pageHtml(module: PageModule, context: PageContext): Promise<string> {
  await module.load?.(context);
  return renderToString(around(context, <MemoryRouter>{pageElement(module, context)}</MemoryRouter>));
}

const pageElement = ({ default: Page }: PageModule, { params, url }: PageContext) => (
  <Suspense>
    <Page params={params} url={url} />
  </Suspense>
);

function around({ store }: PageContext, content: ReactNode) {
  const platform = new Platform({
    store,
    views,
    slots: { 'provider.ratings': 'mf-reviews/ratings', 'search.company-card': 'mf-search/company-card' },
    load: (id) => Promise.resolve({ success: true, module: modules[id] as SlotModule }),
  });
  return (
    <Provider store={store}>
      <PlatformContext value={platform}>{content}</PlatformContext>
    </Provider>
  );
}
