import { MemoryRouter } from '@care/contracts/router-testing';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Renders what holds links inside a router, as the shell would. */
export const renderAt = (element: ReactElement) => render(<MemoryRouter>{element}</MemoryRouter>);
