import '@testing-library/jest-dom';
import { makeStore, Provider, type AppStore, type PageProps } from '@care/contracts';
import { RouterProvider } from '@care/contracts/router';
import { createMemoryRouter } from '@care/contracts/router-testing';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';

/** The page context for these route parameters. */
export const contextOf = (params: PageProps['params']) => ({
  store: makeStore(),
  params,
  url: new URL(`https://site.invalid/pflegeprodukte/${Object.values(params).join('/')}`),
});

interface Shown {
  store: AppStore;
  params: PageProps['params'];
  url: URL;
}

/** Renders a page inside a router and a store. */
export function showPage(Page: ComponentType<PageProps>, { store, params, url }: Shown) {
  const router = createMemoryRouter([{ path: '*', element: <Page params={params} url={url} /> }], {
    initialEntries: [url.pathname],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}
