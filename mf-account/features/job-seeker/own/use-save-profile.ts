import { asApiError, useDispatch, type ApiError } from '@care/contracts';
import type { JobSeeker, JobSeekerChange } from '@care/contracts/schemas';
import type { AppDispatch } from '../../address/geo-api';
import { ownProfileApi } from './own-profile-api';

export type Saving =
  | { kind: 'saved' }
  /** Somebody, probably oneself in another tab, has changed the same since it was read. */
  | { kind: 'conflict'; theirs: JobSeeker }
  | { kind: 'failed'; error: ApiError };

/** How often a version that has moved on elsewhere is read anew before giving up. */
const MAX_ATTEMPTS = 3;

/**
 * Saves parts of the own profile. Every write is made from the version last read, and `base` is the profile as the person saw
 * it: what was changed elsewhere is a conflict only where it is the same part. Without `base` the last write wins.
 */
export function useSaveProfile(id: number) {
  const dispatch = useDispatch<AppDispatch>();
  const [patch] = ownProfileApi.change.useMutation();
  const read = (forceRefetch: boolean) =>
    dispatch(ownProfileApi.profile.initiate(id, { subscribe: false, forceRefetch }));

  return async (change: JobSeekerChange, base?: JobSeeker): Promise<Saving> => {
    let stale: ApiError | undefined;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const { data: latest, error } = await read(attempt > 0);
      if (!latest) return { kind: 'failed', error: asApiError(error) };
      if (base && !isUnchanged(change, base, latest.profile)) return { kind: 'conflict', theirs: latest.profile };
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

/** Whether what is to be changed is still what it was. */
export function isUnchanged(change: JobSeekerChange, before: JobSeeker, now: JobSeeker): boolean {
  const parts = Object.keys(change) as (keyof JobSeekerChange)[];
  return parts.every((part) => JSON.stringify(before[part]) === JSON.stringify(now[part]));
}

/** Reads the own profile again, after something about it was changed by another call. */
export function useReadAgain(id: number): () => Promise<unknown> {
  const dispatch = useDispatch<AppDispatch>();
  return () => dispatch(ownProfileApi.profile.initiate(id, { subscribe: false, forceRefetch: true }));
}
