import { createBrowserRouter, RouterProvider } from '@care/contracts/router';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Renders what holds links inside a router, as the shell would. */
export const renderAt = (element: ReactElement) =>
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element }])} />);
