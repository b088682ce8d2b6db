import '@testing-library/jest-dom';
import { makeStore, Provider } from '@care/contracts';
import { RouterProvider } from '@care/contracts/router';
import { createMemoryRouter } from '@care/contracts/router-testing';
import { render } from '@testing-library/react';
import { PackagesPage } from '../routes/PackagesPage';

/** The packages page at its address. */
export function showPage() {
  const router = createMemoryRouter([{ path: '*', element: <PackagesPage /> }], { initialEntries: ['/pakete'] });
  return render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
}
