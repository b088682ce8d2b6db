import createCache, { type EmotionCache } from '@emotion/cache';

/** emotion's cache, the same on server and browser; without vendor prefixes, which no supported browser needs. */
export const createStyleCache = (): EmotionCache => createCache({ key: 'pf', stylisPlugins: [] });
