import { queryOf, type ProfileOptions } from '../options';
import type { ProfileView } from '../view/profile-view';

/** Name of the policy that pages with `require-trusted-types-for 'script'` have to allow. */
const POLICY = 'pflege-profil';

/** HTML is parsed into a document of its own. Scripts come from where this script comes from. */
const rules = {
  createHTML: (text: string) => text,
  createScriptURL: (url: string) => {
    if (new URL(url, import.meta.url).origin !== new URL(import.meta.url).origin)
      throw new TypeError(`${url} is a foreign script`);
    return url;
  },
};

type Policy = typeof rules;

let policy: Policy | undefined;

/** Marks texts for browsers that require it (Trusted Types). Made at the first use, because a page has one policy of this name. */
export function trusted(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, given: Policy) => Policy } };
  policy ??= trustedTypes?.createPolicy(POLICY, rules) ?? rules;
  return policy;
}

/** Why a profile is not shown, as `pp-error` says it. */
export type FailureKind = 'offline' | 'timeout' | 'not-found' | 'deleted' | 'server';

/** Whether another try may help. */
export const mayRecover = (kind: FailureKind): boolean => kind !== 'not-found' && kind !== 'deleted';

class LoadError extends Error {
  constructor(readonly kind: FailureKind) {
    super(`the profile was not loaded: ${kind}`);
  }
}

/** The kind of a failure. What is no failed load counts as the server's. */
export const failureOf = (error: unknown): FailureKind => (error instanceof LoadError ? error.kind : 'server');

/** A profile as the server sends it: its HTML, and the data that the HTML was made of. */
export type Fragment = NonNullable<ReturnType<typeof fragmentIn>>;

const TIMEOUT_MS = 10_000;

/** Loads the HTML of a profile, without cookies on other sites. */
export async function loadFragment(base: string, options: ProfileOptions, signal: AbortSignal): Promise<Fragment> {
  const url = `${base}company/${encodeURIComponent(options.slug)}/fragment${queryOf(options)}`;
  const { status, html } = await request(url, signal);
  if (html === undefined) throw new LoadError(kindOf(status));
  const document = new DOMParser().parseFromString(trusted().createHTML(html), 'text/html');
  const fragment = fragmentIn(document.querySelector('template')?.content);
  if (!fragment) throw new LoadError('server');
  return fragment;
}

/**
 * The whole answer within the time limit; without `html` it is a failure. A timer of its own and not AbortSignal.timeout(), which
 * would keep the profile in memory until it ends.
 */
async function request(url: string, signal: AbortSignal): Promise<{ status: number; html?: string }> {
  const ended = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    ended.abort();
  }, TIMEOUT_MS);
  const end = () => ended.abort();
  signal.addEventListener('abort', end);
  try {
    const response = await fetch(url, {
      // None on another site; 'omit' would not use what a page has preloaded with crossorigin="anonymous".
      credentials: 'same-origin',
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: ended.signal,
    });
    const { status } = response;
    return response.ok ? { status, html: await response.text() } : { status };
  } catch {
    throw new LoadError(isLate ? 'timeout' : 'offline');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

function kindOf(status: number): FailureKind {
  if (status === 404) return 'not-found';
  return status === 410 ? 'deleted' : 'server';
}

/**
 * Why a key allows no widget, with a warning; undefined if none was asked for or it is shown. Visitors see a plain link in
 * its place, so the reason is for the integrator (PK-08).
 */
export function widgetRefusal({ view, key }: ProfileOptions, { widgets }: ProfileView): string | undefined {
  const isWidget = view === 'rating' || view === 'jobs';
  if (widgets === 'allowed' || (!isWidget && !key)) return undefined;
  console.warn(`pflege-profil: no widgets (${widgets}); see docs/integrators.md`);
  return widgets === 'none' ? 'unknown' : widgets;
}

/**
 * Reads the parts of a profile from a template, or from a shadow root that the page's own server has sent. Undefined if a part is
 * missing or the data cannot be read, for example because a page's own system has changed them.
 */
export function fragmentIn(content: DocumentFragment | ShadowRoot | null | undefined) {
  const root = content?.querySelector<HTMLElement>('.pp-root');
  const data = content?.querySelector('script[type="application/json"]')?.textContent;
  if (!root || !data) return undefined;
  try {
    const profile = JSON.parse(data) as ProfileView | null;
    return profile?.slug === undefined ? undefined : { root, profile };
  } catch {
    return undefined;
  }
}
