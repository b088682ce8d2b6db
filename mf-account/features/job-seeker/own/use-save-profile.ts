import { asApiError, useAppDispatch, type ApiError } from '@care/contracts';
import type { JobSeeker, JobSeekerChange } from '@care/contracts/schemas';
import { ownProfileApi } from './own-profile-api';

export type Saving =
  | { kind: 'saved' }
  /** This section was changed elsewhere since it was read, for example in another tab. */
  | { kind: 'conflict'; theirs: JobSeeker }
  | { kind: 'failed'; error: ApiError };

/** How often a write is repeated after the version has changed. */
const MAX_ATTEMPTS = 3;

/**
 * Saves changes of the profile. Every write is conditional on the version read last. `isUnchanged` returns
 * whether the fields of the change are still as the user saw them; otherwise there is a conflict. Without it the last
 * write wins.
 */
export function useSaveProfile(id: number) {
  const dispatch = useAppDispatch();
  const [patch] = ownProfileApi.change.useMutation();
  const read = (forceRefetch: boolean) =>
    dispatch(ownProfileApi.profile.initiate(id, { subscribe: false, forceRefetch }));

  return async (change: JobSeekerChange, isUnchanged?: (latest: JobSeeker) => boolean): Promise<Saving> => {
    let stale: ApiError | undefined;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const { data: latest, error } = await read(attempt > 0);
      if (!latest) return { kind: 'failed', error: asApiError(error) };
      if (isUnchanged && !isUnchanged(latest.profile)) return { kind: 'conflict', theirs: latest.profile };
      const result = await patch({ id, change, etag: latest.etag });
      if (!result.error) {
        await read(true);
        return { kind: 'saved' };
      }
      stale = asApiError(result.error);
      if (!isStale(stale)) return { kind: 'failed', error: stale };
    }
    return { kind: 'failed', error: stale ?? asApiError(undefined) };
  };
}

const isStale = (error: ApiError): boolean => error.kind === 'http' && error.status === 412;

/** Returns a function that refetches the profile. */
export function useRefetchProfile(id: number): () => Promise<unknown> {
  const dispatch = useAppDispatch();
  return () => dispatch(ownProfileApi.profile.initiate(id, { subscribe: false, forceRefetch: true }));
}
