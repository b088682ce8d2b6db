import { defineSliceApi, request } from '@care/contracts';
import type {
  CompanySearchAnswer,
  Image,
  JobSeeker,
  JobSeekerChange,
  ProfileVisitors,
  UserBlocks,
} from '@care/contracts/schemas';

/** The own profile with its version. */
export interface OwnVersion {
  profile: JobSeeker;
  etag: string | undefined;
}
interface Change {
  id: number;
  change: JobSeekerChange;
  etag: string | undefined;
}
interface Photo {
  profile: JobSeeker;
  file: File;
}

/** Visitors of the profile per page. */
export const VISITORS_PAGE_SIZE = 10;
const KEEP_UNUSED_DATA_FOR = 0;
const profileUrl = (id: number): string => `/user/profile/${id}/`;

/** The profile, and the lists with it: their cards have no id. */
const profileTags = (profile: number) =>
  [
    { type: 'JobSeeker', id: profile },
    { type: 'JobSeeker', id: 'LIST' },
  ] as const;
/** The photo is part of the profile and of the account. */
const withPhoto = (profile: number) => [...profileTags(profile), { type: 'User', id: 'DETAILS' }] as const;
/** The list of visitors and every conversation show who is blocked. */
const blockedTags = [
  { type: 'User', id: 'BLOCKS' },
  { type: 'User', id: 'VISITORS' },
  { type: 'Message', id: 'LIST' },
  { type: 'Message', id: 'CONVERSATION' },
] as const;

/** Endpoints for the person's profile. Query arguments are the id of the profile. */
export const ownProfileApi = defineSliceApi('own-profile', (build) => ({
  profile: build.query<OwnVersion, number>({
    queryFn: async (id, { signal }) => {
      const result = await request<JobSeeker>({ url: profileUrl(id) }, signal);
      return result.success ? { data: { profile: result.data, etag: result.etag } } : { error: result.error };
    },
    providesTags: [{ type: 'User', id: 'PROFILE' }],
    keepUnusedDataFor: KEEP_UNUSED_DATA_FOR,
  }),
  change: build.mutation<JobSeeker, Change>({
    query: ({ id, change, etag }) => ({ url: profileUrl(id), method: 'PATCH', body: change, ifMatch: etag }),
    invalidatesTags: (changed) => (changed ? profileTags(changed.id) : []),
  }),
  preview: build.query<JobSeeker, number>({
    query: (id) => `${profileUrl(id)}preview/`,
    providesTags: (_profile, _error, id) => [
      { type: 'JobSeeker', id },
      { type: 'User', id: 'PROFILE' },
    ],
    keepUnusedDataFor: KEEP_UNUSED_DATA_FOR,
  }),

  uploadPhoto: build.mutation<Image, Photo>({
    query: ({ profile, file }) => ({ url: '/media/user-profile/', body: photoForm(profile, file) }),
    invalidatesTags: (image, _error, { profile }) => (image ? withPhoto(profile.id) : []),
  }),
  deletePhoto: build.mutation<unknown, { profile: JobSeeker; photo: number }>({
    query: ({ photo }) => ({ url: `/media/user-profile/${photo}/`, method: 'DELETE' }),
    invalidatesTags: (_none, _error, { profile }) => withPhoto(profile.id),
  }),

  visitors: build.query<ProfileVisitors, { id: number; offset: number }>({
    query: ({ id, offset }) => `${profileUrl(id)}visitors/?limit=${VISITORS_PAGE_SIZE}&offset=${offset}`,
    providesTags: [{ type: 'User', id: 'VISITORS' }],
    keepUnusedDataFor: KEEP_UNUSED_DATA_FOR,
  }),
  blocks: build.query<UserBlocks, void>({
    query: () => '/user/block/',
    providesTags: [{ type: 'User', id: 'BLOCKS' }],
    keepUnusedDataFor: KEEP_UNUSED_DATA_FOR,
  }),
  block: build.mutation<UserBlocks, number>({
    query: (company) => ({ url: '/user/block/', body: { company } }),
    invalidatesTags: blockedTags,
  }),
  unblock: build.mutation<unknown, number>({
    query: (id) => ({ url: `/user/block/${id}/`, method: 'DELETE' }),
    invalidatesTags: blockedTags,
  }),
  /** Finds providers by name, for the block list. */
  companies: build.query<CompanySearchAnswer, string>({
    query: (name) => `/company/search/?${new URLSearchParams({ q: name, page_size: '8' })}`,
  }),
}));

/** The upload in the format of the API; `url` is always empty. */
function photoForm({ id, user_id }: JobSeeker, file: File): FormData {
  const form = new FormData();
  const fields = { user: String(user_id), user_profile: String(id), url: '' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return form;
}
