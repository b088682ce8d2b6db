/** @jest-environment node */
import { MemoryRouter } from '@care/contracts/router-testing';
import { makeStore, Provider } from '@care/contracts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { globalStyles } from '@care/ui/global-styles';
import { Showcase } from './Showcase';

// The shell's server collects all styles into one element of the head; this test does the same.
const cache = Object.assign(createCache({ key: 'ui', stylisPlugins: [] }), { compat: true as const });

const html = renderToString(
  <CacheProvider value={cache}>
    <Provider store={makeStore()}>
      <MemoryRouter>
        <Showcase />
      </MemoryRouter>
    </Provider>
  </CacheProvider>,
);

describe('on the server', () => {
  it('SH-12 every component renders without a window, a style attribute or a style element in the body', () => {
    expect(html).toContain('<h1>Bausteine</h1>');
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toContain('<style');
  });

  it('SH-12 the global styles of every page stay small', () => {
    expect(globalStyles.length).toBeGreaterThan(1000);
    expect(globalStyles.length).toBeLessThan(9000);
  });
});
