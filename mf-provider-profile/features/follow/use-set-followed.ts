import { asApiError } from '@care/contracts';
import { apiErrorMessage } from '@care/ui';
import { useCallback } from 'react';
import { followApi } from './follow-api';
import { useUserReload } from './use-user-reload';

/**
 * Returns a function that follows or unfollows a provider and refetches the list (PP-17). The endpoint toggles: if its
 * answer shows that another tab was faster, it is called a second time. Resolves to an error message, or undefined on
 * success.
 */
export function useSetFollowed(): (company: number, isFollowed: boolean) => Promise<string | undefined> {
  const [toggle] = followApi.toggle.useMutation();
  const reloadUser = useUserReload();
  return useCallback(
    async (company, isFollowed) => {
      const first = await toggle({ company });
      const { error } = first.data && first.data.is_followed !== isFollowed ? await toggle({ company }) : first;
      if (error) return apiErrorMessage(asApiError(error));
      await reloadUser();
      return undefined;
    },
    [toggle, reloadUser],
  );
}
