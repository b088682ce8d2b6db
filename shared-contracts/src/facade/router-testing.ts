// For tests of slices: a router without a browser's address bar.
export { createMemoryRouter, MemoryRouter } from 'react-router-dom';
