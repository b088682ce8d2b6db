import { createSlice, type PayloadAction } from '@care/contracts/rtk';
import { keptValue } from './kept-value';
import type { AppStore, RootState } from './store';
import { useAppSelector, type AppThunk } from './store-access';

/** The purposes beyond the necessary that a visitor may allow (SH-16). */
export const CONSENT_CATEGORIES = ['statistics', 'maps', 'ads'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

const nothing: Consent = { statistics: false, maps: false, ads: false };

export interface ConsentState {
  /** Undefined before the visitor decided. */
  choice: Consent | undefined;
  /** The categories for which this installation has a service. */
  services: readonly ConsentCategory[];
  /** The categories that the visitor was asked for. */
  asked: readonly ConsentCategory[];
}
const initialState: ConsentState = { choice: undefined, services: [], asked: [] };

/** The choice of the visitor, and what it is about. */
export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    consentChanged: (state, { payload }: PayloadAction<Partial<ConsentState>>) => ({ ...state, ...payload }),
  },
});
const { consentChanged } = consentSlice.actions;

/** The choice as it is now; nothing is allowed before the visitor decided. */
export const selectConsent = ({ consent }: RootState): Consent => consent.choice ?? nothing;

/** The categories for which this installation has a service that needs consent. */
export const selectConsentServices = ({ consent }: RootState): readonly ConsentCategory[] => consent.services;

/** Whether the visitor has decided about every configured service. */
export const selectIsConsentDecided = ({ consent }: RootState): boolean =>
  consent.services.every((category) => consent.asked.includes(category));

/** Whether a category is allowed; false on the server. */
export const useConsent = (category: ConsentCategory): boolean =>
  useAppSelector((state) => selectConsent(state)[category]);

/** Where the browser keeps the choice. A higher version asks again, because the question has changed. */
const CONSENT_KEY = 'pf-consent';
const VERSION = 1;

type Kept = Consent & Pick<ConsentState, 'asked'> & { version: number; decided_at: string };
const kept = keptValue<Kept>(() => localStorage, CONSENT_KEY);

/** The stored choice, unless the visitor has not decided or the browser refuses storage. */
function readConsent(): Pick<ConsentState, 'choice' | 'asked'> {
  const { version, statistics, maps, ads, asked } = kept.read() ?? {};
  if (version !== VERSION) return { choice: undefined, asked: [] };
  return {
    choice: { statistics: statistics === true, maps: maps === true, ads: ads === true },
    asked: asked ?? CONSENT_CATEGORIES, // older choices are about all of them
  };
}

/**
 * Restores the stored choice, and follows choices made in other tabs. `services`: the categories that the installation
 * needs consent for. Returns a function that stops it.
 */
export function startConsent(
  { dispatch }: AppStore,
  services: readonly ConsentCategory[] = CONSENT_CATEGORIES,
): () => void {
  const restore = () => void dispatch(consentChanged({ ...readConsent(), services }));
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY) restore();
  };
  addEventListener('storage', onStorage);
  restore();
  return () => removeEventListener('storage', onStorage);
}

/**
 * Applies a choice and stores it. Categories that are not part of it stay as they are, also undecided. Where the browser
 * stores nothing, the choice holds until the page is left.
 */
export const decideConsent =
  (decision: Partial<Consent>): AppThunk<void> =>
  (dispatch, getState) => {
    const { consent } = getState();
    const choice = { ...selectConsent(getState()), ...decision };
    const asked = consent.services.filter((category) => category in decision || consent.asked.includes(category));
    kept.write({ version: VERSION, decided_at: new Date().toISOString(), ...choice, asked });
    dispatch(consentChanged({ choice, asked }));
  };

/** The events that the site may report to the data layer (SH-16). */
export type TrackingEvent =
  | { event: 'select_content'; content_type: 'company' | 'job_seeker' | 'job_offer'; content_id: string; city: string }
  | { event: 'generate_lead'; lead_type: 'product'; product_id: number };

/** Puts an event into `window.dataLayer`; without consent to statistics nothing is reported. */
export const trackEvent =
  (event: TrackingEvent): AppThunk<void> =>
  (_dispatch, getState) => {
    if (!selectConsent(getState()).statistics) return;
    const page = window as typeof window & { dataLayer?: TrackingEvent[] };
    (page.dataLayer ??= []).push(event);
  };
