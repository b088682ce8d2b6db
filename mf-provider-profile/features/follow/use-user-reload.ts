import { selectUser, useAppStore, userApi } from '@care/contracts';
import { useCallback } from 'react';

/** Refetches the user, which contains the followed ids; resolves when they have loaded. */
export function useUserReload(): () => Promise<void> {
  const { dispatch, getState } = useAppStore();
  return useCallback(async () => {
    if (!selectUser(getState())) return;
    await dispatch(userApi.details.initiate(undefined, { subscribe: false, forceRefetch: true }));
  }, [dispatch, getState]);
}
