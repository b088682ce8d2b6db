import { makeStore, Provider } from '@care/contracts';
import { RouterProvider } from '@care/contracts/router';
import { createMemoryRouter } from '@care/contracts/router-testing';
import { render } from '@testing-library/react';
import { ProviderRatings } from '../features/rating/ProviderRatings';
import { company } from './ratings';

/** Renders the slot's component beside a form at this URL. */
export function showSlot(address = '/pflegeanbieter/profiles/lindenhof') {
  const store = makeStore();
  const page = (
    <>
      <input aria-label="Nachricht" />
      <ProviderRatings {...company} />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, router };
}
