import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { PlatformContext, Provider, type Platform, type SerializedState } from '@care/contracts';
import type { BrowserSlice } from '@care/federation/browser';
import type { ReactNode } from 'react';
import { SlicesContext } from './frame/navigation-entries';

interface AppProps {
  cache: EmotionCache;
  platform: Platform;
  slices: BrowserSlice[];
  /** The store's state in the HTML, while hydrating. */
  serverState?: SerializedState;
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
