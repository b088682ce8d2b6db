import { createSlice, type PayloadAction } from '@care/contracts/rtk';
import { useEffect } from 'react';
import { WATCH_LIST_MAX } from './constants';
import { keptValue } from './kept-value';
import { useAppDispatch, useAppSelector, type AppThunk } from './store-access';

/** Storage key of a visitor's watch list. */
const DEVICE_LIST_KEY = 'pf-watch-list';

/** The version of the stored format; another version is not read. */
const VERSION = 1;

const nothing: readonly number[] = [];

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const kept = keptValue<{ version: number; ids: readonly number[] }>(() => localStorage, DEVICE_LIST_KEY);

/** The stored list; empty on the server, and if the browser refuses storage. */
function readStored(): readonly number[] {
  const { version, ids } = kept.read() ?? {};
  return version === VERSION && Array.isArray(ids) ? [...new Set(ids.filter(isId))].slice(0, WATCH_LIST_MAX) : nothing;
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
    const list = ids.slice(0, WATCH_LIST_MAX);
    if (!kept.write(list.length > 0 ? { version: VERSION, ids: list } : undefined)) return false;
    dispatch(listChanged(list));
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
