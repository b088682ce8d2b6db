import { useDispatch, useSelector, useStore } from '@care/contracts/rtkq';
import type { AppDispatch, AppStore, RootState } from './store';

// The hooks of react-redux with the types of this site's store.
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** A thunk: `dispatch(signOut())` runs it and gives its result. */
export type AppThunk<Result> = (dispatch: AppDispatch, getState: () => RootState) => Result;

/** Calls `onChange` whenever the selected value is another one; returns a function that stops it. */
export function observe<T>(
  store: AppStore,
  select: (state: RootState) => T,
  onChange: (value: T, before: T) => void,
): () => void {
  let known = select(store.getState());
  return store.subscribe(() => {
    const before = known;
    known = select(store.getState());
    if (known !== before) onChange(known, before);
  });
}
