/**
 * The group of this browser, which decides whether it gets a canary (EM-04). A group has many browsers, so it does not
 * identify one.
 */
export const RELEASE_GROUP_COOKIE = 'pf-release-group';

/**
 * The name of the cohort that this browser belongs to, such as that of a team: it then gets the canaries for it. Set by
 * hand, never by the site.
 */
export const RELEASE_COHORT_COOKIE = 'pf-release-cohort';

/** Groups are 0 to 999. */
export const RELEASE_GROUPS = 1000;

const THIRTY_DAYS_S = 2_592_000;

/** Takes a group by chance, where the browser has none. The next document that it loads may be the canary's. */
export function joinReleaseGroup(): void {
  if (document.cookie.includes(`${RELEASE_GROUP_COOKIE}=`)) return;
  const group = Math.floor(Math.random() * RELEASE_GROUPS);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${RELEASE_GROUP_COOKIE}=${group}; path=/; max-age=${THIRTY_DAYS_S}; samesite=lax${secure}`;
}

/** Where the server says which composition this browser would get now. */
export const LIVE_RELEASE_PATH = '/live-release';
