import { defineSliceApi, type AppStore } from '@care/contracts';
import type { Banner, Footer } from '@care/contracts/schemas';
import { operatorApi } from '../content/legal/operator-api';

/** The shell's own calls. */
export const shellApi = defineSliceApi('shell', (build) => ({
  banner: build.query<Banner, void>({ query: () => '/content/banner/' }),
  footer: build.query<Footer, void>({ query: () => '/page-builder?source_type=FOOTER' }),
}));

/** Loads the data of the frame. Pages work without it (SH-11). */
export async function loadFrame(store: AppStore): Promise<null> {
  const [{ data }] = await Promise.all([
    store.dispatch(shellApi.footer.initiate()),
    store.dispatch(shellApi.banner.initiate()),
  ]);
  // The links to legal pages, which are shown instead.
  if (!data) await store.dispatch(operatorApi.operator.initiate());
  return null;
}
