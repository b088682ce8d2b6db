import { asApiError } from '@care/contracts';
import { apiErrorMessage } from '@care/ui';
import { useCallback } from 'react';
import { followApi } from './follow-api';
import { useUserReload } from './use-user-reload';

/**
 * Follows a provider or stops following it, then reloads what says so (PP-17). The call toggles: where another tab was faster,
 * the answer tells, and it is called once more. Gives what to say when it failed.
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
