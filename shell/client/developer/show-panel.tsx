import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { DeveloperPanel, type DeveloperPanelProps } from './DeveloperPanel';
import { isRememberedOpen } from './remember-open';

/** In a root of its own, so that the panel is there also while a replaced slice breaks the page. */
export function showPanel(props: DeveloperPanelProps): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    // A cache of its own: the page's one is made later, from the styles of the server.
    <CacheProvider value={createCache({ key: 'pf-developer', stylisPlugins: [], speedy: true })}>
      <DeveloperPanel {...props} isOpenAtFirst={isRememberedOpen()} />
    </CacheProvider>,
  );
}
