import { MemoryRouter } from '@care/contracts/router-testing';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Renders an element with links inside a router. */
export const renderAt = (element: ReactElement) => render(<MemoryRouter>{element}</MemoryRouter>);
