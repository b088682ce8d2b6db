import { useUserContext, asApiError, useAppDispatch, selectUser, useAppStore, userApi } from '@care/contracts';
import { useSlowText } from '@care/ui/slow-action';
import { startTransition, useOptimistic, useState } from 'react';
import { WATCH_LIST_PAGE_SIZE } from '@care/contracts/constants';
import { apiErrorMessage } from '@care/ui';
import { followText } from './texts';
import { followApi } from './follow-api';

/** Whether the user follows the provider, and a button's action that changes it. */
export function useFollowing(id: number) {
  const setFollowed = useSetFollowed();
  const isKnown = useUserContext().followedCompanies.includes(id);
  const [shown, show] = useOptimistic({ isFollowed: isKnown, isBusy: false });
  const [{ message, hasFailed }, report] = useState({ message: '', hasFailed: false });
  const slow = useSlowText(shown.isBusy);
  const toggle = () => {
    if (shown.isBusy) return;
    const wanted = !shown.isFollowed;
    report({ message: '', hasFailed: false });
    // The optimistic state stays until the refetched list is here, or the server has rejected the change.
    startTransition(async () => {
      show({ isFollowed: wanted, isBusy: true });
      const reason = await setFollowed(id, wanted);
      const result = reason ? followText('failed', { reason }) : followText(wanted ? 'followed' : 'unfollowed');
      startTransition(() => report({ message: result, hasFailed: reason !== undefined }));
    });
  };
  /** Without `isForAll` the message is for screen readers only: the heart shows it to all others. */
  return { ...shown, hasFailed, isForAll: hasFailed || slow !== undefined, message: slow ?? message, toggle };
}

const FIRST_PAGE = { limit: WATCH_LIST_PAGE_SIZE, offset: 0 };
const READ_ANEW = { subscribe: false, forceRefetch: true };

/**
 * Returns a function that follows or unfollows a provider and refetches the list (PP-17). The endpoint toggles: if its
 * answer shows that another tab was faster, it is called a second time. Resolves to an error message, or undefined on
 * success.
 */
export function useSetFollowed() {
  const [toggle] = followApi.toggle.useMutation();
  const reloadUser = useUserReload();
  const dispatch = useAppDispatch();
  return async (company: number, isFollowed: boolean): Promise<string | undefined> => {
    const first = await toggle({ company });
    const { error } = first.data && first.data.is_followed !== isFollowed ? await toggle({ company }) : first;
    if (error) return apiErrorMessage(asApiError(error));
    await Promise.all([reloadUser(), dispatch(followApi.followed.initiate(FIRST_PAGE, READ_ANEW))]);
    return undefined;
  };
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
function useUserReload() {
  const { dispatch, getState } = useAppStore();
  return async () => {
    if (selectUser(getState())) await dispatch(userApi.details.initiate(undefined, READ_ANEW));
  };
}
