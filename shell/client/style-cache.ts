import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * emotion's cache, the same on server and browser. Without vendor prefixes, which no supported browser needs; rules always
 * by insertRule (`speedy`), which the policy allows, in development too.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'pf', stylisPlugins: [], speedy: true });
