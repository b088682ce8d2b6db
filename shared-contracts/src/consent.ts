import { createSlice, type PayloadAction } from '@care/contracts/rtk';
import type { AppStore, RootState } from './store';
import { useAppSelector, type AppThunk } from './store-access';

/** The purposes beyond the necessary that a visitor may allow (SH-16). */
export const CONSENT_CATEGORIES = ['statistics', 'maps', 'ads'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

const nothing: Consent = { statistics: false, maps: false, ads: false };

const initialState: { choice: Consent | undefined } = { choice: undefined };

/** The choice of the visitor; undefined before they decided. */
export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    consentChanged: (state, { payload }: PayloadAction<Consent | undefined>) => {
      state.choice = payload;
    },
  },
});
const { consentChanged } = consentSlice.actions;

/** The choice as it is now; nothing is allowed before the visitor decided. */
export const selectConsent = ({ consent }: RootState): Consent => consent.choice ?? nothing;

/** Whether the visitor has decided. */
export const selectIsConsentDecided = ({ consent }: RootState): boolean => consent.choice !== undefined;

/** Whether a category is allowed; false on the server. */
export const useConsent = (category: ConsentCategory): boolean =>
  useAppSelector((state) => selectConsent(state)[category]);

/** Where the browser keeps the choice. A higher version asks again, because the question has changed. */
const CONSENT_KEY = 'pf-consent';
const VERSION = 1;

/** The stored choice; undefined if the visitor has not decided or the browser refuses storage. */
function readConsent(): Consent | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '{}') as Partial<Consent> & { version?: number };
    if (stored.version !== VERSION) return undefined;
    return { statistics: stored.statistics === true, maps: stored.maps === true, ads: stored.ads === true };
  } catch {
    return undefined;
  }
}

/** Restores the stored choice, and follows choices made in other tabs. Returns a function that stops it. */
export function startConsent({ dispatch }: AppStore): () => void {
  const restore = () => void dispatch(consentChanged(readConsent()));
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY) restore();
  };
  addEventListener('storage', onStorage);
  restore();
  return () => removeEventListener('storage', onStorage);
}

/** Applies a choice and stores it. Where the browser stores nothing, the choice holds until the page is left. */
export const decideConsent =
  (choice: Consent): AppThunk<void> =>
  (dispatch) => {
    try {
      localStorage.setItem(
        CONSENT_KEY,
        JSON.stringify({ version: VERSION, decided_at: new Date().toISOString(), ...choice }),
      );
    } catch {
      // Storage is full or forbidden.
    }
    dispatch(consentChanged(choice));
  };
