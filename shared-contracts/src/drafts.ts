import { createSlice, type PayloadAction } from '@care/contracts/rtk';
import { DRAFTS_KEPT_MINUTES } from './constants';
import { keptValue } from './kept-value';
import { selectSession, sessionAnswered, signedOutElsewhere } from './session';
import type { AppStore, RootState } from './store';
import { observe } from './store-access';

/** Input of forms of this tab that was not sent. */
export interface DraftsState {
  /** The user id of the person whose drafts these are; null: they are a visitor's. */
  owner: string | null;
  /** Form → field → value. */
  byName: Record<string, Record<string, unknown>>;
  /** How often all drafts were discarded; forms that are open become empty each time. */
  discards: number;
  /**
   * The number of forms with unsent input. While there are any, a page for signed-in users stays open when the session
   * ends.
   */
  unsentForms: number;
}

function discard(drafts: DraftsState): void {
  drafts.owner = null;
  drafts.byName = {};
  drafts.discards++;
}

/**
 * The drafts of this tab. They belong to one person: another person who signs in here, and everybody after a person
 * signed out on purpose, starts without drafts (SH-05, SH-09).
 */
export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: (): DraftsState => ({ owner: null, byName: {}, ...readDrafts(), discards: 0, unsentForms: 0 }),
  reducers: {
    draftSaved: ({ byName }, { payload }: PayloadAction<{ name: string; values: Record<string, unknown> }>) => {
      byName[payload.name] = payload.values;
    },
    draftRemoved: ({ byName }, { payload: name }: PayloadAction<string>) => {
      delete byName[name];
    },
    /** The session of the owner is over and a visitor uses this tab. Drafts of visitors stay. */
    ownedDraftsDiscarded: (drafts) => {
      if (drafts.owner !== null) discard(drafts);
    },
    formHeld: (drafts) => {
      drafts.unsentForms++;
    },
    formReleased: (drafts) => {
      drafts.unsentForms--;
    },
  },
  extraReducers: (build) =>
    build
      .addCase(sessionAnswered, (drafts, { payload: { session } }) => {
        if (session.status === 'authenticated') {
          if (drafts.owner !== null && drafts.owner !== session.user.id) discard(drafts);
          drafts.owner = session.user.id;
        } else if (session.status === 'unauthenticated' && session.hasLeft) discard(drafts);
      })
      .addCase(signedOutElsewhere, discard),
});
export const { draftSaved, draftRemoved, ownedDraftsDiscarded, formHeld, formReleased } = draftsSlice.actions;

export const selectDraft = ({ drafts }: RootState, name: string): Record<string, unknown> | undefined =>
  drafts.byName[name];
export const selectDiscards = ({ drafts }: RootState): number => drafts.discards;
export const selectAreDraftsOwned = ({ drafts }: RootState): boolean => drafts.owner !== null;
export const selectIsPageHeld = ({ drafts }: RootState): boolean => drafts.unsentForms > 0;

type StoredDrafts = Pick<DraftsState, 'owner' | 'byName'>;
const kept = keptValue<StoredDrafts>(() => sessionStorage, 'pf-drafts');

/**
 * Stores every change. Where the browser refuses storage, drafts end with a reload. Returns a function that stops it.
 */
export function startDrafts(store: AppStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWriting = observe(store, ({ drafts }) => drafts, writeDrafts);
  const stopTimer = observe(store, selectSession, ({ status }) => {
    clearTimeout(timer);
    if (status === 'unauthenticated')
      timer = setTimeout(() => store.dispatch(ownedDraftsDiscarded()), DRAFTS_KEPT_MINUTES * 60_000);
  });
  return () => {
    clearTimeout(timer);
    stopWriting();
    stopTimer();
  };
}

/** The drafts that this tab stored before a reload; none on the server. */
function readDrafts(): StoredDrafts | undefined {
  const { owner = null, byName } = (typeof window === 'undefined' ? undefined : kept.read()) ?? {};
  return byName && { owner, byName };
}

function writeDrafts({ owner, byName }: DraftsState): void {
  kept.write(owner === null && Object.keys(byName).length === 0 ? undefined : { owner, byName });
}
