import '@testing-library/jest-dom';
import { makeStore, Provider } from '@care/contracts';
import { RouterProvider } from '@care/contracts/router';
import { createMemoryRouter } from '@care/contracts/router-testing';
import { render } from '@testing-library/react';
import { PackagesPage } from '../routes/PackagesPage';

/** Renders the packages page at its URL. */
export function showPage() {
  const router = createMemoryRouter([{ path: '*', element: <PackagesPage /> }], { initialEntries: ['/pakete'] });
  return render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
}
