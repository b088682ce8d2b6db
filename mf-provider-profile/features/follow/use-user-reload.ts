import { userApi } from '@care/contracts';
import { currentUser } from '@care/contracts/viewer';
import { useCallback } from 'react';

/** Asks again for the account, which lists the ids that are followed; ends when they are here. */
export function useUserReload(): () => Promise<void> {
  const [ask] = userApi.details.useLazyQuerySubscription();
  return useCallback(async () => {
    const user = currentUser();
    if (user) await ask(user.id);
  }, [ask]);
}
