import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in server HTML and in the render that takes it over, true in everything rendered by the browser alone. */
export const useRenderedInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
