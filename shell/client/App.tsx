import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { PlatformContext, Provider, type Platform, type RootState } from '@care/contracts';
import type { BrowserSlice } from '@care/federation/browser';
import type { ReactNode } from 'react';
import { SlicesContext } from './frame/navigation-entries';

/**
 * emotion's cache, the same on server and browser. It has no vendor prefixes, because no supported browser needs them.
 * Rules are always inserted by insertRule (`speedy`), which the policy allows, also in development.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'pf', stylisPlugins: [], speedy: true });

interface AppProps {
  cache: EmotionCache;
  platform: Platform;
  slices: BrowserSlice[];
  /** The state that the server rendered with. Parts of the page that hydrate later start from it, too. */
  serverState?: RootState;
  children: ReactNode;
}

/** The providers around every page, the same on the server and in the browser. */
export const App = ({ cache, platform, slices, serverState, children }: AppProps) => (
  <CacheProvider value={cache}>
    <Provider store={platform.store} serverState={serverState}>
      <PlatformContext value={platform}>
        <SlicesContext value={slices}>{children}</SlicesContext>
      </PlatformContext>
    </Provider>
  </CacheProvider>
);
