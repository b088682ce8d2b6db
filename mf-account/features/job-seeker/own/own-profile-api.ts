import { request, asApiError, hasStatus, useAppDispatch, type ApiError, defineSliceApi } from '@care/contracts';
import type * as Api from '@care/contracts/schemas';
import { blockedTags, tagsOf } from '../../../tags';

/** The own profile with its version. */
interface OwnVersion {
  profile: Api.JobSeeker;
  etag: string | undefined;
}

/** Visitors of the profile per page. */
export const VISITORS_PAGE_SIZE = 10;
const profileUrl = (id: number): string => `/user/profile/${id}/`;

/** The profile, and the lists with it: their cards have no id. */
const profileTags = (profile: number) => tagsOf('JobSeeker', profile, 'LIST');
/** The photo is part of the profile and of the account. */
const withPhoto = (profile: number) => [...profileTags(profile), ...tagsOf('User', 'DETAILS')];

/** Endpoints for the person's profile. Query arguments are the id of the profile. */
export const ownProfileApi = defineSliceApi('own-profile', (build) => ({
  profile: build.query<OwnVersion, number>({
    queryFn: async (id, { signal }) => {
      const result = await request<Api.JobSeeker>({ url: profileUrl(id) }, signal);
      return result.success ? { data: { profile: result.data, etag: result.etag } } : { error: result.error };
    },
    providesTags: tagsOf('User', 'PROFILE'),
    keepUnusedDataFor: 0,
  }),
  change: build.mutation<Api.JobSeeker, { id: number; change: Api.JobSeekerChange; etag: string | undefined }>({
    query: ({ id, change, etag }) => ({ url: profileUrl(id), method: 'PATCH', body: change, ifMatch: etag }),
    invalidatesTags: (changed) => (changed ? profileTags(changed.id) : []),
  }),
  preview: build.query<Api.JobSeeker, number>({
    query: (id) => `${profileUrl(id)}preview/`,
    providesTags: (_profile, _error, id) => [...tagsOf('JobSeeker', id), ...tagsOf('User', 'PROFILE')],
    keepUnusedDataFor: 0,
  }),

  uploadPhoto: build.mutation<Api.Image, { profile: Api.JobSeeker; file: File }>({
    query: ({ profile, file }) => ({ url: '/media/user-profile/', body: photoForm(profile, file) }),
    invalidatesTags: (image, _error, { profile }) => (image ? withPhoto(profile.id) : []),
  }),
  deletePhoto: build.mutation<unknown, { profile: Api.JobSeeker; photo: number }>({
    query: ({ photo }) => ({ url: `/media/user-profile/${photo}/`, method: 'DELETE' }),
    invalidatesTags: (_none, _error, { profile }) => withPhoto(profile.id),
  }),

  visitors: build.query<Api.ProfileVisitors, { id: number; offset: number }>({
    query: ({ id, offset }) => `${profileUrl(id)}visitors/?limit=${VISITORS_PAGE_SIZE}&offset=${offset}`,
    providesTags: tagsOf('User', 'VISITORS'),
    keepUnusedDataFor: 0,
  }),
  blocks: build.query<Api.UserBlocks, void>({
    query: () => '/user/block/',
    providesTags: tagsOf('User', 'BLOCKS'),
    keepUnusedDataFor: 0,
  }),
  block: build.mutation<Api.UserBlocks, number>({
    query: (company) => ({ url: '/user/block/', body: { company } }),
    invalidatesTags: blockedTags,
  }),
  unblock: build.mutation<unknown, number>({
    query: (id) => ({ url: `/user/block/${id}/`, method: 'DELETE' }),
    invalidatesTags: blockedTags,
  }),
  /** Finds providers by name, for the block list. */
  companies: build.query<Api.CompanySearchAnswer, string>({
    query: (name) => `/company/search/?${new URLSearchParams({ q: name, page_size: '8' })}`,
  }),
}));

/** The upload in the format of the API; `url` is always empty. */
function photoForm({ id, user_id }: Api.JobSeeker, file: File): FormData {
  const form = new FormData();
  const fields = { user: String(user_id), user_profile: String(id), url: '' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return form;
}

/** How often a write is repeated after the version has changed. */
const MAX_ATTEMPTS = 3;
/** The version was changed since it was read. */
const STALE = 412;

/** Returns a function that reads the profile, `again` even if it is there. */
export function useReadProfile(id: number) {
  const dispatch = useAppDispatch();
  return (again: boolean) => dispatch(ownProfileApi.profile.initiate(id, { subscribe: false, forceRefetch: again }));
}

interface Saving {
  error?: ApiError;
  /** Nothing was saved: this section was changed elsewhere since it was read, for example in another tab. */
  theirs?: Api.JobSeeker;
}

/**
 * Saves changes of the profile. Every write is conditional on the version read last. `isUnchanged` returns
 * whether the fields of the change are still as the user saw them; otherwise there is a conflict. Without it the last
 * write wins.
 */
export function useSaveProfile(id: number) {
  const read = useReadProfile(id);
  const [patch] = ownProfileApi.change.useMutation();

  return async (change: Api.JobSeekerChange, isUnchanged?: (latest: Api.JobSeeker) => boolean): Promise<Saving> => {
    for (let attempt = 1; ; attempt++) {
      const { data: latest, error } = await read(attempt > 1);
      if (!latest) return { error: asApiError(error) };
      if (isUnchanged && !isUnchanged(latest.profile)) return { theirs: latest.profile };
      const { error: failure } = await patch({ id, change, etag: latest.etag });
      if (hasStatus(failure, STALE) && attempt < MAX_ATTEMPTS) continue;
      if (!failure) await read(true);
      return { error: failure && asApiError(failure) };
    }
  };
}
