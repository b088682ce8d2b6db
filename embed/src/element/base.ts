import { EMBED_PATH } from '@care/contracts/embed-addresses';

/** The version of this build, and the file that makes a profile interactive, both written in by the build. */
declare const __EMBED_VERSION__: string;
declare const __LIVE_FILE__: string;
declare const __LIVE_INTEGRITY__: string;

export const version = __EMBED_VERSION__;
/** Address of the fragments. Every version of the files asks the same one. */
export const fragmentsUrl = new URL(EMBED_PATH, import.meta.url).href;
export const liveUrl = new URL(__LIVE_FILE__, import.meta.url).href;
export const liveIntegrity = __LIVE_INTEGRITY__;
