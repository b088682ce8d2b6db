import { asApiError, useAppDispatch, selectUser, useAppStore, userApi } from '@care/contracts';
import { WATCH_LIST_PAGE_SIZE } from '@care/contracts/constants';
import { apiErrorMessage } from '@care/ui';
import { useCallback } from 'react';
import { followApi } from './follow-api';

const FIRST_PAGE = { limit: WATCH_LIST_PAGE_SIZE, offset: 0 };
const READ_ANEW = { subscribe: false, forceRefetch: true };

/**
 * Returns a function that follows or unfollows a provider and refetches the list (PP-17). The endpoint toggles: if its
 * answer shows that another tab was faster, it is called a second time. Resolves to an error message, or undefined on
 * success.
 */
export function useSetFollowed(): (company: number, isFollowed: boolean) => Promise<string | undefined> {
  const [toggle] = followApi.toggle.useMutation();
  const reloadUser = useUserReload();
  const dispatch = useAppDispatch();
  return useCallback(
    async (company, isFollowed) => {
      const first = await toggle({ company });
      const { error } = first.data && first.data.is_followed !== isFollowed ? await toggle({ company }) : first;
      if (error) return apiErrorMessage(asApiError(error));
      await Promise.all([reloadUser(), dispatch(followApi.followed.initiate(FIRST_PAGE, READ_ANEW))]);
      return undefined;
    },
    [toggle, reloadUser, dispatch],
  );
}

/** Follows all of these providers, then refetches the user; the call gives its error. */
export function useFollowMany() {
  const [send, { isLoading, error }] = followApi.followMany.useMutation();
  const reloadUser = useUserReload();
  const followMany = async (ids: readonly number[]) => {
    const result = await send({ companies: [...ids] });
    if (!result.error) await reloadUser();
    return result.error;
  };
  return { followMany, isLoading, error };
}

/** Refetches the user, which contains the followed ids; resolves when they have loaded. */
function useUserReload(): () => Promise<void> {
  const { dispatch, getState } = useAppStore();
  return useCallback(async () => {
    if (!selectUser(getState())) return;
    await dispatch(userApi.details.initiate(undefined, { subscribe: false, forceRefetch: true }));
  }, [dispatch, getState]);
}
