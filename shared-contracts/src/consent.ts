import { useSyncExternalStore } from 'react';
import { setTrackingConsent } from './tracking';

/** What a visitor may allow beyond the necessary (SH-16). */
export const CONSENT_CATEGORIES = ['statistics', 'maps', 'ads'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** Where the choice is kept; a higher version asks again, because the question has changed. */
export const CONSENT_KEY = 'pf-consent';
const VERSION = 1;

const nothing: Consent = { statistics: false, maps: false, ads: false };
let consent = nothing;
let isDecided = false;
const listeners = new Set<() => void>();

function apply(next: Consent | undefined): void {
  isDecided = next !== undefined;
  consent = next ?? nothing;
  setTrackingConsent(consent.statistics);
  listeners.forEach((tell) => tell());
}

/** What was stored; undefined when nobody decided yet, or when the browser keeps nothing for us. */
function stored(): Consent | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '{}') as Partial<Consent> & { version?: number };
    if (kept.version !== VERSION) return undefined;
    return { statistics: kept.statistics === true, maps: kept.maps === true, ads: kept.ads === true };
  } catch {
    return undefined;
  }
}

/** Applies the stored choice, in this tab and when another one changes it. False when the visitor has to be asked. */
export function restoreConsent(): boolean {
  addEventListener('storage', ({ key }) => {
    if (key === CONSENT_KEY) apply(stored());
  });
  apply(stored());
  return isDecided;
}

/** Keeps a choice and applies it at once; also where the browser keeps nothing: then for this page. */
export function decideConsent(choice: Consent): void {
  try {
    localStorage.setItem(
      CONSENT_KEY,
      JSON.stringify({ version: VERSION, decided_at: new Date().toISOString(), ...choice }),
    );
  } catch {
    // Storage is full or forbidden; the choice holds until the page is left.
  }
  apply(choice);
}

/** Whether the visitor has answered; the question is asked again when it has changed. */
export const isConsentDecided = (): boolean => isDecided;

/** The choice as it is now; nothing is allowed before somebody decided. */
export const currentConsent = (): Consent => consent;

/** Whether a category is allowed, kept up to date; false on the server. */
export const useConsent = (category: ConsentCategory): boolean =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => consent[category],
    () => false,
  );
