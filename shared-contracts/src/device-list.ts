import { createSlice, type PayloadAction } from '@care/contracts/rtk';
import { useEffect } from 'react';
import { WATCH_LIST_MAX } from './constants';
import { useAppDispatch, useAppSelector, type AppThunk } from './store-access';

/** Storage key of a visitor's watch list. */
const DEVICE_LIST_KEY = 'pf-watch-list';

/** The version of the stored format; another version is not read. */
const VERSION = 1;

const nothing: readonly number[] = [];

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** The stored list; empty on the server, and if the browser refuses storage. */
function readStored(): readonly number[] {
  try {
    const stored = JSON.parse(localStorage.getItem(DEVICE_LIST_KEY) ?? 'null') as {
      version?: unknown;
      ids?: unknown;
    } | null;
    if (stored?.version !== VERSION || !Array.isArray(stored.ids)) return nothing;
    return [...new Set(stored.ids.filter(isId))].slice(0, WATCH_LIST_MAX);
  } catch {
    return nothing;
  }
}

/** Stores the list; false where the browser stores nothing. An empty list leaves nothing in the storage. */
function store(ids: readonly number[]): boolean {
  try {
    if (ids.length === 0) localStorage.removeItem(DEVICE_LIST_KEY);
    else localStorage.setItem(DEVICE_LIST_KEY, JSON.stringify({ version: VERSION, ids }));
    return true;
  } catch {
    return false;
  }
}

/** The watch list of a visitor: ids of the providers that are kept in this browser, latest first. */
export const deviceListSlice = createSlice({
  name: 'deviceList',
  initialState: nothing,
  reducers: {
    // An unchanged list stays the same object, so that nothing renders again.
    listChanged: (ids, { payload }: PayloadAction<readonly number[]>) =>
      String(payload) === String(ids) ? ids : payload,
  },
});
const { listChanged } = deviceListSlice.actions;

/** Replaces the list; false if the browser refuses storage, and the list does not change. */
export const writeDeviceList =
  (ids: readonly number[]): AppThunk<boolean> =>
  (dispatch) => {
    const kept = ids.slice(0, WATCH_LIST_MAX);
    if (!store(kept)) return false;
    dispatch(listChanged(kept));
    return true;
  };

export type Remembered = 'kept' | 'full' | 'refused';

/** Puts a provider on the list, at the front or where it was; a full list stays as it is. */
export const rememberCompany =
  (id: number, at = 0): AppThunk<Remembered> =>
  (dispatch) => {
    // Read anew: another tab may have written a moment ago.
    const others = readStored().filter((one) => one !== id);
    if (others.length >= WATCH_LIST_MAX) return 'full';
    return dispatch(writeDeviceList(others.toSpliced(at, 0, id))) ? 'kept' : 'refused';
  };

export const forgetCompany =
  (id: number): AppThunk<boolean> =>
  (dispatch) =>
    dispatch(writeDeviceList(readStored().filter((one) => one !== id)));

/** Puts providers before those on the list, as far as there is room; `isWhole` says whether all of them fit. */
export const rememberCompanies =
  (ids: readonly number[]): AppThunk<{ isStored: boolean; isWhole: boolean }> =>
  (dispatch) => {
    const own = readStored();
    const fresh = ids.filter((id) => !own.includes(id));
    const room = WATCH_LIST_MAX - own.length;
    return { isStored: dispatch(writeDeviceList([...fresh.slice(0, room), ...own])), isWhole: fresh.length <= room };
  };

/** The list. It is empty until it is read from the storage after hydration, and follows changes in other tabs. */
export function useDeviceList(): readonly number[] {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const read = () => void dispatch(listChanged(readStored()));
    const onStorage = ({ key }: StorageEvent) => {
      // Without a key the whole storage was emptied.
      if (key === DEVICE_LIST_KEY || key === null) read();
    };
    read();
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [dispatch]);
  return useAppSelector(({ deviceList }) => deviceList);
}
