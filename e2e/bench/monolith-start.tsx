// The baseline without federation: the shell's start with all slices compiled in, split by route.
import { createLoader } from '@care/federation/browser';
import { boot } from '../../shell/client/boot';

const modules: Record<string, () => Promise<unknown>> = {
  'mf_search/home': () => import(/* webpackChunkName: "mf-search-home" */ '../../mf-search/exposes/home'),
  'mf_search/results': () => import(/* webpackChunkName: "mf-search-results" */ '../../mf-search/exposes/results'),
  'mf_provider_profile/profile': () =>
    import(/* webpackChunkName: "mf-provider-profile-profile" */ '../../mf-provider-profile/exposes/profile'),
  'mf_reviews/ratings': () => import(/* webpackChunkName: "mf-reviews-ratings" */ '../../mf-reviews/exposes/ratings'),
};

void boot(({ composition: { slices }, contractsVersion }) =>
  createLoader({
    slices,
    contractsVersion,
    loadRemote: (id) => modules[id]?.() ?? Promise.reject(new Error(`no ${id}`)),
    reasonOf: () => 'network',
  }),
);
