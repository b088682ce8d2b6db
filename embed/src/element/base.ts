import { EMBED_PATH, EMBED_VERSIONS_PATH } from '@care/contracts/embed-addresses';

/** The version of this build, and the file that makes a profile interactive, both written in by the build. */
declare const __EMBED_VERSION__: string;
declare const __LIVE_FILE__: string;
declare const __LIVE_INTEGRITY__: string;

export const version = __EMBED_VERSION__;
/** Address of the fragments. Every version of the files asks the same one. */
export const fragmentsUrl = new URL(EMBED_PATH, import.meta.url).href;
/** Address of that file in the release store. A newer release does not change it, so a cached script finds its own file. */
export const liveUrl = new URL(`${EMBED_VERSIONS_PATH}${version}/${__LIVE_FILE__}`, import.meta.url).href;
/** Its address beside this script, for when the release store does not have it. */
export const nearLiveUrl = new URL(`./${__LIVE_FILE__}`, import.meta.url).href;
export const liveIntegrity = __LIVE_INTEGRITY__;
