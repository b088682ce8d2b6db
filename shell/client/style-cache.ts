import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * emotion's cache, the same on server and browser. It has no vendor prefixes, because no supported browser needs them.
 * Rules are always inserted by insertRule (`speedy`), which the policy allows, also in development.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'pf', stylisPlugins: [], speedy: true });
