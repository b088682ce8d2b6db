import { combineSlices, configureStore } from '@care/contracts/rtk';
import { careApi } from './api';

/** The one reducer of the site; a slice with a state of its own adds it with `rootReducer.inject(slice)`. */
export const rootReducer = combineSlices(careApi);

/** What server HTML carries of the store: the API's answers and nothing else. */
export type SerializedState = Pick<ReturnType<typeof rootReducer>, 'api'>;

/** One store per page in the browser, one per request on the server. */
export const makeStore = (preloadedState?: SerializedState) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(careApi.middleware),
    devTools: process.env.NODE_ENV === 'development',
  });
export type AppStore = ReturnType<typeof makeStore>;
