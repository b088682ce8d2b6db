import { currentSession, userApi } from '@care/contracts';
import { useCallback } from 'react';

/** Asks again for the account, which lists the ids that are followed; ends when they are here. */
export function useUserReload(): () => Promise<void> {
  const [ask] = userApi.details.useLazyQuerySubscription();
  return useCallback(async () => {
    const session = currentSession();
    if (session.status === 'authenticated') await ask(session.user.id);
  }, [ask]);
}
