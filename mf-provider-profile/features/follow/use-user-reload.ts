import { userApi } from '@care/contracts';
import { currentUser } from '@care/contracts/viewer';
import { useCallback } from 'react';

/** Refetches the user, which contains the followed ids; resolves when they are loaded. */
export function useUserReload(): () => Promise<void> {
  const [ask] = userApi.details.useLazyQuerySubscription();
  return useCallback(async () => {
    const user = currentUser();
    if (user) await ask(user.id);
  }, [ask]);
}
