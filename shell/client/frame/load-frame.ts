import { defineSliceApi, type AppStore } from '@care/contracts';
import type { Banner, Footer, PublicOperator } from '@care/contracts/schemas';

/** The shell's own calls. */
export const shellApi = defineSliceApi('shell', (build) => ({
  banner: build.query<Banner, void>({ query: () => '/content/banner/' }),
  footer: build.query<Footer, void>({ query: () => '/page-builder?source_type=FOOTER' }),
  /** The operator of the site, for the links to its legal pages (OP-06). */
  operator: build.query<PublicOperator, void>({
    query: () => '/operator/',
    // An editor changes it on the desk.
    providesTags: [{ type: 'User', id: 'OPERATOR' }],
  }),
}));

/** Loads the data of the frame. Pages work without it (SH-11). */
export async function loadFrame(store: AppStore): Promise<null> {
  const [{ data }] = await Promise.all([
    store.dispatch(shellApi.footer.initiate()),
    store.dispatch(shellApi.banner.initiate()),
  ]);
  // The links to legal pages, which are shown instead.
  if (!data) await store.dispatch(shellApi.operator.initiate());
  return null;
}
