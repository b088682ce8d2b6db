import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Address of this site. The server renders a placeholder, because a cached page has no address of its own. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => 'SITE',
  );
