import { combineSlices, configureStore } from '@care/contracts/rtk';
import { careApi } from './api';
import { consentSlice } from './consent';
import { deviceListSlice } from './device-list';
import { draftsSlice } from './drafts';
import { sessionSlice } from './session';

/** The root reducer of the site. A slice with state of its own adds it with `mySlice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices(careApi, sessionSlice, consentSlice, deviceListSlice, draftsSlice);
export type RootState = ReturnType<typeof rootReducer>;

/** The part of the state that server HTML carries: the answers of the API. The rest exists in browsers only. */
export type SerializedState = Pick<RootState, 'api'>;

/** One store per page in the browser, one per request on the server. */
export const makeStore = (preloadedState?: SerializedState) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(careApi.middleware),
    devTools: process.env.NODE_ENV === 'development',
  });
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
