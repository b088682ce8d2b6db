import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { PlatformContext, Provider, type Platform, type RootState } from '@care/contracts';
import type { BrowserSlice } from '@care/federation/browser';
import type { ReactNode } from 'react';
import { SlicesContext } from './frame/navigation-entries';

interface AppProps {
  cache: EmotionCache;
  platform: Platform;
  slices: BrowserSlice[];
  /** The state that the server rendered with; parts of the page that hydrate late start from it too. */
  serverState?: RootState;
  children: ReactNode;
}

/** Everything that shell and slices find around them, on the server and in the browser alike. */
export const App = ({ cache, platform, slices, serverState, children }: AppProps) => (
  <CacheProvider value={cache}>
    <Provider store={platform.store} serverState={serverState}>
      <PlatformContext value={platform}>
        <SlicesContext value={slices}>{children}</SlicesContext>
      </PlatformContext>
    </Provider>
  </CacheProvider>
);
